import type { HomeBlock } from '@welt/brands'
import { ALL_BRANDS, FREE_DELIVERY } from './shared.ts'

export const molliniHome: readonly HomeBlock[] = [
  {
    kind: 'hero',
    look: 'name',
    name: 'Noor',
    heading: 'One very good back strap.',
    ground: 'tile-1',
    links: [{ text: 'Shop slingbacks', href: '/heels/courts' }],
    pictures: [{ src: 'noor/cherry-three-quarter', alt: 'Noor slingback in cherry leather, three-quarter view' }],
  },
  { kind: 'ticker', items: ['New drop every Thursday', 'Small runs', 'Gone when it’s gone', 'Two tones or none'] },
  {
    kind: 'rail',
    heading: 'This week’s drop',
    category: 'new-in',
    sort: 'newest',
    count: 4,
    link: { text: 'See all new in', href: '/new-in' },
  },
  {
    kind: 'entries',
    look: 'mosaic',
    heading: 'Pick a mood',
    entries: [
      {
        title: 'Late one',
        href: '/heels/strappy',
        ground: 'tile-3',
        picture: { src: 'stellar/hot-pink-three-quarter', alt: '' },
      },
      {
        title: 'Desk to drinks',
        href: '/flats/loafers',
        ground: 'tile-2',
        picture: { src: 'roma/burgundy-three-quarter', alt: '' },
      },
      {
        title: 'Off duty',
        href: '/sneakers',
        ground: 'tile-4',
        picture: { src: 'newtown/off-white-cobalt-three-quarter', alt: '' },
      },
      {
        title: 'Flat chat',
        href: '/flats/ballet',
        ground: 'tile',
        picture: { src: 'leo/leopard-three-quarter', alt: '' },
      },
      {
        title: 'Boot season',
        href: '/boots',
        ground: 'tile-1',
        picture: { src: 'domino/black-three-quarter', alt: '' },
      },
    ],
  },
  {
    kind: 'slab',
    look: 'campaign',
    heading: 'No horse required',
    text: 'Cuban heels, croc grain, one python point. Wear with anything that has never seen a paddock.',
    link: { text: 'Shop western', href: '/boots/western' },
    subjectSide: 'left',
    tone: 'dark',
    backdrop: '#4a1a22',
    picture: {
      src: 'campaign/mollini-western',
      loading: ['#4a1a22', '#6b2a33'],
      alt: 'Python-print stiletto, bone western boot and burgundy croc-embossed loafer in an oxblood set',
    },
  },
  {
    kind: 'rail',
    heading: 'Still good. Now less.',
    category: 'sale',
    sort: 'biggest_saving',
    count: 4,
    link: { text: 'See all sale', href: '/sale' },
  },
  { kind: 'brands', heading: 'Names on the box', link: ALL_BRANDS },
  {
    kind: 'facts',
    look: 'line',
    facts: [
      FREE_DELIVERY,
      { icon: 'ruler', title: 'Four size scales', text: 'AU, EU, UK and US on every shoe', href: '/size-guide' },
      { icon: 'lock', title: 'No account needed', text: 'Check out as a guest' },
      { icon: 'return', title: 'If it isn’t right', text: 'We put faults right at our cost', href: '/returns' },
    ],
  },
]
