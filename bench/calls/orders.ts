import { ADDRESS, CARD, CARD_STATE } from '../../apps/commerce/src/testing/guest.ts'
import {
  SetBillingAddressOnCartDocument,
  SetGuestEmailOnCartDocument,
  SetShippingAddressesOnCartDocument,
  SetShippingMethodsOnCartDocument,
} from '../../apps/storefront/app/features/checkout/checkout.generated.ts'
import {
  PlaceOrderDocument,
  SetPaymentMethodOnCartDocument,
} from '../../apps/storefront/app/features/checkout/payment/payment.generated.ts'
import { makeCarts, makeMany } from './carts.ts'
import type { Size } from './goods.ts'
import { type CommerceTarget, post, sendTo } from './graphql.ts'

const METHOD = { carrier_code: 'startrack', method_code: 'STEFPP' }

/** Each order is another shopper's: one shopper may not order as often. [decision 124] */
let shoppers = 0

async function makeReady(target: CommerceTarget, cart_id: string): Promise<string> {
  const additional = { stateData: CARD_STATE, cc_type: 'VI' }
  const shopper = shoppers++
  const address = { ...ADDRESS, street: [`${1 + shopper} Bench Street`] }
  await post(target, SetGuestEmailOnCartDocument, { input: { cart_id, email: `ada${shopper}@example.com` } })
  await post(target, SetShippingAddressesOnCartDocument, { input: { cart_id, shipping_addresses: [{ address }] } })
  await post(target, SetBillingAddressOnCartDocument, {
    input: { cart_id, billing_address: { same_as_shipping: true } },
  })
  await post(target, SetShippingMethodsOnCartDocument, { input: { cart_id, shipping_methods: [METHOD] } })
  await post(target, SetPaymentMethodOnCartDocument, {
    input: { cart_id, payment_method: { code: 'adyen_cc', adyen_additional_data_cc: additional } },
  })
  return cart_id
}

export async function makeReadyCarts(
  target: CommerceTarget,
  sizes: readonly Size[],
  count: number,
  lineCount: number,
): Promise<readonly string[]> {
  const carts = await makeCarts(target, sizes, count, lineCount)
  return makeMany(count, (n) => makeReady(target, carts[n]?.cartId ?? ''))
}

let callers = 0

function nextAddress(): string {
  const caller = callers++
  return `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`
}

export async function placeOrder(target: CommerceTarget, cartId: string): Promise<void> {
  const { placeOrder: placed } = await post({ ...target, from: nextAddress() }, PlaceOrderDocument, {
    input: { cart_id: cartId },
  })
  const code = placed?.order?.adyen_payment_status?.resultCode
  if (code !== 'Authorised') throw new Error(`Not paid: ${code} ${JSON.stringify(placed?.errors)}`)
}

/** The charge of an order, without the order. */
export function chargeAlone(sandboxPort: number, reference: string): Promise<string> {
  const body = JSON.stringify({
    merchantAccount: 'WeltSandbox',
    reference,
    amount: { value: 12_995, currency: 'AUD' },
    returnUrl: 'http://mollini.localhost/checkout/return',
    paymentMethod: CARD,
  })
  const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox', 'idempotency-key': reference }
  return sendTo(sandboxPort, { method: 'POST', path: '/adyen/v71/payments', headers, body })
}

/** So that only the calls are measured. */
export async function disableWebhooks(sandboxPort: number): Promise<void> {
  const body = JSON.stringify({ on: 'webhooks', effect: 'off', times: 1_000_000 })
  await fetch(`http://127.0.0.1:${sandboxPort}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
}
