import type { HomeBlock } from '@welt/brands'
import { ALL_BRANDS } from './shared.ts'

export const mathersHome: readonly HomeBlock[] = [
  {
    kind: 'hero',
    look: 'arch',
    heading: 'Comfort you can measure.',
    text: 'Real widths, removable footbeds and people who know feet. Start with the fit, then choose the colour.',
    ground: 'tile',
    links: [
      { text: 'Shop women', href: '/women' },
      { text: 'Shop men', href: '/men' },
    ],
    pictures: [
      { src: 'meredith/tan-three-quarter', alt: 'Meredith block-heel ankle boot in tan leather, three-quarter view' },
    ],
  },
  {
    kind: 'facts',
    look: 'band',
    facts: [
      { icon: 'foot', title: 'Fit comes first', text: 'Length and width on every shoe', href: '/size-guide' },
      { icon: 'ruler', title: 'Half sizes', text: 'Where a half matters' },
      { icon: 'truck', title: 'Free delivery over {free_from}', text: 'Anywhere in Australia', href: '/delivery' },
      { icon: 'phone', title: 'Talk to a fitter', text: '1300 555 110', href: '/contact' },
    ],
  },
  {
    kind: 'entries',
    look: 'cards',
    heading: 'What do your feet need?',
    entries: [
      {
        title: 'Arch support',
        text: 'Shaped footbeds that hold their form',
        href: '/comfort/arch-support',
        icon: 'foot',
      },
      { title: 'Wide fit', text: 'Made on a wider last, not a larger size', href: '/comfort/wide-fit', icon: 'ruler' },
      {
        title: 'Orthotic friendly',
        text: 'The insole lifts out; your own goes in',
        href: '/comfort/orthotic-friendly',
        icon: 'tick',
      },
      {
        title: 'On your feet all day',
        text: 'Cushioned for standing and walking',
        href: '/comfort/all-day',
        icon: 'heart',
      },
    ],
  },
  {
    kind: 'rail',
    heading: 'Most loved this month',
    category: 'comfort',
    count: 4,
    link: { text: 'See all comfort shoes', href: '/comfort' },
  },
  {
    kind: 'entries',
    look: 'tiles',
    heading: 'Walk this way',
    entries: [
      {
        title: 'Walking shoes',
        href: '/women/walking',
        ground: 'tint',
        picture: { src: 'tempo/ice-blue-coral-side', alt: '' },
      },
      {
        title: 'Loafers',
        href: '/women/flats-and-loafers',
        ground: 'tile',
        picture: { src: 'marlo/chocolate-side', alt: '' },
      },
      { title: 'Sandals', href: '/women/sandals', ground: 'tint', picture: { src: 'arbour/chocolate-side', alt: '' } },
      { title: 'Men’s boots', href: '/men/boots', ground: 'tile', picture: { src: 'summit/khaki-side', alt: '' } },
    ],
  },
  {
    kind: 'slab',
    look: 'arched',
    heading: 'From the shops to the summit',
    text: 'Boots with lugs, a firm heel and room for a thick sock. Sorted by how far you mean to go.',
    link: { text: 'Shop walking', href: '/walk' },
    picture: {
      src: 'campaign/mathers-outdoors',
      loading: ['#a89f8c', '#cfc7b6'],
      alt: 'Khaki and mushroom hiking boots on stone blocks',
    },
  },
  {
    kind: 'steps',
    heading: 'Find your width in three minutes',
    text: 'Stand on a sheet of paper, trace each foot, and measure the widest part. The size guide tells you which width to choose.',
    steps: [
      'Trace both feet late in the day',
      'Measure length and widest point in centimetres',
      'Look both up in the size guide',
    ],
    choices: [
      { title: 'Wide', text: 'Everyday', href: '/comfort/wide-fit' },
      { title: 'Arch', text: 'Support', href: '/comfort/arch-support' },
      { title: 'Easy', text: 'On and off', href: '/comfort/easy-on' },
    ],
    link: { text: 'Open the size guide', href: '/size-guide' },
  },
  {
    kind: 'rail',
    heading: 'New to the fitting room',
    category: 'new-in',
    sort: 'newest',
    count: 4,
    link: { text: 'See all new arrivals', href: '/new-in' },
  },
  {
    kind: 'brands',
    heading: 'Makers who take comfort seriously',
    link: ALL_BRANDS,
  },
]
