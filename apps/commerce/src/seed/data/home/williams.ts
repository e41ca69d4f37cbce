import type { HomeBlock } from '@welt/brands'

export const williamsHome: readonly HomeBlock[] = [
  {
    kind: 'facts',
    look: 'line',
    facts: [
      { icon: 'truck', title: 'Free delivery over {free_from}', text: 'Standard, Australia-wide', href: '/delivery' },
      { icon: 'foot', title: 'Sizes for everyone', text: 'From first school shoes to men’s 13' },
      { icon: 'ruler', title: 'Measure at home', text: 'Kids’ chart in centimetres', href: '/kids-shoe-size-chart' },
      { icon: 'phone', title: 'Talk to a person', text: 'We answer on weekdays', href: '/contact' },
    ],
  },
  {
    kind: 'hero',
    look: 'campaign',
    heading: 'School shoes that last past winter.',
    text: 'And weekend shoes for the rest of you. One stop, four pairs, done by lunch.',
    links: [
      { text: 'Shop school', href: '/school' },
      { text: 'Shop the weekend', href: '/women/sneakers' },
    ],
    subjectSide: 'right',
    tone: 'light',
    backdrop: '#e9d9c3',
    pictures: [
      {
        src: 'campaign/williams-weekend',
        alt: 'White and forest court sneaker, oxblood penny loafer and children’s cobalt sneaker on sand-coloured plinths',
      },
    ],
  },
  {
    kind: 'entries',
    look: 'tiles',
    heading: 'Who’s it for?',
    entries: [
      { title: 'Women', href: '/women', ground: 'tile', picture: { src: 'bondi/white-forest-three-quarter', alt: '' } },
      { title: 'Men', href: '/men', ground: 'tint', picture: { src: 'camden/chestnut-three-quarter', alt: '' } },
      { title: 'Kids', href: '/kids', ground: 'tile', picture: { src: 'dash/cobalt-lime-three-quarter', alt: '' } },
      { title: 'School', href: '/school', ground: 'tint', picture: { src: 'scholar/black-three-quarter', alt: '' } },
    ],
  },
  {
    kind: 'rail',
    heading: 'This week’s prices',
    category: 'sale',
    sort: 'biggest_saving',
    count: 4,
    link: { text: 'See everything on sale', href: '/sale' },
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
    look: 'campaign',
    heading: 'Boots before the weather',
    text: 'Knee-high, chelsea and block heel, in colours that go with what’s already in the wardrobe.',
    link: { text: 'Shop boots', href: '/women/boots' },
    subjectSide: 'right',
    tone: 'light',
    backdrop: '#c9b8a4',
    picture: {
      src: 'campaign/williams-boots',
      alt: 'Chocolate knee-high boot, tan chelsea boot and black block-heel ankle boot on stone plinths',
    },
  },
  { kind: 'brands', heading: 'Brands we stock', link: { text: 'All brands A–Z', href: '/all-brands' } },
]
