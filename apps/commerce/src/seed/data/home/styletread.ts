import type { HomeBlock } from '@welt/brands'
import { FREE_DELIVERY } from './shared.ts'

export const styletreadHome: readonly HomeBlock[] = [
  {
    kind: 'hero',
    look: 'cover',
    kicker: 'The Tuesday edit',
    heading: '{Brands_spelled} labels,',
    emphasis: 'one bag.',
    text: 'We read every label’s new season so that you only have to read ours.',
    links: [
      { text: 'Read the edit', href: '/new-in' },
      { text: 'Browse every label', href: '/all-brands' },
    ],
    pictures: [
      { src: 'gabrielle/bone-three-quarter', alt: 'Gabrielle slingback in bone leather, three-quarter view' },
      {
        src: 'sienna/terracotta-three-quarter',
        alt: 'Sienna block-heel sandal in terracotta suede, three-quarter view',
      },
    ],
  },
  {
    kind: 'brands',
    look: 'index',
    heading: 'Labels, in the order we’d read them',
    link: { text: 'all of them, A–Z', href: '/all-brands' },
  },
  {
    kind: 'rail',
    heading: 'The edit of six',
    category: 'heels',
    count: 6,
    look: 'numbered',
    link: { text: 'See all heels', href: '/heels' },
  },
  {
    kind: 'slab',
    look: 'spread',
    heading: 'Warm ground',
    text: 'Espadrille wedges, suede block heels and one very plain flat sandal. All the colours of a brick wall at four o’clock.',
    link: { text: 'Shop sandals', href: '/sandals' },
    subjectSide: 'right',
    picture: {
      src: 'campaign/styletread-sandals',
      loading: ['#d99c78', '#ecc3a6'],
      alt: 'Tan espadrille wedge, terracotta suede block-heel sandal and flat white sandal in a terracotta set',
    },
  },
  {
    kind: 'rail',
    heading: 'Just unboxed',
    category: 'new-in',
    sort: 'newest',
    count: 4,
    link: { text: 'See all new in', href: '/new-in' },
  },
  {
    kind: 'entries',
    look: 'tiles',
    heading: 'How high?',
    entries: [
      {
        title: 'Flat',
        text: 'Up to 2 cm',
        href: '/flats',
        ground: 'tile',
        picture: { src: 'giselle/blush-side', alt: '' },
      },
      {
        title: 'Low',
        text: '2 to 4.5 cm',
        href: '/heels?heel_height=low',
        ground: 'tint',
        picture: { src: 'simone/nude-side', alt: '' },
      },
      {
        title: 'Mid',
        text: '4.5 to 7.5 cm',
        href: '/heels?heel_height=mid',
        ground: 'tile',
        picture: { src: 'celine-anne/nude-side', alt: '' },
      },
      {
        title: 'High',
        text: 'Over 7.5 cm',
        href: '/heels?heel_height=high',
        ground: 'tint',
        picture: { src: 'lucia/burgundy-side', alt: '' },
      },
    ],
  },
  {
    kind: 'rail',
    heading: 'Reduced, not forgotten',
    category: 'sale',
    sort: 'biggest_saving',
    count: 4,
    link: { text: 'See all sale', href: '/sale' },
  },
  {
    kind: 'slab',
    look: 'spread',
    heading: 'Soft steps',
    text: 'A slingback, a bit loafer and a ballet flat in bone, ivory and blush. Three quiet ways to look put together.',
    link: { text: 'Shop flats', href: '/flats' },
    subjectSide: 'left',
    picture: {
      src: 'campaign/styletread-new-season',
      loading: ['#ecd3cb', '#f6e7e1'],
      alt: 'Bone and black slingback, ivory bit loafer and blush ballet flat on stepped blush plinths',
    },
  },
  {
    kind: 'facts',
    look: 'line',
    facts: [
      FREE_DELIVERY,
      { icon: 'ruler', title: 'Sizes that translate', text: 'AU, EU, UK and US side by side', href: '/size-guide' },
      { icon: 'return', title: 'If it isn’t right', text: 'We put faults right at our cost', href: '/returns' },
      { icon: 'lock', title: 'No account needed', text: 'Check out as a guest' },
    ],
  },
]
