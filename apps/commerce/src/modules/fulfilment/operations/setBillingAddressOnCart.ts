import {
  changeCart,
  deliveryAddressOf,
  hasOnlyGiftCards,
  requireGuestSecret,
  setShippingAddress,
  updateCart,
} from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { CartAddressInput, MutationSetBillingAddressOnCartArgs } from '#src/platform/contract/contract.generated'
import type { CartRow, StoredAddress } from '#tables/cart'
import { fail } from '../errors.ts'
import { hasNoPlace, parseAddress, parsePayer } from '../parse-address.ts'
import type { SetBillingAddressOnCartOutput } from '../resolver-types.generated.ts'
import { requireChosenAddress } from './setShippingAddressesOnCart.ts'

function requireShippingAddress(cart: CartRow): StoredAddress {
  const address = deliveryAddressOf(cart)
  if (!address) throw fail('SHIPPING_ADDRESS_MISSING')
  return address
}

/** A cart with only gift cards needs just a name and a country. */
async function parseBilling(
  ctx: Pick<Context, 'db' | 'brand'>,
  cart: CartRow,
  input: CartAddressInput,
): Promise<StoredAddress> {
  const isPayerEnough = hasNoPlace(input) && (await hasOnlyGiftCards(ctx.db, cart))
  return isPayerEnough ? parsePayer(input, ctx.brand) : parseAddress(input, ctx.brand, 'billing')
}

/** @throws AppError as changeCart and parseAddress; SHIPPING_ADDRESS_MISSING [A25, R7.77] */
export async function setBillingAddressOnCart(
  ctx: Context,
  { input }: MutationSetBillingAddressOnCartArgs,
): Promise<SetBillingAddressOnCartOutput> {
  const billing = input?.billing_address
  const cart = await changeCart(ctx, input?.cart_id ?? '', async (trx, locked) => {
    requireGuestSecret(ctx, locked)
    if (!billing) return
    if (billing.same_as_shipping && !billing.address)
      return updateCart(trx, locked.id, { billing_address: requireShippingAddress(locked), is_billing_same: true })
    const isForShipping = billing.use_for_shipping ?? false
    const locking = { ...ctx, db: trx }
    const chosen = await requireChosenAddress(locking, billing, 'billing')
    const address = isForShipping ? parseAddress(chosen, ctx.brand) : await parseBilling(locking, locked, chosen)
    const isSame = isForShipping || (billing.same_as_shipping ?? false)
    await updateCart(trx, locked.id, { billing_address: address, is_billing_same: isSame })
    if (isForShipping) await setShippingAddress(trx, ctx, locked, address)
  })
  return { cart }
}
