interface OrderLimit {
  readonly name: string
  readonly limit: number
  readonly minutes: number
}

/** Of orders sent, whether their payment succeeds or not. A site may set others. [decision 124] */
export const ORDER_LIMITS = [
  { name: 'cart', limit: 10, minutes: 10 },
  { name: 'address', limit: 30, minutes: 10 },
  { name: 'email', limit: 10, minutes: 60 },
  { name: 'card', limit: 10, minutes: 60 },
  { name: 'delivery', limit: 20, minutes: 60 },
] as const satisfies readonly OrderLimit[]

/** Different refused cards after which no new card is charged. A site may set others. [decision 156] */
export const REFUSED_CARD_LIMITS = [
  { name: 'email', limit: 5, minutes: 1440 },
  { name: 'address', limit: 8, minutes: 60 },
] as const satisfies readonly OrderLimit[]

export type RefusedCardLimitName = (typeof REFUSED_CARD_LIMITS)[number]['name']

export type OrderLimitName = (typeof ORDER_LIMITS)[number]['name']
