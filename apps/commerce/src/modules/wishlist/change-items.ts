import { loadVariantAnswers, type VariantAnswer } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import type { WishListUserInputError, WishlistItemInput, WishlistItemUpdateInput } from '#src/graphql/contract.generated'
import { type Changed, changeList } from './change-list.ts'
import {
  DESCRIPTION_NOT_VALID,
  LIST_IS_FULL,
  MAX_ITEMS,
  OPTIONS_NOT_AVAILABLE,
  parseDescription,
  parseItemId,
  requireFewItems,
  unknownItem,
  unknownSku,
} from './rules.ts'
import { deleteItems, insertItems, keyOf, type ListedItem, listItems, type NewItem, updateItem } from './store.ts'

type Place = Pick<Context, 'db' | 'brand'>

const chosenOptions = (input: Pick<WishlistItemInput, 'selected_options'>) =>
  (input.selected_options ?? []).filter((uid): uid is string => uid !== null)

function toItem(sku: string, answer: VariantAnswer): NewItem | WishListUserInputError {
  if (answer.kind === 'unknown-sku') return unknownSku(sku)
  if (answer.kind === 'option-unknown') return OPTIONS_NOT_AVAILABLE
  return { product_id: answer.productId, variant_sku: answer.kind === 'variant' ? answer.variantSku : null, description: null }
}

/** Resolves the items before any lock is taken. @throws AppError TOO_MANY_ITEMS_SENT */
export async function resolveItems(
  { db, brand }: Place,
  inputs: readonly WishlistItemInput[],
): Promise<(NewItem | WishListUserInputError)[]> {
  requireFewItems(inputs)
  const answerOf = await loadVariantAnswers(
    db,
    brand.websiteId,
    inputs.map(({ sku }) => sku),
  )
  return inputs.map((input) =>
    toItem(input.sku, answerOf({ sku: input.sku, parentSku: input.parent_sku, selectedOptions: chosenOptions(input) })),
  )
}

/**
 * Puts the good items on a list, one that is there already stays as it is. @throws AppError WISHLIST_NOT_FOUND [R7.50,
 * R7.57]
 */
export function addItems(
  ctx: Pick<Context, 'db'>,
  listId: number,
  resolved: readonly (NewItem | WishListUserInputError)[],
): Promise<Changed> {
  const wanted = resolved.filter((item) => 'product_id' in item)
  const bad = resolved.filter((item) => 'code' in item)
  return changeList(ctx, listId, async (trx) => {
    const leftOut = await insertItems(trx, listId, wanted)
    return leftOut > 0 ? [...bad, LIST_IS_FULL] : bad
  })
}

/** Takes items off a list. @throws AppError TOO_MANY_ITEMS_SENT, WISHLIST_NOT_FOUND [R7.51, R7.58] */
export function removeItems(ctx: Pick<Context, 'db'>, listId: number, itemIds: readonly string[]): Promise<Changed> {
  requireFewItems(itemIds, MAX_ITEMS)
  const sent = new Map([...new Set(itemIds)].map((id) => [id, parseItemId(id)]))
  return changeList(ctx, listId, async (trx) => {
    const gone = await deleteItems(
      trx,
      listId,
      [...sent.values()].filter((id) => id !== undefined),
    )
    return [...sent].flatMap(([id, number]) => (number !== undefined && gone.has(number) ? [] : [unknownItem(id)]))
  })
}

/** What an update makes of an item: only what it names changes. */
type ItemChange = Partial<Pick<ListedItem, 'variant_sku' | 'description'>>

function toChange(
  item: ListedItem,
  input: WishlistItemUpdateInput,
  answerOf: Awaited<ReturnType<typeof loadVariantAnswers>>,
): ItemChange | WishListUserInputError {
  const change: ItemChange = {}
  if (input.description !== undefined) {
    const description = parseDescription(input.description)
    if (description === undefined) return DESCRIPTION_NOT_VALID
    change.description = description
  }
  const selectedOptions = chosenOptions(input)
  if (selectedOptions.length === 0) return change
  const resolved = toItem(item.product_sku, answerOf({ sku: item.product_sku, selectedOptions }))
  return 'code' in resolved ? resolved : { ...change, variant_sku: resolved.variant_sku }
}

/**
 * Changes the chosen sizes; an item whose new size is on the list already takes that one's place.
 * @throws AppError TOO_MANY_ITEMS_SENT, WISHLIST_NOT_FOUND [R7.52, R7.60, A51]
 */
export async function updateItems(ctx: Place, listId: number, inputs: readonly WishlistItemUpdateInput[]): Promise<Changed> {
  requireFewItems(inputs)
  const known = new Map((await listItems(ctx.db, listId)).map((item) => [item.id, item]))
  const answerOf = await loadVariantAnswers(
    ctx.db,
    ctx.brand.websiteId,
    inputs.flatMap(({ wishlist_item_id }) => known.get(parseItemId(wishlist_item_id) ?? 0)?.product_sku ?? []),
  )
  const changes = inputs.map((input) => {
    const item = known.get(parseItemId(input.wishlist_item_id) ?? 0)
    return { input, change: item ? toChange(item, input, answerOf) : unknownItem(input.wishlist_item_id) }
  })
  return changeList(ctx, listId, async (trx) => {
    const existing = new Map((await listItems(trx, listId)).map((item) => [item.id, item]))
    const userErrors: WishListUserInputError[] = []
    for (const { input, change } of changes) {
      const item = existing.get(parseItemId(input.wishlist_item_id) ?? 0)
      if (!item || 'code' in change) {
        userErrors.push('code' in change ? change : unknownItem(input.wishlist_item_id))
        continue
      }
      const changed = { ...item, ...change }
      const twin = [...existing.values()].find((other) => other.id !== item.id && keyOf(other) === keyOf(changed))
      if (twin) {
        await deleteItems(trx, listId, [twin.id])
        existing.delete(twin.id)
      }
      if (Object.keys(change).length > 0) await updateItem(trx, item.id, change)
      existing.set(item.id, changed)
    }
    return userErrors
  })
}
