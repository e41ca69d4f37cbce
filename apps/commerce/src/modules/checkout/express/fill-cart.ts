import { parseEmail } from '@welt/kit/text/patterns'
import type { Transaction } from 'kysely'
import { changeCart, hasOnlyGiftCards, priceCart, requireGuestSecret, updateCart } from '#modules/cart'
import { hasNoPlace, parsePayer, parseWalletAddress } from '#modules/fulfilment'
import { approvedMethodOf, putOnCart } from '#modules/payment'
import type { Context } from '#src/platform/context'
import type { ProcessExpressPayDataInput } from '#src/platform/contract/contract.generated'
import type { Database } from '#src/platform/database'
import type { CartRow, StoredAddress } from '#tables/cart'
import { fail } from '../errors.ts'

/** A customer's orders go to the account's address. @throws AppError EMAIL_INVALID */
function emailOf(cart: CartRow, given: string | null | undefined): string | null {
  if (cart.customer_id !== null || !given) return cart.email
  const email = parseEmail(given)
  if (!email) throw fail('EMAIL_INVALID')
  return email
}

type Addresses = Pick<ProcessExpressPayDataInput, 'billing_address' | 'shipping_address'>

/** Defaults to the shipping address; gift cards alone are billed to a name. */
async function billingOf(
  trx: Transaction<Database>,
  { brand }: Context,
  cart: CartRow,
  { billing_address: billing, shipping_address: shipping }: Addresses,
): Promise<StoredAddress | undefined> {
  const given = billing ?? shipping
  if (!given) return undefined
  const isPayerEnough = hasNoPlace(given) && (await hasOnlyGiftCards(trx, cart))
  return isPayerEnough ? parsePayer(given, brand) : parseWalletAddress(given, brand, 'billing')
}

/**
 * Applies the wallet's email, address and payment method to the cart, all or nothing. The total must equal the wallet's
 * quote or, without one, the cart's earlier total.
 * @throws AppError as changeCart, parseWalletAddress, putOnCart, approvedMethodOf; EMAIL_INVALID [R7.92, A74]
 */
export async function fillCart(ctx: Context, input: ProcessExpressPayDataInput): Promise<void> {
  await changeCart(ctx, input.cart_id, async (trx, locked) => {
    requireGuestSecret(ctx, locked)
    const approved = approvedMethodOf(locked, input.payment_method, input.paypal_order_id ?? undefined)
    const quoted = approved.isQuoted ? approved.method.agreedCents : (await priceCart(trx, ctx, locked)).totalCents
    const address = input.shipping_address ? parseWalletAddress(input.shipping_address, ctx.brand) : undefined
    const billing = await billingOf(trx, ctx, locked, input)
    const { agreedCents: _earlier, ...method } = approved.method
    const named = await updateCart(trx, locked.id, {
      email: emailOf(locked, input.email),
      ...(billing && { billing_address: billing, is_billing_same: !input.billing_address }),
      payment_method: { ...method, ...(quoted !== undefined && { agreedCents: quoted }) },
    })
    await putOnCart(trx, ctx, named, {
      address,
      method: input.shipping_method,
      preservesMethod: approved.isQuoted,
    })
  })
}
