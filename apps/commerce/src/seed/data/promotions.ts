import { SITE_IDS, type SiteId } from '@welt/brands'

/** Amounts in cents of the site's currency, times in its zone. */
interface DemoPromotion {
  readonly sites: readonly SiteId[]
  readonly key: string
  readonly label: string
  /** As staff write it. */
  readonly rule: Readonly<Record<string, unknown>>
  readonly priority?: number
  readonly from?: string
  readonly to?: string
  /** Automatic when undefined. */
  readonly code?: string
  readonly useLimit?: number
  readonly perCustomerLimit?: number
}

/** Automatic offers, and codes that docs/demo.md lists. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    sites: SITE_IDS,
    key: 'welcome',
    label: 'Welcome: 10% off your first order',
    rule: { effect: { kind: 'percent', percent: 10 }, isFirstOrderOnly: true },
    code: 'WELCOME10',
    perCustomerLimit: 1,
  },
  {
    sites: SITE_IDS,
    key: 'delivery-on-us',
    label: 'Delivery on us',
    rule: { effect: { kind: 'free-delivery' } },
    code: 'FREEPOST',
  },
  {
    sites: ['williams'],
    key: 'spring',
    label: 'Spring: 20% off full-price shoes',
    rule: { effect: { kind: 'percent', percent: 20 }, goods: { isSaleExcluded: true }, stacking: 'offers' },
    code: 'SPRING20',
  },
  {
    sites: ['williams'],
    key: 'school-run',
    label: 'Third pair of school shoes half price',
    rule: { effect: { kind: 'buy-get', buy: 2, get: 1, percent: 50 }, goods: { categories: ['school'] } },
    priority: 10,
  },
  {
    sites: ['styletread', 'styletread-nz'],
    key: 'vela-rossi',
    label: '$25 off Vela Rossi',
    rule: { effect: { kind: 'fixed', cents: 2500 }, goods: { brands: ['Vela Rossi'] }, minimumCents: 15_000 },
    code: 'VELA25',
  },
  {
    sites: ['mollini'],
    key: 'boots',
    label: '$30 off boots from $200',
    rule: { effect: { kind: 'fixed', cents: 3000 }, goods: { categories: ['boots'] }, minimumCents: 20_000 },
    code: 'BOOTS30',
    useLimit: 500,
  },
  {
    sites: ['trybe'],
    key: 'three-growing-feet',
    label: 'Three pairs: the cheapest is free',
    rule: { effect: { kind: 'cheapest-free', pieces: 3 }, goods: { isSaleExcluded: true } },
    priority: 10,
  },
  {
    sites: ['mathers'],
    key: 'daylong',
    label: 'Buy a pair of Daylong, get a second half price',
    rule: { effect: { kind: 'buy-get', buy: 1, get: 1, percent: 50 }, goods: { brands: ['Daylong'] } },
    code: 'DAYLONG2',
  },
  {
    sites: ['midas'],
    key: 'members',
    label: 'Members: 15% off',
    rule: { effect: { kind: 'percent', percent: 15 }, customers: 'member', stacking: 'nothing' },
    code: 'MEMBERS15',
  },
  {
    sites: ['mollini', 'midas'],
    key: 'end-of-financial-year',
    label: 'End of financial year: 30% off',
    rule: { effect: { kind: 'percent', percent: 30 } },
    from: '2026-06-20',
    to: '2026-06-30',
    code: 'EOFY30',
  },
  {
    sites: ['williams', 'mathers'],
    key: 'new-year-2030',
    label: 'New year: $40 off from $200',
    rule: { effect: { kind: 'fixed', cents: 4000 }, minimumCents: 20_000 },
    from: '2030-01-01T00:00',
    to: '2030-01-07T18:00',
    code: 'NEWYEAR40',
  },
]
