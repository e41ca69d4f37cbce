/** Checkout composes the cart, orders and payment; it keeps no tables of its own. */
export type CheckoutTables = Readonly<Record<never, never>>
