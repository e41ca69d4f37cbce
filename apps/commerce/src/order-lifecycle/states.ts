import { type RawBuilder, sql } from 'kysely'

/** The states of an order, in the order in which it reaches them. */
export const ORDER_STATES = [
  'pending_payment',
  'payment_failed',
  'paid',
  'processing',
  'complete',
  'cancelled',
  'closed',
] as const

export type OrderState = (typeof ORDER_STATES)[number]

type States = readonly OrderState[]

/** Waiting for payment; its claims are reserved. */
export const PENDING: States = ['pending_payment']
/** Paid, and the shop keeps the money. */
export const PAID: States = ['paid', 'processing', 'complete']
/** Paid, and nothing has reached the shopper yet. */
export const UNFULFILLED: States = ['paid', 'processing']
/** Ended without a sale: its cart may be ordered again (I2), and a late payment may revive it. */
export const FAILED: States = ['payment_failed', 'cancelled']
/** Paid once, and refunded. */
export const REFUNDED: States = ['cancelled', 'closed']
/** Its claims are released. */
export const ENDED: States = ['payment_failed', 'cancelled', 'closed']
/** Paid once: what order history lists. [R7.27] */
export const HISTORY: States = [...PAID, ...REFUNDED]

/** Whether an order is in one of these states. */
export function isIn(states: States, { state }: { readonly state: OrderState }): boolean {
  return states.includes(state)
}

/** The states as a list of SQL literals, `('paid', …)`, so that partial indexes apply. */
export function listed(states: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(states.map((state) => sql.lit(state)))})`
}
