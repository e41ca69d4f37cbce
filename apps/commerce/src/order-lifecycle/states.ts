import { type RawBuilder, sql } from 'kysely'

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

/** Claims are reserved. */
export const PENDING: States = ['pending_payment']
/** Not refunded. */
export const PAID: States = ['paid', 'processing', 'complete']
/** Nothing delivered yet. */
export const UNFULFILLED: States = ['paid', 'processing']
/** Ended without a sale: the cart may be ordered again (I2), and a late payment may revive the order. */
export const FAILED: States = ['payment_failed', 'cancelled']
/** Paid, then refunded. */
export const REFUNDED: States = ['cancelled', 'closed']
/** Claims are released. */
export const ENDED: States = ['payment_failed', 'cancelled', 'closed']
/** Listed in the order history. [R7.27] */
export const HISTORY: States = [...PAID, ...REFUNDED]

/** Paid, and not cancelled as a whole. */
export const isSold = ({ state }: { readonly state: OrderState }) => PAID.includes(state) || state === 'closed'

export function isIn(states: States, { state }: { readonly state: OrderState }): boolean {
  return states.includes(state)
}

/** Literals instead of parameters, so that partial indexes apply. */
export function listed(states: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(states.map((state) => sql.lit(state)))})`
}
