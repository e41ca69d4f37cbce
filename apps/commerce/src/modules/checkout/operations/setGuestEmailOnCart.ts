import { parseEmail } from '@welt/kit/text/patterns'
import { changeCart, requireCart, requireGuestSecret, updateCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationSetGuestEmailOnCartArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import type { SetGuestEmailOnCartOutput } from '../resolver-types.generated.ts'

/** @throws AppError EMAIL_INVALID, GUESTS_ONLY, as requireCart [R7.73, R3.09] */
export async function setGuestEmailOnCart(
  ctx: Context,
  { input }: MutationSetGuestEmailOnCartArgs,
): Promise<SetGuestEmailOnCartOutput> {
  if (!input) throw fail('CART_ID_MISSING')
  if (ctx.viewer.customerId !== undefined) throw fail('GUESTS_ONLY')
  requireGuestSecret(ctx, await requireCart(ctx, input.cart_id))
  const email = parseEmail(input.email)
  if (!email) throw fail('EMAIL_INVALID')
  return { cart: await changeCart(ctx, input.cart_id, (trx) => updateCart(trx, input.cart_id, { email })) }
}
