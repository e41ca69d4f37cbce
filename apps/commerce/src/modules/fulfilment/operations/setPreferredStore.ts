import { decodeNumericUid } from '@welt/kit/ids'
import { requireCart } from '#modules/cart'
import { findStore } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type { MutationSetPreferredStoreArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'

/**
 * Always refuses: no site offers collection (StoreConfig.click_and_collect_enabled).
 * @throws AppError as requireCart; STORE_NOT_FOUND, STORE_NOT_COLLECTING [R7.104, R7.106, R3.34, R3.106]
 */
export async function setPreferredStore(ctx: Context, { input }: MutationSetPreferredStoreArgs): Promise<never> {
  await requireCart(ctx, input.cart_id)
  const storeId = decodeNumericUid(input.store_id)
  const store = storeId === undefined ? undefined : await findStore(ctx.db, ctx.brand.websiteId, storeId)
  throw store ? fail('STORE_NOT_COLLECTING') : fail('STORE_NOT_FOUND', { storeId: input.store_id.slice(0, 64) })
}
