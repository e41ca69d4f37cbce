import { deliveryAddressOf } from '#modules/cart'
import { findMethodOnCart } from '#modules/payment'
import { type LimitRule, ORDER_LIMITS, type OrderLimitName, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { CartRow } from '#tables/cart'
import { hashText } from '../idempotency.ts'

/** Undefined for a new card, which is not known before its first charge. [decision 156] */
function savedCardOf(cart: CartRow): string | undefined {
  const { paymentMethod } = (findMethodOnCart(cart)?.stateData ?? {}) as { paymentMethod?: Record<string, unknown> }
  const id = paymentMethod?.storedPaymentMethodId
  return typeof id === 'string' ? id : undefined
}

/** Equal for the same place, however it is typed. */
function placeOf(cart: CartRow): string | undefined {
  const address = deliveryAddressOf(cart)
  if (!address || address.street.length === 0) return undefined
  return [...address.street, address.postcode, address.countryCode]
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** Personal data is hashed. */
const KEYS: Readonly<Record<OrderLimitName, (ctx: Context, cart: CartRow) => string | undefined>> = {
  cart: (_ctx, { id }) => id,
  address: ({ viewer }) => viewer.address,
  email: (_ctx, { email }) => (email ? hashText(email.toLowerCase()) : undefined),
  card: (_ctx, cart) => savedCardOf(cart),
  delivery: (_ctx, cart) => {
    const place = placeOf(cart)
    return place && hashText(place)
  },
}

/** Limits order attempts, each of which may charge a card. [decision 124] */
export async function orderLimitsOf(ctx: Context, cart: CartRow): Promise<readonly LimitRule[]> {
  const { orderLimits } = await settingsOfRequest(ctx)
  return ORDER_LIMITS.flatMap(({ name }) => {
    const key = KEYS[name](ctx, cart)
    const { limit, minutes } = orderLimits[name]
    return key === undefined ? [] : [{ action: `place-order-${name}`, key, limit, windowSeconds: minutes * 60 }]
  })
}
