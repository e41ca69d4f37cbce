import { findSizeScale, type HomeBlock, type HomeEntry } from '@welt/brands'
import { ALL_BRANDS, FREE_DELIVERY } from './shared.ts'

const australian = findSizeScale('AUK')?.sizes ?? []

/** As the size filter names them. [decision 25] */
const CHILDRENS_SIZES = (findSizeScale('EUK')?.sizes ?? []).map(({ eu, footCm }) => {
  const size = australian.find((one) => one.eu === eu)?.size
  return { footCm, value: size ? `AUK:${size}` : `EUK:${eu}` }
})

/** Children's shoes for feet from one length to below another. */
function ageEntry(title: string, fromCm: number, belowCm?: number): HomeEntry {
  const sizes = CHILDRENS_SIZES.filter(({ footCm }) => footCm >= fromCm && footCm < (belowCm ?? Number.MAX_VALUE))
  const values = sizes.map(({ value }) => value).sort()
  return {
    title,
    text: belowCm === undefined ? `from ${fromCm} cm` : `${fromCm} to ${belowCm} cm`,
    href: `/kids?size=${values.join(',')}`,
  }
}

export const williamsHome: readonly HomeBlock[] = [
  {
    kind: 'hero',
    look: 'departments',
    heading: 'School shoes that last past winter.',
    links: [
      { text: 'Shop school', href: '/school' },
      { text: 'Find their size', href: '/kids-shoe-size-chart' },
    ],
    pictures: [],
    departments: [
      {
        title: 'Kids',
        text: 'First laces to first job',
        href: '/kids',
        picture: { src: 'dash/cobalt-lime-three-quarter', alt: '' },
      },
      {
        title: 'School',
        text: 'Black leather, five days a week',
        href: '/school',
        picture: { src: 'scholar/black-three-quarter', alt: '' },
      },
      {
        title: 'Grown-ups',
        text: 'Sneakers, boots and work shoes',
        href: '/women',
        picture: { src: 'bondi/white-forest-three-quarter', alt: '' },
      },
    ],
  },
  {
    kind: 'entries',
    look: 'bar',
    heading: 'Shop by age',
    entries: [ageEntry('2–5', 13, 16), ageEntry('5–8', 16, 20), ageEntry('8–12', 20, 24), ageEntry('Teen', 24)],
  },
  {
    kind: 'rail',
    heading: 'This week’s prices',
    category: 'sale',
    sort: 'biggest_saving',
    count: 4,
    look: 'marks',
    link: { text: 'See everything on sale', href: '/sale' },
  },
  {
    kind: 'stores',
    heading: 'Feet measured free in {store_count} stores',
    text: 'Bring the school socks.',
    label: 'Suburb or postcode',
    button: 'Find a store',
  },
  {
    kind: 'entries',
    look: 'round',
    heading: 'Shop by style',
    entries: [
      {
        title: 'Sneakers',
        href: '/women/sneakers',
        ground: 'tile',
        picture: { src: 'fitzroy/sage-white-three-quarter', alt: '' },
      },
      { title: 'Boots', href: '/women/boots', ground: 'tint', picture: { src: 'winton/tan-three-quarter', alt: '' } },
      {
        title: 'Work shoes',
        href: '/men/dress',
        ground: 'tile',
        picture: { src: 'mayfair/cognac-three-quarter', alt: '' },
      },
      {
        title: 'Sandals',
        href: '/women/sandals',
        ground: 'tint',
        picture: { src: 'palma/tan-three-quarter', alt: '' },
      },
      {
        title: 'Slippers',
        href: '/women/slippers',
        ground: 'tile',
        picture: { src: 'cosy/rose-three-quarter', alt: '' },
      },
    ],
  },
  {
    kind: 'slab',
    look: 'framed',
    heading: 'Saturday’s three',
    text: 'A white court sneaker, a penny loafer and one very blue pair with straps. One stop, done by lunch.',
    link: { text: 'Shop the weekend', href: '/women/sneakers' },
    picture: {
      src: 'campaign/williams-weekend',
      loading: ['#e9d9c3', '#f4eadb'],
      alt: 'White and forest court sneaker, oxblood penny loafer and children’s cobalt sneaker on sand-coloured plinths',
    },
  },
  {
    kind: 'steps',
    heading: 'Which size for next term?',
    text: 'Children’s feet grow about a size every six months. Measure at home, add a thumb’s width, and look it up in centimetres.',
    steps: [
      'Stand them against a wall, heel touching',
      'Mark the longest toe on paper and measure to the wall',
      'Find the length in the kids’ size chart',
    ],
    choices: [
      { title: 'Laces', text: 'Bigger kids', href: '/school/lace-up' },
      { title: 'Straps', text: 'Quick mornings', href: '/school/straps' },
      { title: 'Loafers', text: 'High school', href: '/school/slip-ons' },
    ],
    link: { text: 'Open the kids’ size chart', href: '/kids-shoe-size-chart' },
  },
  {
    kind: 'slab',
    look: 'framed',
    heading: 'Boots before the weather',
    text: 'Knee-high, chelsea and block heel, in colours that go with what’s already in the wardrobe.',
    link: { text: 'Shop boots', href: '/women/boots' },
    picture: {
      src: 'campaign/williams-boots',
      loading: ['#c9b8a4', '#e2d5c5'],
      alt: 'Chocolate knee-high boot, tan chelsea boot and black block-heel ankle boot on stone plinths',
    },
  },
  { kind: 'brands', heading: 'Brands we stock', link: ALL_BRANDS },
  {
    kind: 'facts',
    look: 'line',
    facts: [
      FREE_DELIVERY,
      { icon: 'foot', title: 'Sizes for everyone', text: 'From first school shoes to men’s 13' },
      { icon: 'ruler', title: 'Measure at home', text: 'Kids’ chart in centimetres', href: '/kids-shoe-size-chart' },
      { icon: 'phone', title: 'Talk to a person', text: 'We answer on weekdays', href: '/contact' },
    ],
  },
]
