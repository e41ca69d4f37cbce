import { parseEmail } from '@welt/kit/text/patterns'
import { changeCart, movePickups, updateCart, withoutStoreAddress } from '#modules/cart'
import { rememberStore } from '#modules/customer'
import type { Context } from '#src/platform/context'
import type { MutationSetPreferredStoreArgs } from '#src/platform/contract/contract.generated'
import { requireStoreOfId } from '../collection/collecting-store.ts'
import { fail } from '../errors.ts'
import type { SetPreferredStoreOutput } from '../resolver-types.generated.ts'

/** Customers have their own. @throws AppError EMAIL_INVALID [R5.12] */
function guestEmailOf({ viewer }: Pick<Context, 'viewer'>, text: string | null | undefined): string | undefined {
  if (viewer.customerId !== undefined || !text) return undefined
  const email = parseEmail(text)
  if (!email) throw fail('EMAIL_INVALID')
  return email
}

/**
 * A customer keeps the store; a guest's email goes on the cart. Collected lines that the store lacks become deliveries.
 * @throws AppError as changeCart, requireStoreOfId; EMAIL_INVALID
 * [R7.104, R7.105, R5.12, R5.13, R3.106]
 */
export async function setPreferredStore(
  ctx: Context,
  { input }: MutationSetPreferredStoreArgs,
): Promise<SetPreferredStoreOutput> {
  const { customerId } = ctx.viewer
  const cart = await changeCart(ctx, input.cart_id, async (trx, locked) => {
    const { store_code: code } = await requireStoreOfId({ ...ctx, db: trx }, input.store_id)
    const email = guestEmailOf(ctx, input.email)
    const isMoved = await movePickups(trx, ctx, { ...locked, preferred_store_code: code })
    await updateCart(trx, locked.id, {
      preferred_store_code: code,
      is_fulfilment_auto_updated: isMoved,
      ...withoutStoreAddress(locked),
      ...(email !== undefined && { email }),
    })
    if (customerId !== undefined) await rememberStore(trx, customerId, code)
  })
  return { success: true, message: null, cart }
}
