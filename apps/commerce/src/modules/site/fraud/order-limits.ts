interface OrderLimit {
  readonly name: string
  /** Orders sent, whether their payment succeeds or not. */
  readonly limit: number
  readonly minutes: number
}

/** A site may set others. [decision 124] */
export const ORDER_LIMITS = [
  { name: 'cart', limit: 10, minutes: 10 },
  { name: 'address', limit: 30, minutes: 10 },
  { name: 'email', limit: 10, minutes: 60 },
  { name: 'card', limit: 10, minutes: 60 },
  { name: 'delivery', limit: 20, minutes: 60 },
] as const satisfies readonly OrderLimit[]

export type OrderLimitName = (typeof ORDER_LIMITS)[number]['name']
