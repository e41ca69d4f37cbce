import type { FollowUp } from './jobs.ts'
import { FAILED, type OrderState, PAID, PENDING, UNFULFILLED } from './states.ts'

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
    followUps: ['send-order-confirmation', 'issue-gift-cards'],
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
    followUps: ['send-order-confirmation', 'issue-gift-cards'],
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
    from: UNFULFILLED,
    to: 'closed',
    guard: 'parts were refunded one by one, and nothing of it is left',
    claims: 'restore',
    exceptClaims: ['stock'],
    followUps: [],
    kind: 'closed',
    actor: 'operator',
  },
  cancel: {
    from: UNFULFILLED,
    to: 'cancelled',
    guard: 'nothing has shipped or was collected, no part was refunded, and no gift card bought with it has been used',
    claims: 'restore',
    lines: 'cancel',
    followUps: ['reverse-payment', 'send-payment-returned'],
    kind: 'cancelled',
    actor: 'operator',
  },
  refund: {
    from: PAID,
    to: 'closed',
    guard: 'refunded or reversed at the payment service, not by the shop',
    claims: 'restore',
    exceptClaims: ['stock'],
    followUps: ['send-payment-returned'],
    kind: 'closed',
    actor: 'payment',
  },
} as const satisfies Readonly<Record<string, OrderTransition>>

export type OrderEvent = keyof typeof ORDER_TRANSITIONS
