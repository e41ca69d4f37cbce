import { type CartRow, changeCart, requireGuestSecret, type StoredAddress, writeBillingAddress } from '#modules/cart'
import type { Context } from '#src/composition/context'
import type { MutationSetBillingAddressOnCartArgs } from '#src/graphql/contract.generated'
import { fail } from '../errors.ts'
import { parseAddress } from '../parse-address.ts'
import { putShippingAddress } from '../put-address.ts'
import type { SetBillingAddressOnCartOutput } from '../resolver-types.generated.ts'
import { requireChosenAddress } from './setShippingAddressesOnCart.ts'

function requireShippingAddress(cart: CartRow): StoredAddress {
  if (!cart.shipping_address) throw fail('SHIPPING_ADDRESS_MISSING')
  return cart.shipping_address
}

/**
 * Sets the billing address: one of its own, or the delivery address.
 * @throws AppError as changeCart and parseAddress; SHIPPING_ADDRESS_MISSING [R7.77]
 */
export async function setBillingAddressOnCart(
  ctx: Context,
  { input }: MutationSetBillingAddressOnCartArgs,
): Promise<SetBillingAddressOnCartOutput> {
  const billing = input?.billing_address
  const cart = await changeCart(ctx, input?.cart_id ?? '', async (trx, locked) => {
    requireGuestSecret(ctx, locked)
    if (!billing) return
    if (billing.same_as_shipping && !billing.address) return writeBillingAddress(trx, locked.id, requireShippingAddress(locked), true)
    const isForShipping = billing.use_for_shipping ?? false
    const chosen = await requireChosenAddress({ ...ctx, db: trx }, billing, 'billing')
    const address = parseAddress(chosen, ctx.brand, isForShipping ? 'delivery' : 'billing')
    await writeBillingAddress(trx, locked.id, address, isForShipping || (billing.same_as_shipping ?? false))
    if (isForShipping) await putShippingAddress(trx, ctx, locked, address)
  })
  return { cart }
}
