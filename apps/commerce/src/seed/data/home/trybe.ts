import type { HomeBlock } from '@welt/brands'
import { ALL_BRANDS, FREE_DELIVERY } from './shared.ts'

export const trybeHome: readonly HomeBlock[] = [
  {
    kind: 'hero',
    look: 'campaign',
    heading: 'Straps for now. Laces by Term 3.',
    text: 'Shoes that keep up with small feet, sorted by age and sized in centimetres.',
    links: [
      { text: 'Shop by age', href: '/age' },
      { text: 'School shoes', href: '/school' },
    ],
    subjectSide: 'right',
    tone: 'light',
    backdrop: '#9fc9ea',
    pictures: [
      {
        src: 'campaign/trybe-play',
        loading: ['#9fc9ea', '#cfe5f5'],
        alt: 'Children’s sneakers in cobalt, lilac, denim and yellow on bright building blocks',
      },
    ],
  },
  {
    kind: 'entries',
    look: 'round',
    heading: 'How old are they?',
    entries: [
      {
        title: '0–2',
        text: 'Feet of 12 to 14 cm',
        href: '/age/0-2',
        ground: 'tint',
        picture: { src: 'teddy/white-sky-three-quarter', alt: '' },
      },
      {
        title: '2–5',
        text: 'Feet of 14 to 17 cm',
        href: '/age/2-5',
        ground: 'tile',
        picture: { src: 'sprout/aqua-white-three-quarter', alt: '' },
      },
      {
        title: '5–8',
        text: 'Feet of 17 to 20 cm',
        href: '/age/5-8',
        ground: 'tint',
        picture: { src: 'comet/lilac-white-three-quarter', alt: '' },
      },
      {
        title: '8–12',
        text: 'Feet of 20 to 23 cm',
        href: '/age/8-12',
        ground: 'tile',
        picture: { src: 'dash/fuchsia-aqua-three-quarter', alt: '' },
      },
      {
        title: 'Teen',
        text: 'Feet of 23 cm and up',
        href: '/age/teen',
        ground: 'tint',
        picture: { src: 'northcote/white-cobalt-three-quarter', alt: '' },
      },
    ],
  },
  {
    kind: 'rail',
    heading: 'Fresh kicks',
    category: 'new-in',
    sort: 'newest',
    count: 4,
    link: { text: 'See all new in', href: '/new-in' },
  },
  {
    kind: 'slab',
    look: 'bubble',
    heading: 'Back to school, sorted',
    text: 'Black leather, soles that grip, and fastenings they can do up without you.',
    link: { text: 'Open the school shop', href: '/school' },
    picture: {
      src: 'campaign/trybe-back-to-school',
      loading: ['#f2d98a', '#f9ecc0'],
      alt: 'Black school lace-up, touch-fastening and T-bar school shoes on yellow blocks',
    },
  },
  {
    kind: 'entries',
    look: 'tiles',
    heading: 'Who does them up?',
    entries: [
      {
        title: 'Strap',
        text: 'They do, in one go',
        href: '/sneakers/touch-fastening',
        ground: 'tint',
        picture: { src: 'zippy/cobalt-yellow-side', alt: '' },
      },
      {
        title: 'Slip-on',
        text: 'Nobody has to',
        href: '/sneakers/slip-on',
        ground: 'tile',
        picture: { src: 'sprout/yellow-white-side', alt: '' },
      },
      {
        title: 'Lace',
        text: 'They do, after some practice',
        href: '/sneakers/lace-up',
        ground: 'tint',
        picture: { src: 'skylark/denim-yellow-side', alt: '' },
      },
    ],
  },
  {
    kind: 'rail',
    heading: 'Bigger feet, own taste',
    category: 'age/teen',
    count: 4,
    look: 'dark',
    link: { text: 'See all teen shoes', href: '/age/teen' },
  },
  {
    kind: 'steps',
    heading: 'Fit at home',
    text: 'Two feet, one wall, one ruler. It takes a minute and saves a trip to the post office.',
    steps: [
      'Heel against the wall, standing up',
      'Measure to the longest toe, both feet',
      'Add 1 cm to grow into, then check the chart',
    ],
    choices: [
      { title: 'First', text: 'Walkers', href: '/age/0-2' },
      { title: 'School', text: 'Shoes', href: '/school' },
      { title: 'Splash', text: 'And sand', href: '/sandals' },
    ],
    link: { text: 'Open the kids’ size chart', href: '/kids-shoe-size-chart' },
  },
  { kind: 'brands', heading: 'Whose shoes are these?', link: ALL_BRANDS },
  {
    kind: 'facts',
    look: 'line',
    facts: [
      FREE_DELIVERY,
      {
        icon: 'ruler',
        title: 'Sizes in centimetres',
        text: 'So you can measure at home',
        href: '/kids-shoe-size-chart',
      },
      { icon: 'tick', title: 'Something wrong?', text: 'We put faults right', href: '/returns' },
      { icon: 'phone', title: 'Ask a fitter', text: 'We answer on weekdays', href: '/contact' },
    ],
  },
]
