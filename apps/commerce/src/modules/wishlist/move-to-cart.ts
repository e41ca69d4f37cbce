import { MAX_WISHLIST_ITEMS } from '@welt/rules/limits'
import { addUnderLock } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type {
  WishlistCartUserInputError,
  WishlistCartUserInputErrorType,
} from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { fail } from './errors.ts'
import { deleteItems, listItems } from './item-store.ts'
import { assertItemLimit, parseItemId, unknownItem } from './rules.ts'
import { lockList, touchList } from './store.ts'
import type { ShownList } from './tables.ts'

const CODES: readonly WishlistCartUserInputErrorType[] = [
  'PRODUCT_NOT_FOUND',
  'REQUIRED_PARAMETER_MISSING',
  'NOT_SALABLE',
  'INSUFFICIENT_STOCK',
  'UNDEFINED',
]

export interface MoveResult {
  readonly cart: CartRow
  readonly list: ShownList
  readonly errors: readonly WishlistCartUserInputError[]
}

/**
 * Moves all items if no ids are given. Locks the cart, then the list.
 * @throws AppError TOO_MANY_ITEMS_SENT, WISHLIST_NOT_FOUND; as requireCart [R7.53, R7.59, R4.51, R4.53-R4.55, R5.28]
 */
export async function moveToCart(
  ctx: Context,
  {
    listId,
    cartId,
    itemIds,
  }: { readonly listId: number; readonly cartId: string; readonly itemIds: readonly string[] },
): Promise<MoveResult> {
  assertItemLimit(itemIds, MAX_WISHLIST_ITEMS)
  const errorOf = (
    { code, message }: { readonly code: string; readonly message: string },
    itemId: string,
  ): WishlistCartUserInputError => ({
    code: CODES.find((known) => known === code) ?? 'UNDEFINED',
    message,
    wishlistId: String(listId),
    wishlistItemId: itemId.slice(0, 64),
  })
  return addUnderLock(ctx, cartId, async (trx, add) => {
    if (!(await lockList(trx, listId))) throw fail('WISHLIST_NOT_FOUND')
    const existing = (await listItems(trx, listId)).toReversed()
    const wanted = new Set(itemIds.map(parseItemId))
    const items = itemIds.length === 0 ? existing : existing.filter(({ id }) => wanted.has(id))
    const { cart, faults } = await add(
      items.map(({ product_sku: productSku, variant_sku: variantSku }) => ({ productSku, variantSku })),
    )
    const added = items.filter((_, at) => faults[at] === undefined).map(({ id }) => id)
    await deleteItems(trx, listId, added)
    const unknown = [...new Set(itemIds)].filter((id) => !items.some((item) => item.id === parseItemId(id)))
    const errors = [
      ...unknown.map((id) => errorOf(unknownItem(id), id)),
      ...items.flatMap(({ id }, at) => (faults[at] ? [errorOf(faults[at], String(id))] : [])),
    ]
    return { cart, list: await touchList(trx, listId), errors }
  })
}
