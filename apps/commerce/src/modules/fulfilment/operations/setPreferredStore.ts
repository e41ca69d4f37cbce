import { decodeNumericUid } from '@welt/kit/ids'
import { parseEmail } from '@welt/kit/text/patterns'
import { changeCart, movePickups, updateCart } from '#modules/cart'
import { rememberStore } from '#modules/customer'
import { findStore, requireCollection } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type { MutationSetPreferredStoreArgs } from '#src/platform/contract/contract.generated'
import type { StoreRow } from '#tables/stores'
import { fail } from '../errors.ts'
import type { SetPreferredStoreOutput } from '../resolver-types.generated.ts'

/** @throws AppError STORE_NOT_FOUND, STORE_NOT_COLLECTING [R3.34, R7.106, A71] */
export async function requireCollectingStore(
  { db, brand }: Pick<Context, 'db' | 'brand'>,
  encodedId: string,
): Promise<StoreRow> {
  const storeId = decodeNumericUid(encodedId)
  const store = storeId === undefined ? undefined : await findStore(db, brand.websiteId, storeId)
  if (!store) throw fail('STORE_NOT_FOUND', { storeId: encodedId.slice(0, 64) })
  if (!store.is_active || !store.enabled_for_cnc) throw fail('STORE_NOT_COLLECTING')
  return store
}

/** Customers have their own. @throws AppError EMAIL_INVALID [R5.12] */
function guestEmailOf({ viewer }: Pick<Context, 'viewer'>, text: string | null | undefined): string | undefined {
  if (viewer.customerId !== undefined || !text) return undefined
  const email = parseEmail(text)
  if (!email) throw fail('EMAIL_INVALID')
  return email
}

/**
 * A customer keeps the store; a guest's email goes on the cart. Collected lines that the store lacks become deliveries.
 * @throws AppError as changeCart, requireCollectingStore; EMAIL_INVALID, COLLECTION_OFF
 * [R7.104, R7.105, R5.12, R5.13, R3.106]
 */
export async function setPreferredStore(
  ctx: Context,
  { input }: MutationSetPreferredStoreArgs,
): Promise<SetPreferredStoreOutput> {
  const { customerId } = ctx.viewer
  const cart = await changeCart(ctx, input.cart_id, async (trx, locked) => {
    const { store_code: code } = await requireCollectingStore({ ...ctx, db: trx }, input.store_id)
    await requireCollection({ ...ctx, db: trx })
    const email = guestEmailOf(ctx, input.email)
    const isMoved = await movePickups(trx, ctx, { ...locked, preferred_store_code: code })
    await updateCart(trx, locked.id, {
      preferred_store_code: code,
      is_fulfilment_auto_updated: isMoved,
      ...(email !== undefined && { email }),
    })
    if (customerId !== undefined) await rememberStore(trx, customerId, code)
  })
  return { success: true, message: null, cart }
}
