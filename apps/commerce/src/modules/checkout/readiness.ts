import type { AppError } from '@welt/kit/app-error'
import { deliveryAddressOf, type PricedCart, type PricedLine } from '#modules/cart'
import { canPay, findMethodOnCart, isComplete } from '#modules/payment'
import type { StoredAddress } from '#tables/cart'
import { fail, unable, unableAtTotal } from './errors.ts'

/** Larger orders are placed by phone. */
const PIECES_LIMIT = 999

function findGoodsProblem({ lines, totalCents, totalQuantity }: PricedCart): AppError | undefined {
  if (lines.length === 0) return unable('CART_EMPTY')
  const isShort = (line: PricedLine) => line.problem === 'gone' || line.problem === 'short'
  const isDelivered = (line: PricedLine) => line.fulfilment === 'delivery'
  if (totalQuantity > PIECES_LIMIT || lines.some((line) => isShort(line) && isDelivered(line)))
    return unable('OUT_OF_STOCK')
  if (lines.some(isShort)) return unable('NOT_AT_STORE')
  if (lines.some((line) => line.problem === 'not-collecting')) return unable('STORE_NOT_COLLECTING')
  if (lines.some((line) => line.problem === 'price-changed')) return unableAtTotal('PRICES_CHANGED', totalCents)
  return undefined
}

function findDeliveryProblem({ cart, groups, shipping }: PricedCart, shipsTo: readonly string[]): AppError | undefined {
  if (!groups.some((group) => group.kind === 'delivery')) return undefined
  const address = deliveryAddressOf(cart)
  if (!address || !hasPlace(address)) return unable('SHIPPING_ADDRESS_MISSING')
  if (!shipsTo.includes(address.countryCode)) return unable('COUNTRY_NOT_SERVED')
  return shipping ? undefined : unable('SHIPPING_METHOD_MISSING')
}

/** [R5.24, A112] */
function findCollectionProblem({ cart, groups }: PricedCart): AppError | undefined {
  const isCollected = groups.some(({ kind }) => kind === 'clickncollect')
  return isCollected && !cart.nominee?.phone ? unable('NOMINEE_MISSING') : undefined
}

/** The charge must equal the total that the shopper agreed to. */
function findPaymentProblem(priced: PricedCart): AppError | undefined {
  const { cart, totalCents } = priced
  const method = findMethodOnCart(cart)
  if (priced.coupons.some(({ isLapsed }) => isLapsed) && method?.agreedCents !== totalCents)
    return unableAtTotal('COUPON_LAPSED', totalCents)
  if (priced.areGiftCardsSpent) return unableAtTotal('TOTAL_CHANGED', totalCents)
  if (totalCents === 0) return undefined
  if (!method || !canPay(method, totalCents)) return unable('PAYMENT_METHOD_MISSING')
  if (!isComplete(method)) return unable('CARD_DATA_MISSING')
  // Codes and cards used by an order must be applied again.
  if (method.agreedCents === undefined) return unable('PAYMENT_METHOD_MISSING')
  if (method.agreedCents === totalCents) return undefined
  return unableAtTotal('TOTAL_CHANGED', totalCents)
}

export function isVirtual({ lines }: Pick<PricedCart, 'lines'>): boolean {
  return lines.every(({ isGiftCard }) => isGiftCard)
}

/** Gift cards alone are billed to a name. */
export function hasPlace({ street }: Pick<StoredAddress, 'street'>): boolean {
  return street.length > 0
}

export function billingAddressOf({ cart }: Pick<PricedCart, 'cart'>) {
  return cart.is_billing_same ? (deliveryAddressOf(cart) ?? cart.billing_address) : cart.billing_address
}

/** Gift cards alone need only a name. [A25] */
function findBillingProblem(priced: PricedCart): AppError | undefined {
  const address = billingAddressOf(priced)
  const isEnough = address && (hasPlace(address) || isVirtual(priced))
  return isEnough ? undefined : unable('BILLING_ADDRESS_MISSING')
}

/** [R7.96] */
export function findObstacle(priced: PricedCart, shipsTo: readonly string[]): AppError | undefined {
  const email = priced.cart.email ? undefined : fail('GUEST_EMAIL_MISSING')
  const delivery = findDeliveryProblem(priced, shipsTo)
  return (
    findGoodsProblem(priced) ??
    email ??
    findCollectionProblem(priced) ??
    delivery ??
    findBillingProblem(priced) ??
    findPaymentProblem(priced)
  )
}
