/** Checkout composes the cart, orders and payment; it has no tables of its own. */
export type CheckoutTables = Readonly<Record<never, never>>
