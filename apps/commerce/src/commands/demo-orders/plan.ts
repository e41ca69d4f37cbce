import type { Brand } from '@welt/brands'

type Carrier = 'startrack' | 'auspost' | 'dhlglobalmail' | 'nzpost'

type ReturnStep = 'receive' | 'inspect' | 'approve' | 'reject' | 'refund'

/** What staff and carriers do, in this order. */
export type Happening =
  | { readonly kind: 'ship'; readonly carrier: Carrier; readonly lines?: readonly number[] }
  | { readonly kind: 'picked' | 'ready' | 'collected' }
  | { readonly kind: 'review'; readonly reason: string }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'return'; readonly lines: readonly number[]; readonly reason: string }
  | {
      readonly kind: 'return step'
      readonly step: ReturnStep
      readonly items?: readonly number[]
    }

export interface PlannedOrder {
  /** Pairs that are posted. */
  readonly posted: number
  readonly collected?: number
  readonly daysAgo: number
  /** Code of the delivery method; the first one offered if undefined. */
  readonly way?: 'EXPRESS' | 'DHLEXP' | 'NZPOST'
  readonly toNewZealand?: boolean | undefined
  readonly nominee?: true
  readonly leaveAt?: string
  readonly promoCode?: string
  readonly giftCardCents?: number | undefined
  readonly rewardCents?: number
  readonly buysGiftCard?: true | undefined
  /** Outcome of the charge; approved if undefined. */
  readonly payment?: 'refused' | 'at the bank'
  readonly after: readonly Happening[]
}

const ship = (carrier: Carrier, ...lines: readonly number[]): Happening =>
  lines.length > 0 ? { kind: 'ship', carrier, lines } : { kind: 'ship', carrier }
const step = (name: ReturnStep, ...items: readonly number[]): Happening =>
  items.length > 0 ? { kind: 'return step', step: name, items } : { kind: 'return step', step: name }
const comesBack = (reason: string, ...lines: readonly number[]): Happening => ({ kind: 'return', lines, reason })

const [READY, COLLECTED]: readonly [Happening, Happening] = [{ kind: 'ready' }, { kind: 'collected' }]
const REFUNDED = [step('receive'), step('inspect'), step('approve'), step('refund')]

/** 24 orders, oldest first: every state, carrier, payment method and step of a return. */
const DEMO_ORDERS: readonly PlannedOrder[] = [
  { posted: 1, daysAgo: 28, after: [ship('startrack'), comesBack('10407', 1), ...REFUNDED] },
  { posted: 1, daysAgo: 27, way: 'EXPRESS', giftCardCents: 2500, after: [ship('auspost')] },
  { posted: 2, daysAgo: 26, after: [ship('startrack'), comesBack('10406', 1), ...REFUNDED] },
  { posted: 0, buysGiftCard: true, daysAgo: 24, after: [] },
  { posted: 1, daysAgo: 22, payment: 'refused', after: [] },
  { posted: 0, collected: 1, daysAgo: 20, after: [READY, COLLECTED] },
  { posted: 1, daysAgo: 18, promoCode: 'FREEPOST', after: [{ kind: 'cancel' }] },
  {
    posted: 2,
    daysAgo: 16,
    after: [
      ship('startrack'),
      comesBack('10415', 1, 2),
      step('receive'),
      step('inspect', 1),
      step('approve', 1),
      step('reject', 2),
    ],
  },
  { posted: 1, daysAgo: 14, after: [ship('auspost'), comesBack('10408', 1), step('receive')] },
  { posted: 1, daysAgo: 13, rewardCents: 1500, after: [ship('startrack')] },
  { posted: 1, collected: 1, daysAgo: 11, after: [ship('startrack', 1), READY, COLLECTED] },
  { posted: 1, daysAgo: 9, after: [ship('startrack'), comesBack('10409', 1)] },
  { posted: 1, daysAgo: 7, toNewZealand: true, way: 'DHLEXP', after: [ship('dhlglobalmail')] },
  { posted: 2, daysAgo: 5, after: [ship('startrack', 1), ship('auspost', 2)] },
  { posted: 1, daysAgo: 4, toNewZealand: true, way: 'NZPOST', after: [ship('nzpost')] },
  { posted: 1, daysAgo: 3, leaveAt: 'Leave in a safe place', after: [ship('startrack')] },
  { posted: 2, daysAgo: 2, after: [ship('startrack', 1)] },
  { posted: 1, daysAgo: 2, after: [{ kind: 'review', reason: 'the address is being checked with the carrier' }] },
  { posted: 0, collected: 1, daysAgo: 1, nominee: true, after: [READY] },
  { posted: 1, collected: 1, daysAgo: 1, after: [READY] },
  { posted: 0, collected: 1, daysAgo: 0, after: [{ kind: 'picked' }] },
  { posted: 1, daysAgo: 0, way: 'EXPRESS', after: [] },
  { posted: 2, daysAgo: 0, after: [] },
  { posted: 1, daysAgo: 0, payment: 'at the bank', after: [] },
]

/** Leaves out what the site can't sell or deliver. */
export function ordersAt(brand: Brand): readonly PlannedOrder[] {
  const goesAbroad = brand.shipsTo.includes('NZ')
  return DEMO_ORDERS.map((order) => ({
    ...order,
    toNewZealand: order.toNewZealand && goesAbroad,
    ...(brand.flags.giftCard ? {} : { giftCardCents: undefined, buysGiftCard: undefined, posted: order.posted || 1 }),
  }))
}
