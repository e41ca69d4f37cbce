import type { HomeBlock } from '@welt/brands'

/** The sister site's layout with its own content. */
export const styletreadNzHome: readonly HomeBlock[] = [
  {
    kind: 'hero',
    look: 'field',
    heading: 'Delivered across Aotearoa.',
    text: '{Brands_spelled} labels, priced in New Zealand dollars, at your door in 3 to 6 working days.',
    ground: 'tint',
    links: [
      { text: 'Shop new in', href: '/new-in' },
      { text: 'Browse every label', href: '/all-brands' },
    ],
    pictures: [{ src: 'capri/tan-three-quarter', alt: 'Capri bit loafer in tan leather, three-quarter view' }],
  },
  {
    kind: 'rail',
    heading: 'Just landed',
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
        picture: { src: 'chloe-belle/latte-side', alt: '' },
      },
      {
        title: 'Low',
        text: '2 to 4.5 cm',
        href: '/heels?heel_height=low',
        ground: 'tint',
        picture: { src: 'simone/tan-side', alt: '' },
      },
      {
        title: 'Mid',
        text: '4.5 to 7.5 cm',
        href: '/heels?heel_height=mid',
        ground: 'tile',
        picture: { src: 'tess/forest-side', alt: '' },
      },
      {
        title: 'High',
        text: 'Over 7.5 cm',
        href: '/heels?heel_height=high',
        ground: 'tint',
        picture: { src: 'lucia/black-side', alt: '' },
      },
    ],
  },
  {
    kind: 'slab',
    look: 'campaign',
    heading: 'Soft steps',
    text: 'A slingback, a bit loafer and a ballet flat in bone, ivory and blush. Three quiet ways to look put together.',
    link: { text: 'Shop flats', href: '/flats' },
    subjectSide: 'left',
    tone: 'light',
    backdrop: '#ecd3cb',
    picture: {
      src: 'campaign/styletread-new-season',
      alt: 'Bone and black slingback, ivory bit loafer and blush ballet flat on stepped blush plinths',
    },
  },
  {
    kind: 'rail',
    heading: 'The edit of six',
    category: 'sandals',
    count: 6,
    look: 'numbered',
    link: { text: 'See all sandals', href: '/sandals' },
  },
  { kind: 'brands', heading: 'Labels worth knowing', link: { text: 'All labels A–Z', href: '/all-brands' } },
  {
    kind: 'facts',
    look: 'line',
    facts: [
      {
        icon: 'truck',
        title: 'Free delivery over {free_from}',
        text: 'Tracked, 3 to 6 working days',
        href: '/delivery',
      },
      { icon: 'tick', title: 'Prices in NZD', text: 'GST included, nothing added later' },
      { icon: 'ruler', title: 'Sizes that translate', text: 'AU, EU, UK and US side by side', href: '/size-guide' },
      { icon: 'return', title: 'If it isn’t right', text: 'We put faults right at our cost', href: '/returns' },
    ],
  },
]
