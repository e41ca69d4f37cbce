import type { PaymentMethodInput } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { fail } from '../errors.ts'
import { type MethodOnCart, titleOf } from '../methods/method-on-cart.ts'
import { paymentMethods } from '../methods/payment-methods.ts'
import { parseWalletType } from '../methods/wallets.ts'
import { parseJsonObject } from '../rules.ts'
import { findExpress } from './quote-express.ts'

const DETAILS_LIMIT = 16_384

interface ApprovedMethod {
  readonly method: MethodOnCart
  /** The wallet showed our total, `agreedCents`. */
  readonly isQuoted: boolean
}

/** What PayPal's script posts; texts only. */
function detailsIn(stateData: string | null | undefined): Readonly<Record<string, string>> {
  const given = stateData && stateData.length <= DETAILS_LIMIT ? parseJsonObject(stateData) : undefined
  const details = typeof given?.details === 'object' && given.details !== null ? given.details : {}
  return Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** @throws AppError PAYPAL_ORDER_UNKNOWN unless the approved order is the one opened for this cart */
function approvedPaypal(cart: CartRow, input: PaymentMethodInput, orderId: string | undefined): ApprovedMethod {
  const open = findExpress(cart, 'paypal')
  const approval = { orderID: orderId ?? '', ...detailsIn(input.adyen_additional_data_hpp?.stateData) }
  const known = open?.express?.paypal?.orderId
  if (!open || !known || orderId !== known || approval.orderID !== known) throw fail('PAYPAL_ORDER_UNKNOWN')
  return { method: { ...open, express: { ...open.express, approval } }, isQuoted: true }
}

/** @throws AppError METHOD_NOT_AVAILABLE without a token of the device */
function approvedApplePay(cart: CartRow, input: PaymentMethodInput): ApprovedMethod {
  const data = paymentMethods.adyen_hpp.parse(input)
  const quoted = findExpress(cart, 'applepay')
  const express = quoted?.express ?? {}
  const agreed = quoted?.agreedCents === undefined ? {} : { agreedCents: quoted.agreedCents }
  const method = { code: 'adyen_hpp', title: titleOf('adyen_hpp', data), ...data, express, ...agreed } as const
  if (!paymentMethods.adyen_hpp.isComplete(method)) throw fail('METHOD_NOT_AVAILABLE')
  return { method, isQuoted: quoted !== undefined }
}

/** What the shopper approved in the wallet. @throws AppError METHOD_NOT_AVAILABLE, PAYPAL_ORDER_UNKNOWN [R7.92] */
export function approvedMethodOf(cart: CartRow, input: PaymentMethodInput, paypalOrderId?: string): ApprovedMethod {
  const wallet = parseWalletType(input.adyen_additional_data_hpp?.brand_code ?? (paypalOrderId ? 'paypal' : undefined))
  if (input.code !== 'adyen_hpp' || (wallet !== 'applepay' && wallet !== 'paypal')) throw fail('METHOD_NOT_AVAILABLE')
  return wallet === 'paypal' ? approvedPaypal(cart, input, paypalOrderId) : approvedApplePay(cart, input)
}
