import { brandOf, type HomeBlock } from '@welt/brands'
import { daysOf, methodsTo } from '../pages/facts.ts'

const site = brandOf('styletread-nz')

/** Shares type and cards with the sister site, not the composition. */
export const styletreadNzHome: readonly HomeBlock[] = [
  {
    kind: 'hero',
    look: 'arrivals',
    heading: 'Summer, delivered across Aotearoa.',
    text: '{Brands_spelled} labels, priced in New Zealand dollars. GST is included and nothing is added later.',
    links: [
      { text: 'Shop sandals', href: '/sandals' },
      { text: 'Browse every label', href: '/all-brands' },
    ],
    arrivals: {
      heading: 'At your door in',
      rows: methodsTo(site, site.country).map((method) => ({
        name: method.methodTitle,
        time: daysOf(site, method),
      })),
      note: 'Tracked to the door.{collect} Or collect in {collecting_count} stores, Albany to Dunedin.{/collect}',
    },
    pictures: [
      { src: 'palma/tan-three-quarter', alt: 'Palma block-heel sandal in tan leather, three-quarter view' },
      { src: 'sienna/terracotta-three-quarter', alt: 'Sienna sandal in terracotta suede, three-quarter view' },
      { src: 'ibiza/black-three-quarter', alt: 'Ibiza espadrille wedge in black, three-quarter view' },
      { src: 'aegean/tan-three-quarter', alt: 'Aegean flat sandal in tan leather, three-quarter view' },
    ],
  },
  {
    kind: 'entries',
    look: 'trio',
    heading: 'Pack for the bach',
    entries: [
      {
        title: 'Sandals',
        text: 'For sand, decks and the long way home',
        href: '/sandals',
        ground: 'tile',
        picture: { src: 'arbour/chocolate-side', alt: '' },
      },
      {
        title: 'Flats',
        text: 'For town',
        href: '/flats',
        ground: 'tint',
        picture: { src: 'chloe-belle/latte-side', alt: '' },
      },
      {
        title: 'Work',
        text: 'For Monday',
        href: '/flats/loafers',
        ground: 'tile',
        picture: { src: 'capri/black-side', alt: '' },
      },
    ],
  },
  {
    kind: 'store-list',
    heading: '{Stores_spelled} stores, Albany to Dunedin',
    link: { text: 'Hours and directions', href: '/store-locator' },
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
    kind: 'slab',
    look: 'halves',
    heading: 'Down to the jetty',
    text: 'A wedge, a block heel and a flat strap, all of them at home with sand and salt.',
    link: { text: 'Shop wedges', href: '/sandals/wedges' },
    picture: {
      src: 'campaign/styletread-nz-summer',
      loading: ['#0f5a4c', '#16675a'],
      alt: 'Tan block-heel sandal, black espadrille wedge and white flat sandal on deep green steps',
    },
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
