import type { AppError } from '@welt/kit/app-error'
import { areCardsSpent, hasPlace, type PricedCart } from '#modules/cart'
import { findMethodOnCart } from '#modules/payment'
import { fail, unable, unableAtTotal } from './errors.ts'

/** The most pieces of one order; bigger ones are made by phone. */
const PIECES_LIMIT = 999

function findGoodsProblem({ lines, totalCents, totalQuantity }: PricedCart): AppError | undefined {
  if (lines.length === 0) return unable('CART_EMPTY')
  if (totalQuantity > PIECES_LIMIT || lines.some((line) => line.problem === 'gone' || line.problem === 'short'))
    return unable('OUT_OF_STOCK')
  if (lines.some((line) => line.problem === 'price-changed')) return unableAtTotal('PRICES_CHANGED', totalCents)
  return undefined
}

function findDeliveryProblem({ cart, groups, shipping }: PricedCart, shipsTo: readonly string[]): AppError | undefined {
  if (!groups.some((group) => group.kind === 'delivery')) return undefined
  if (!cart.shipping_address) return unable('SHIPPING_ADDRESS_MISSING')
  if (!shipsTo.includes(cart.shipping_address.countryCode)) return unable('COUNTRY_NOT_SERVED')
  return shipping ? undefined : unable('SHIPPING_METHOD_MISSING')
}

/**
 * What is charged is what the shopper agreed to pay: a cart that has grown since then, in another tab say, is shown
 * again, as is one whose gift card another order has spent, or whose coupon can't be had any more.
 */
function findPaymentProblem(priced: PricedCart): AppError | undefined {
  const { cart, totalCents } = priced
  const method = findMethodOnCart(cart)
  if (priced.coupons.some(({ isLapsed }) => isLapsed) && method?.agreedCents !== totalCents)
    return unableAtTotal('COUPON_LAPSED', totalCents)
  if (areCardsSpent(priced)) return unableAtTotal('TOTAL_CHANGED', totalCents)
  if (totalCents === 0) return undefined
  if (!method || method.code === 'free') return unable('PAYMENT_METHOD_MISSING')
  if (method.code === 'adyen_cc' && !method.stateData) return unable('CARD_DATA_MISSING')
  // Codes and cards used by an order must be applied again.
  if (method.agreedCents === undefined) return unable('PAYMENT_METHOD_MISSING')
  if (method.agreedCents === totalCents) return undefined
  return unableAtTotal('TOTAL_CHANGED', totalCents)
}

/** Whether nothing of a cart is delivered. */
export function isVirtual({ lines }: Pick<PricedCart, 'lines'>): boolean {
  return lines.every(({ isGiftCard }) => isGiftCard)
}

/** The billing address in force. */
export function billingAddressOf({ cart }: Pick<PricedCart, 'cart'>) {
  return cart.is_billing_same ? (cart.shipping_address ?? cart.billing_address) : cart.billing_address
}

/** A name is enough for gift cards alone; a cart that has goods too needs the whole address. [A25] */
function findBillingProblem(priced: PricedCart): AppError | undefined {
  const address = billingAddressOf(priced)
  const isEnough = address && (hasPlace(address) || isVirtual(priced))
  return isEnough ? undefined : unable('BILLING_ADDRESS_MISSING')
}

/**
 * The first reason why a freshly priced cart cannot be ordered, in the order of the steps: goods, email, delivery,
 * billing, payment. [R7.96]
 */
export function findObstacle(priced: PricedCart, shipsTo: readonly string[]): AppError | undefined {
  const email = priced.cart.email ? undefined : fail('GUEST_EMAIL_MISSING')
  const delivery = findDeliveryProblem(priced, shipsTo)
  return findGoodsProblem(priced) ?? email ?? delivery ?? findBillingProblem(priced) ?? findPaymentProblem(priced)
}
