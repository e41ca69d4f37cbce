import type { AppError } from '@welt/kit/app-error'
import { formatCents } from '@welt/kit/money'
import type { PricedCart } from '#modules/cart'
import { findMethodOnCart } from '#modules/payment'
import { fail, REASONS, unable } from './errors.ts'

/** How many pieces one order may hold; bigger ones are made by phone. */
const PIECES_LIMIT = 999

/** The words of a refusal after which the shopper knows the total. */
export function newTotalText(totalCents: number): string {
  return `The new total is ${formatCents(totalCents)}.`
}

function findGoodsProblem({ lines, totalCents, totalQuantity }: PricedCart): AppError | undefined {
  if (lines.length === 0) return unable(REASONS.empty)
  if (totalQuantity > PIECES_LIMIT || lines.some((line) => line.problem === 'gone' || line.problem === 'short'))
    return unable(REASONS.stock)
  if (lines.some((line) => line.problem === 'price-changed'))
    return unable(`Some prices have changed. ${newTotalText(totalCents)} Please check your bag.`)
  return undefined
}

function findDeliveryProblem({ cart, lines, shipping }: PricedCart, shipsTo: readonly string[]): AppError | undefined {
  if (!lines.some((line) => line.fulfilment === 'delivery')) return undefined
  if (!cart.shipping_address) return unable(REASONS.shippingAddress)
  if (!shipsTo.includes(cart.shipping_address.countryCode)) return unable(REASONS.country)
  return shipping ? undefined : unable(REASONS.shippingMethod)
}

/** What is charged is what the shopper agreed to pay: a cart that has grown since then, in another tab say, is shown again. */
function findPaymentProblem({ cart, totalCents }: PricedCart): AppError | undefined {
  if (totalCents === 0) return undefined
  const method = findMethodOnCart(cart)
  if (method?.code !== 'adyen_cc' || !(method.stateData || method.isHosted)) return unable(REASONS.paymentMethod)
  if (method.agreedCents === undefined || method.agreedCents === totalCents) return undefined
  return unable(`Your bag has changed. ${newTotalText(totalCents)} Please check it.`)
}

/** The billing address in force. */
export function billingAddressOf({ cart }: Pick<PricedCart, 'cart'>) {
  return cart.is_billing_same ? (cart.shipping_address ?? cart.billing_address) : cart.billing_address
}

/**
 * The first reason why a freshly priced cart cannot be ordered, in the order of the steps: goods, email, delivery, billing, payment.
 * [R7.96]
 */
export function findObstacle(priced: PricedCart, shipsTo: readonly string[]): AppError | undefined {
  const email = priced.cart.email ? undefined : fail('GUEST_EMAIL_MISSING')
  const billing = billingAddressOf(priced) ? undefined : unable(REASONS.billingAddress)
  return findGoodsProblem(priced) ?? email ?? findDeliveryProblem(priced, shipsTo) ?? billing ?? findPaymentProblem(priced)
}
