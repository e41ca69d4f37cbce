import { changeCart, deliveryAddressOf, type PricedCart, updateCart } from '#modules/cart'
import { parseRoughAddress } from '#modules/fulfilment'
import type { Context } from '#src/platform/context'
import type { EstimateAddressInput, ShippingMethodInput } from '#src/platform/contract/contract.generated'
import type { CartRow, StoredAddress } from '#tables/cart'
import { fail } from '../errors.ts'
import { canPay, findMethodOnCart, type MethodOnCart, titleOf } from '../methods/method-on-cart.ts'
import type { ExpressPayment } from '../methods/payment-method.ts'
import { putOnCart } from './put-on-cart.ts'

export type ExpressWallet = 'applepay' | 'paypal'

/** What the shopper chose in the wallet. */
export interface ExpressChange {
  readonly cart_id: string
  readonly shipping_address?: EstimateAddressInput | null
  readonly shipping_method?: ShippingMethodInput | null
}

/** @throws AppError LINES_NOT_AVAILABLE, METHOD_NOT_AVAILABLE when nothing is left to pay */
export function assertPayable({ lines, totalCents }: PricedCart): void {
  const isMissing = lines.some(({ problem }) => problem !== undefined && problem !== 'price-changed')
  if (isMissing) throw fail('LINES_NOT_AVAILABLE')
  if (!canPay({ code: 'adyen_hpp', title: '' }, totalCents)) throw fail('METHOD_NOT_AVAILABLE')
}

/** The wallet's method; without `agreedCents` no order can be placed with it. */
export function expressMethodOf(
  wallet: ExpressWallet,
  express: ExpressPayment,
  agreedCents?: number,
): MethodOnCart & { readonly express: ExpressPayment } {
  const stateData = { paymentMethod: { type: wallet, ...(wallet === 'paypal' && { subtype: 'express' }) } }
  const title = titleOf('adyen_hpp', { wallet })
  return { code: 'adyen_hpp', title, wallet, stateData, express, ...(agreedCents !== undefined && { agreedCents }) }
}

export function findExpress(cart: Pick<CartRow, 'payment_method'>, wallet: ExpressWallet): MethodOnCart | undefined {
  const method = findMethodOnCart(cart)
  return method?.wallet === wallet && method.express ? method : undefined
}

/** Another wallet's payment only keeps the shopper's own address. */
export function openExpressOf(cart: Pick<CartRow, 'payment_method'>, wallet: ExpressWallet): ExpressPayment {
  const ownAddress = findMethodOnCart(cart)?.express?.ownAddress
  return findExpress(cart, wallet)?.express ?? (ownAddress ? { ownAddress } : {})
}

function isSamePlace(one: StoredAddress, other: StoredAddress): boolean {
  return one.countryCode === other.countryCode && one.postcode === other.postcode
}

/** The shopper's own full address, if any, comes back when the wallet is closed. */
function ownAddressOf(cart: CartRow, express: ExpressPayment): StoredAddress | undefined {
  const address = deliveryAddressOf(cart)
  return express.ownAddress ?? (address && address.street.length > 0 ? address : undefined)
}

interface Quote {
  readonly cart: CartRow
  readonly priced: PricedCart
  readonly express: ExpressPayment
}

interface QuoteRules {
  readonly wallet: ExpressWallet
  /** The wallet shows the new total at once; PayPal only after its order was updated. */
  readonly isAgreed: boolean
  /** @throws AppError when the change is not of the wallet's open payment */
  readonly check?: (express: ExpressPayment) => void
}

/**
 * Puts the wallet's choice on the cart and prices it.
 * @throws AppError as changeCart, parseRoughAddress, putOnCart, assertPayable
 */
export async function quoteExpress(
  ctx: Context,
  change: ExpressChange,
  { wallet, isAgreed, check }: QuoteRules,
): Promise<Quote> {
  const rough = change.shipping_address ? parseRoughAddress(change.shipping_address, ctx.brand) : undefined
  let quoted: Omit<Quote, 'cart'> | undefined
  const cart = await changeCart(ctx, change.cart_id, async (trx, locked) => {
    const before = openExpressOf(locked, wallet)
    check?.(before)
    const own = ownAddressOf(locked, before)
    const address = rough && own && isSamePlace(own, rough) ? own : rough
    const priced = await putOnCart(trx, ctx, locked, { address, method: change.shipping_method })
    assertPayable(priced)
    const express = { ...before, ...(own && rough && { ownAddress: own }) }
    quoted = { priced, express }
    await updateCart(trx, locked.id, {
      payment_method: { ...expressMethodOf(wallet, express, isAgreed ? priced.totalCents : undefined) },
    })
  })
  if (!quoted) throw new Error('nothing was priced')
  return { cart, ...quoted }
}
