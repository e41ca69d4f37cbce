import { addFormToCart, removeLine } from '#app/features/cart/cart.server.ts'
import { parseQuantity } from '#app/features/cart/cart-model.ts'
import { cartMessages } from '#app/features/cart/messages.ts'
import { findLine, type LineChange } from '#app/features/cart/submit-line.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { saveStyle } from '../wishlist.server.ts'
import { findSavedItem, undoSaving } from './move.server.ts'

/** "Save for later". Saves first, then removes, so that a failure loses nothing. [R2.02, R3.30, decision 68] */
export async function submitMove(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const uid = fieldText(form, 'uid')
  const line = await findLine(ctx, uid)
  if (!line) return { isDone: false, message: cartMessages.cart, failedCall: 'removeItemFromCart', setCookies: [] }
  const { productSku: sku, sizeUid: option = '', quantity } = line
  const wasSaved = (await findSavedItem(ctx, { sku, optionUid: option })) !== undefined
  const { problem, setCookies } = await saveStyle(ctx, { sku, ...(option ? { optionUid: option } : {}) })
  if (problem) return { isDone: false, message: problem, setCookies }
  const removed = await removeLine(ctx, uid)
  const change = { ...removed, setCookies: [...setCookies, ...removed.setCookies] }
  return change.isDone ? { ...change, removed: { leaving: 'move', sku, option, quantity, wasSaved } } : change
}

/** Removes the item from the wishlist only if the move had added it. */
export async function submitMoveBack(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const [sku, optionUid] = [fieldText(form, 'sku'), fieldText(form, 'option')]
  const quantity = parseQuantity(fieldText(form, 'quantity'))
  if (quantity === undefined) return { isDone: false, message: cartMessages.quantity, setCookies: [] }
  const change = await addFormToCart(ctx, { sku, optionUid, quantity })
  if (change.isDone && fieldText(form, 'was_saved') !== '1') await undoSaving(ctx, { sku, optionUid })
  return change
}
