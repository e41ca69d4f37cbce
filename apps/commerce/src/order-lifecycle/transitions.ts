import type { FollowUp } from './jobs.ts'
import { FAILED, ORDER_STATES, type OrderState, PAID, PENDING, REFUNDED, UNFULFILLED } from './states.ts'

export interface OrderTransition {
  readonly from: readonly OrderState[]
  /** Null: unchanged. */
  readonly to: OrderState | null
  /** Checked by the caller under the order's lock. */
  readonly guard?: string
  readonly claims?: 'use' | 'release' | 'restore'
  /** Claims left for staff to settle. */
  readonly exceptClaims?: readonly 'stock'[]
  readonly lines?: 'cancel'
  readonly cart?: 'close' | 'reopen'
  /** Orders on hold are neither picked, shipped nor captured. Set with its reason. */
  readonly review?: 'set' | 'clear'
  /** Once for each reason. */
  readonly isOnce?: boolean
  /** Withdraws an unsent payment-failed mail. */
  readonly withdrawsFailure?: boolean
  readonly followUps: readonly FollowUp[]
  /** As written to `order_event`. */
  readonly kind: string
  readonly actor: 'payment' | 'operator'
}

/** `docs/order-states.md` is generated from it. */
export const ORDER_TRANSITIONS = {
  pay: {
    from: PENDING,
    to: 'paid',
    guard: 'stock whose reservation expired is reserved again',
    claims: 'use',
    cart: 'close',
    followUps: ['send-order-confirmation', 'issue-gift-cards', 'capture-payment', 'count-spend'],
    kind: 'paid',
    actor: 'payment',
  },
  revive: {
    from: FAILED,
    to: 'paid',
    guard:
      'placed in the last 24 hours, not abandoned by the shopper, its items in no other cart, ' +
      'no other live order of its cart, all claims reserved again',
    claims: 'use',
    cart: 'close',
    withdrawsFailure: true,
    followUps: ['send-order-confirmation', 'issue-gift-cards', 'capture-payment', 'count-spend'],
    kind: 'paid',
    actor: 'payment',
  },
  fail: {
    from: PENDING,
    to: 'payment_failed',
    claims: 'release',
    cart: 'reopen',
    followUps: ['send-payment-failed'],
    kind: 'payment_failed',
    actor: 'payment',
  },
  reject: {
    from: PENDING,
    to: 'payment_failed',
    guard: 'charged, but its stock was sold',
    claims: 'release',
    cart: 'reopen',
    withdrawsFailure: true,
    followUps: ['reverse-payment', 'send-payment-returned'],
    kind: 'reversal',
    actor: 'payment',
  },
  'reject late': {
    from: FAILED,
    to: null,
    guard: 'charged, but it cannot be revived',
    withdrawsFailure: true,
    followUps: ['reverse-payment', 'send-payment-returned'],
    kind: 'reversal',
    actor: 'payment',
  },
  start: {
    from: ['paid'],
    to: 'processing',
    guard: 'a first piece was picked or declined',
    followUps: [],
    kind: 'processing',
    actor: 'operator',
  },
  complete: {
    from: UNFULFILLED,
    to: 'complete',
    guard: 'a piece was handed over, none is left to hand over, and its gift cards are mailed',
    followUps: [],
    kind: 'complete',
    actor: 'operator',
  },
  close: {
    from: PAID,
    to: 'closed',
    guard: 'parts were refunded one by one, and nothing of it is left',
    claims: 'restore',
    exceptClaims: ['stock'],
    followUps: ['count-spend'],
    kind: 'closed',
    actor: 'operator',
  },
  cancel: {
    from: UNFULFILLED,
    to: 'cancelled',
    guard: 'nothing has shipped or was collected, no part was refunded, and no gift card bought with it has been used',
    claims: 'restore',
    lines: 'cancel',
    followUps: ['reverse-payment', 'send-payment-returned', 'count-spend'],
    kind: 'cancelled',
    actor: 'operator',
  },
  refund: {
    from: PAID,
    to: 'closed',
    guard: 'refunded or reversed at the payment service, not by the shop',
    claims: 'restore',
    exceptClaims: ['stock'],
    followUps: ['send-payment-returned', 'count-spend'],
    kind: 'closed',
    actor: 'payment',
  },
  'capture part': {
    from: [...PAID, ...REFUNDED],
    to: null,
    guard: 'the payment service took part of the authorisation',
    followUps: [],
    kind: 'part_captured',
    actor: 'payment',
  },
  capture: {
    from: [...PAID, ...REFUNDED],
    to: null,
    guard: 'the payment service has taken all that is owed',
    followUps: [],
    kind: 'captured',
    actor: 'payment',
  },
  'refund part': {
    from: PAID,
    to: null,
    guard: 'pieces were cancelled or refunded: less is captured, or what was captured is refunded',
    followUps: ['count-spend'],
    kind: 'part_refunded',
    actor: 'operator',
  },
  'expire authorisation': {
    from: UNFULFILLED,
    to: null,
    guard: 'not all of it was captured',
    review: 'set',
    isOnce: true,
    followUps: ['send-authorisation-expired'],
    kind: 'authorisation_expired',
    actor: 'payment',
  },
  chargeback: {
    from: [...PAID, ...REFUNDED],
    to: null,
    review: 'set',
    isOnce: true,
    followUps: [],
    kind: 'chargeback',
    actor: 'payment',
  },
  review: {
    from: ORDER_STATES,
    to: null,
    guard: 'payment and order disagree',
    review: 'set',
    followUps: [],
    kind: 'review',
    actor: 'payment',
  },
  'settle review': {
    from: ORDER_STATES,
    to: null,
    guard: 'its reason is gone, or the order was cancelled',
    review: 'clear',
    followUps: ['issue-gift-cards', 'capture-payment'],
    kind: 'review_settled',
    actor: 'operator',
  },
  hold: {
    from: UNFULFILLED,
    to: null,
    guard: 'by staff, or its risk has reached the site’s threshold when it was paid',
    review: 'set',
    followUps: [],
    kind: 'held',
    actor: 'operator',
  },
  release: {
    from: [...PAID, 'closed'],
    to: null,
    guard: 'its authorisation has not expired; captures and refunds that waited or failed are sent',
    review: 'clear',
    followUps: ['issue-gift-cards', 'capture-payment'],
    kind: 'released',
    actor: 'operator',
  },
} as const satisfies Readonly<Record<string, OrderTransition>>

export type OrderEvent = keyof typeof ORDER_TRANSITIONS
