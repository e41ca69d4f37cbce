import { changeCart, requireCart, requireGuestSecret, setShippingAddress, updateCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationCancelExpressOrderArgs } from '#src/platform/contract/contract.generated'
import { findMethodOnCart } from '../methods/method-on-cart.ts'
import type { ExpressOrderOutput } from '../resolver-types.generated.ts'

/** Nothing was charged. Restores the address that the wallet's replaced. @throws AppError as changeCart [A74] */
export async function cancelExpressOrder(
  ctx: Context,
  args: MutationCancelExpressOrderArgs,
): Promise<ExpressOrderOutput> {
  const found = await requireCart(ctx, args.cart_id)
  requireGuestSecret(ctx, found)
  if (!findMethodOnCart(found)?.express) return { cart: found }
  const cart = await changeCart(ctx, found.id, async (trx, locked) => {
    const express = findMethodOnCart(locked)?.express
    if (!express) return
    await updateCart(trx, locked.id, { payment_method: null })
    if (express.ownAddress) await setShippingAddress(trx, ctx, locked, express.ownAddress)
  })
  return { cart }
}
