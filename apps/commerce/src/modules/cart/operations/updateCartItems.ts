import { localDate } from '@welt/kit/time'
import { type EnteredGiftCard, type PurchasableVariant, readGiftCardOptions } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { CartItemUpdateInput, MutationUpdateCartItemsArgs } from '#src/platform/contract/contract.generated'
import { requireCartIdOfInput } from '../access.ts'
import { changeLines } from '../change-lines.ts'
import { fail } from '../errors.ts'
import { changeGiftCard } from '../gift-cards/change-gift-cards.ts'
import type { CartContents, LineChanges } from '../lines/contents.ts'
import { obtainableQuantity } from '../lines/fulfilment.ts'
import { parseLineUid } from '../lines/line-uid.ts'
import type { GiftCardUpsert, LineUpsert } from '../lines-store.ts'
import type { UpdateCartItemsOutput } from '../resolver-types.generated.ts'
import { findQuantityFault, findStockFault, MAX_LINES, QUANTITY_MISSING, type UserError, unknownSku } from '../rules.ts'
import type { CartLineRow } from '../tables.ts'

/** @throws AppError PARAMETER_MISSING, UID_INCORRECT */
export function parseLineRef(ref: Pick<CartItemUpdateInput, 'cart_item_uid' | 'cart_item_id'>): number {
  if (ref.cart_item_uid) return parseLineUid(ref.cart_item_uid)
  if (!ref.cart_item_id) throw fail('PARAMETER_MISSING', { name: 'cart_item_uid' })
  return ref.cart_item_id
}

function findFault(
  { variant_sku: sku, fulfilment }: CartLineRow,
  variant: PurchasableVariant | undefined,
  quantity: number,
): UserError | undefined {
  return (
    findQuantityFault(quantity) ??
    (variant?.isEnabled ? findStockFault(quantity, obtainableQuantity(variant, fulfilment)) : unknownSku(sku ?? ''))
  )
}

/** [R7.72] */
function enteredOf({
  gift_card: byName,
  customizable_options: options,
}: CartItemUpdateInput): EnteredGiftCard | undefined {
  const texts = (options ?? []).flatMap((option) =>
    option?.uid ? [{ uid: option.uid, value: option.value_string }] : [],
  )
  if (!byName && texts.length === 0) return undefined
  const named = Object.fromEntries(
    Object.entries(byName ?? {}).filter(([, value]) => value !== null && value !== undefined),
  )
  return { ...readGiftCardOptions([], texts), ...named }
}

function asChanged(put: GiftCardUpsert | undefined) {
  return put && { quantity: put.quantity, gift_card: put.giftCard }
}

function updateLines(
  contents: CartContents,
  updates: readonly CartItemUpdateInput[],
  today: string,
): LineChanges<UserError[]> {
  const { variants } = contents
  const lines = new Map(contents.lines.map((line) => [line.id, line]))
  const giftCards = new Map<number, GiftCardUpsert>()
  const put = new Map<string, LineUpsert>()
  const removedIds: number[] = []
  const faults: UserError[] = []
  for (const update of updates) {
    const lineId = parseLineRef(update)
    const line = lines.get(lineId)
    if (!line) throw fail('LINE_NOT_FOUND', { lineId })
    const { quantity } = update
    const entered = line.gift_card ? enteredOf(update) : undefined
    if (line.gift_card && quantity !== 0 && (entered || typeof quantity === 'number')) {
      const before = { ...line, ...asChanged(giftCards.get(lineId)) }
      const changed = changeGiftCard(
        before,
        { quantity: quantity ?? undefined, entered: entered ?? {} },
        contents.giftCard,
        today,
      )
      if ('faults' in changed) faults.push(...changed.faults)
      else giftCards.set(lineId, changed.put)
      continue
    }
    const variantSku = line.variant_sku ?? ''
    const variant = variants.get(variantSku)
    const fault = quantity ? findFault(line, variant, quantity) : undefined
    if (fault) faults.push(fault)
    else if (quantity === undefined || quantity === null) faults.push(QUANTITY_MISSING)
    else if (variant && quantity !== 0)
      put.set(variantSku, { productId: line.product_id, variantSku, quantity, unitCents: variant.unitCents })
    else {
      removedIds.push(lineId)
      put.delete(variantSku)
      giftCards.delete(lineId)
      lines.delete(lineId)
    }
  }
  return { put: [...put.values()], giftCards: [...giftCards.values()], removedIds, result: faults }
}

/**
 * Quantity 0 removes a line.
 * @throws AppError as requireCart; LINE_NOT_FOUND, TOO_MANY_LINES_SENT [R7.71, R7.72]
 */
export async function updateCartItems(
  ctx: Context,
  { input }: MutationUpdateCartItemsArgs,
): Promise<UpdateCartItemsOutput> {
  const cartId = requireCartIdOfInput(input?.cart_id)
  const updates = (input?.cart_items ?? []).filter((update) => update !== null)
  if (updates.length > MAX_LINES) throw fail('TOO_MANY_LINES_SENT', { count: MAX_LINES })
  const today = localDate(new Date(), ctx.brand.timeZone)
  const { cart, result } = await changeLines(ctx, cartId, {
    skus: [],
    decide: (contents) => updateLines(contents, updates, today),
  })
  return { cart, errors: result }
}
