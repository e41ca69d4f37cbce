import { MAX_WISHLIST_ITEMS } from '@welt/rules/limits'
import { loadVariantAnswers, type VariantAnswer } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type {
  WishListUserInputError,
  WishlistItemInput,
  WishlistItemUpdateInput,
} from '#src/platform/contract/contract.generated'
import type { Db } from '#src/platform/database'
import { changeList, type ListChange } from './change-list.ts'
import {
  deleteAndTouch,
  type ItemChange,
  insertItems,
  keyOf,
  type ListedItem,
  listItems,
  type NewItem,
  rewriteItems,
} from './item-store.ts'
import {
  assertItemLimit,
  DESCRIPTION_NOT_VALID,
  LIST_IS_FULL,
  OPTIONS_NOT_AVAILABLE,
  parseDescription,
  parseItemId,
  unknownItem,
  unknownSku,
} from './rules.ts'
import type { ListKey } from './store.ts'

type Place = Pick<Context, 'db' | 'brand'>

const chosenOptions = (input: Pick<WishlistItemInput, 'selected_options'>) =>
  (input.selected_options ?? []).filter((uid): uid is string => uid !== null)

function toItem(sku: string, answer: VariantAnswer): NewItem | WishListUserInputError {
  if (answer.kind === 'unknown-sku') return unknownSku(sku)
  if (answer.kind === 'option-unknown') return OPTIONS_NOT_AVAILABLE
  return {
    product_id: answer.productId,
    variant_sku: answer.kind === 'variant' ? answer.variantSku : null,
    description: null,
  }
}

/** Runs before any lock is taken. @throws AppError TOO_MANY_ITEMS_SENT */
export async function resolveItems(
  { db, brand }: Place,
  inputs: readonly WishlistItemInput[],
): Promise<(NewItem | WishListUserInputError)[]> {
  assertItemLimit(inputs)
  const answerOf = await loadVariantAnswers(
    db,
    brand.websiteId,
    inputs.map(({ sku }) => sku),
  )
  return inputs.map((input) =>
    toItem(input.sku, answerOf({ sku: input.sku, parentSku: input.parent_sku, selectedOptions: chosenOptions(input) })),
  )
}

/** Items already on the list stay unchanged. The caller has locked it unless it is new. */
export async function addItems(
  db: Db,
  listId: number,
  resolved: readonly (NewItem | WishListUserInputError)[],
): Promise<ListChange> {
  const wanted = resolved.filter((item) => 'product_id' in item)
  const faulty = resolved.filter((item) => 'code' in item)
  const { list, omitted } = await insertItems(db, listId, wanted)
  return { list, userErrors: omitted > 0 ? [...faulty, LIST_IS_FULL] : faulty }
}

/** @throws AppError TOO_MANY_ITEMS_SENT, WISHLIST_NOT_FOUND [R7.51, R7.58] */
export function removeItems(ctx: Pick<Context, 'db'>, key: ListKey, itemIds: readonly string[]): Promise<ListChange> {
  return changeList(ctx, key, async (trx, listId) => {
    assertItemLimit(itemIds, MAX_WISHLIST_ITEMS)
    const sent = new Map([...new Set(itemIds)].map((id) => [id, parseItemId(id)]))
    const { list, gone } = await deleteAndTouch(
      trx,
      listId,
      [...sent.values()].filter((id) => id !== undefined),
    )
    return {
      list,
      userErrors: [...sent].flatMap(([id, number]) =>
        number !== undefined && gone.has(number) ? [] : [unknownItem(id)],
      ),
    }
  })
}

/** Omitted fields stay unchanged. */
type ItemPatch = Partial<Pick<ListedItem, 'variant_sku' | 'description'>>

function toPatch(
  item: ListedItem,
  input: WishlistItemUpdateInput,
  answerOf: Awaited<ReturnType<typeof loadVariantAnswers>>,
): ItemPatch | WishListUserInputError {
  const change: ItemPatch = {}
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

function planUpdates(
  existing: Map<number, ListedItem>,
  updates: readonly { readonly input: WishlistItemUpdateInput; readonly patch: ItemPatch | WishListUserInputError }[],
) {
  const userErrors: WishListUserInputError[] = []
  const deleted: number[] = []
  const changes: ItemChange[] = []
  for (const { input, patch } of updates) {
    const item = existing.get(parseItemId(input.wishlist_item_id) ?? 0)
    if (!item || 'code' in patch) {
      userErrors.push('code' in patch ? patch : unknownItem(input.wishlist_item_id))
      continue
    }
    const changed = { ...item, ...patch }
    const duplicate = [...existing.values()].find((other) => other.id !== item.id && keyOf(other) === keyOf(changed))
    if (duplicate) {
      deleted.push(duplicate.id)
      existing.delete(duplicate.id)
    }
    const { id, product_id, variant_sku, description } = changed
    if (Object.keys(patch).length > 0)
      changes.push({ id, product_id, variant_sku, description, formerKey: keyOf(item) })
    existing.set(id, changed)
  }
  return { userErrors, deleted, changes }
}

/**
 * An updated item replaces an equal one.
 * @throws AppError TOO_MANY_ITEMS_SENT, WISHLIST_NOT_FOUND [R7.52, R7.60, A51]
 */
export function updateItems(ctx: Place, key: ListKey, inputs: readonly WishlistItemUpdateInput[]): Promise<ListChange> {
  return changeList(ctx, key, async (trx, listId) => {
    assertItemLimit(inputs)
    const known = new Map((await listItems(trx, listId)).map((item) => [item.id, item]))
    const named = inputs.map((input) => ({ input, item: known.get(parseItemId(input.wishlist_item_id) ?? 0) }))
    const skus = named.flatMap(({ input, item }) => (item && chosenOptions(input).length > 0 ? item.product_sku : []))
    const answerOf = await loadVariantAnswers(trx, ctx.brand.websiteId, skus)
    const updates = named.map(({ input, item }) => ({
      input,
      patch: item ? toPatch(item, input, answerOf) : unknownItem(input.wishlist_item_id),
    }))
    const { userErrors, ...plan } = planUpdates(known, updates)
    return { list: await rewriteItems(trx, listId, plan), userErrors }
  })
}
