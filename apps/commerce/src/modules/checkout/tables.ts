export type CheckoutTables = Readonly<Record<never, never>>
