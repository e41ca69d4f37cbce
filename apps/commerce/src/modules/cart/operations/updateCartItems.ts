import type { Transaction } from 'kysely'
import { loadPurchasableVariants } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import type { Database } from '#src/composition/database'
import type { CartItemUpdateInput, MutationUpdateCartItemsArgs } from '#src/graphql/contract.generated'
import { requireCartIdOfInput } from '../access.ts'
import { changeGoods } from '../change-goods.ts'
import { fail } from '../errors.ts'
import { parseLineUid } from '../lines/line-uid.ts'
import type { UpdateCartItemsOutput } from '../resolver-types.generated.ts'
import { findQuantityFault, findStockFault, MAX_LINES, type UserError, unknownSku } from '../rules.ts'
import { deleteLine, loadCartLines, setLineQuantity } from '../store.ts'
import type { CartLineRow, CartRow } from '../tables.ts'

/** Number of the line meant. @throws AppError PARAMETER_MISSING, UID_INCORRECT */
export function parseLineRef(ref: Pick<CartItemUpdateInput, 'cart_item_uid' | 'cart_item_id'>): number {
  if (ref.cart_item_uid) return parseLineUid(ref.cart_item_uid)
  if (!ref.cart_item_id) throw fail('PARAMETER_MISSING', { name: 'cart_item_uid' })
  return ref.cart_item_id
}

async function updateLine(trx: Transaction<Database>, cart: CartRow, line: CartLineRow, quantity: number): Promise<UserError | undefined> {
  if (quantity === 0) {
    await deleteLine(trx, cart.id, line.id)
    return undefined
  }
  const sku = line.variant_sku ?? ''
  const variant = (await loadPurchasableVariants(trx, cart.website_id, [sku])).get(sku)
  const fault = findQuantityFault(quantity) ?? (variant?.isEnabled ? findStockFault(quantity, variant.availableQuantity) : unknownSku(sku))
  if (!fault) await setLineQuantity(trx, line.id, quantity, variant?.unitCents)
  return fault
}

async function updateLines(trx: Transaction<Database>, cart: CartRow, updates: readonly CartItemUpdateInput[]): Promise<UserError[]> {
  const lines = new Map((await loadCartLines(trx, cart.id)).map((line) => [line.id, line]))
  const faults: UserError[] = []
  for (const update of updates) {
    const lineId = parseLineRef(update)
    const line = lines.get(lineId)
    if (!line) throw fail('LINE_NOT_FOUND', { lineId })
    if (update.quantity === undefined || update.quantity === null) {
      faults.push({ code: 'REQUIRED_PARAMETER_MISSING', message: 'Required parameter "quantity" for "cart_items" is missing.' })
      continue
    }
    const fault = await updateLine(trx, cart, line, update.quantity)
    if (fault) faults.push(fault)
    else if (update.quantity === 0) lines.delete(lineId)
  }
  return faults
}

/**
 * Changes quantities; 0 removes a line. Lines that can't be changed stay as they are and are reported in `errors`.
 * @throws AppError as requireCart; LINE_NOT_FOUND, TOO_MANY_LINES_SENT [R7.71]
 */
export async function updateCartItems(ctx: Context, { input }: MutationUpdateCartItemsArgs): Promise<UpdateCartItemsOutput> {
  const cartId = requireCartIdOfInput(input?.cart_id)
  const updates = (input?.cart_items ?? []).filter((update) => update !== null)
  if (updates.length > MAX_LINES) throw fail('TOO_MANY_LINES_SENT', { count: MAX_LINES })
  let errors: UserError[] = []
  const cart = await changeGoods(ctx, cartId, async (trx, locked) => {
    errors = await updateLines(trx, locked, updates)
  })
  return { cart, errors }
}
