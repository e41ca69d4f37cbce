import { parseLineUid, requireCartWithLines } from '#modules/cart'
import { type FoundStores, findStores, type RequestedSku, requireCollection } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type {
  FindInStoreMode,
  InputMaybe,
  QueryGetFindInStoreDetailsCartArgs,
} from '#src/platform/contract/contract.generated'
import type { CartLineRow } from '#tables/cart'

function isRequested(
  line: CartLineRow,
  mode: InputMaybe<FindInStoreMode> | undefined,
  lineIds: ReadonlySet<number> | undefined,
): boolean {
  if (lineIds) return lineIds.has(line.id)
  return mode === 'CART' || line.fulfilment === 'clickncollect'
}

/** @throws AppError as requireCart; COLLECTION_OFF, PLACE_MISSING [R7.98, R7.101, R7.102] */
export async function getFindInStoreDetailsCart(
  ctx: Context,
  args: QueryGetFindInStoreDetailsCartArgs,
): Promise<FoundStores> {
  const cart = await requireCartWithLines(ctx, args.cart_id)
  await requireCollection(ctx)
  const lineIds = args.cart_item_uids ? new Set(args.cart_item_uids.map(parseLineUid)) : undefined
  const lines = cart.lines.filter((line) => isRequested(line, args.mode, lineIds))
  const requested: RequestedSku[] = lines.flatMap((line) =>
    line.variant_sku ? [{ sku: line.variant_sku, quantity: line.quantity }] : [],
  )
  return findStores(ctx, { ...args, requested, mustHave: args.mode === 'CART' ? 'any' : 'all' })
}
