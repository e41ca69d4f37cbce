import type { CartView } from '#app/features/cart/cart-model.ts'
import { addedText } from '#app/features/flash/added-text.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import type { AddedPair } from '#app/session/browser/cart-drawer.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { addItemsToCart } from './add-to-cart.server.ts'
import type { Intent, ListAnswer } from './answer.ts'
import { changeItemSize, changeSharing, type ListChange, removeItems } from './change-list.server.ts'
import type { ListView } from './list-view.ts'
import { loadList, saveStyle } from './wishlist.server.ts'

interface Submitted {
  readonly answer: ListAnswer
  readonly setCookies: readonly string[]
  /** Message for the next page, without scripts. */
  readonly flash?: string
}

const plainly = (answer: ListAnswer, setCookies: readonly string[] = []): Submitted => ({ answer, setCookies })

const changed = (intent: Intent, { problem }: ListChange, rest: Partial<ListAnswer> = {}): Submitted =>
  plainly(problem ? { intent, ...rest, problem } : { intent, ...rest })

const NOTHING_LEFT: ListView['left'] = { needSize: 0, soldOut: 0 }

interface Adding {
  readonly ids: readonly string[]
  readonly intent: Intent
  /** The item announced as added; by default the newest line. */
  readonly pair?: AddedPair
  readonly left?: ListView['left']
}

function newestOf({ lines }: CartView): AddedPair | undefined {
  const line = lines.at(-1)
  return line && { sku: line.productSku, option: line.sizeUid }
}

async function addItems(ctx: RequestContext, { ids, intent, pair, left = NOTHING_LEFT }: Adding): Promise<Submitted> {
  const about = intent === 'add' ? { id: ids[0] ?? '' } : {}
  const { problem, cartView, addedCount, setCookies } = await addItemsToCart(ctx, ids)
  if (!cartView || addedCount === 0)
    return { answer: { intent, ...about, ...(problem ? { problem } : {}) }, setCookies }
  const soldOut = left.soldOut + ids.length - addedCount
  const added = {
    count: addedCount,
    cartCount: cartView.count,
    text: addedText(addedCount, { ...left, soldOut }),
    pair: pair ?? newestOf(cartView),
  }
  return { answer: { intent, ...about, added }, setCookies, flash: `bagged-${addedCount}-${left.needSize}-${soldOut}` }
}

/** Uses the size selected in the form. */
async function addItem(ctx: RequestContext, form: FormData): Promise<Submitted> {
  const [id, option] = [fieldText(form, 'id'), fieldText(form, 'option')]
  if (!option) return plainly({ intent: 'add', id, isSizeMissing: true })
  if (option !== fieldText(form, 'from')) {
    const { problem } = await changeItemSize(ctx, id, option)
    if (problem) return plainly({ intent: 'add', id, problem })
  }
  const sku = fieldText(form, 'sku')
  return addItems(ctx, { ids: [id], intent: 'add', ...(sku ? { pair: { sku, option } } : {}) })
}

async function addAll(ctx: RequestContext): Promise<Submitted> {
  const { list, problem } = await loadList(ctx, 1)
  if (problem) return plainly({ intent: 'add-all', problem })
  const ids = list.addable.map(({ id }) => id)
  return ids.length > 0 ? addItems(ctx, { ids, intent: 'add-all', left: list.left }) : plainly({ intent: 'add-all' })
}

async function putBack(ctx: RequestContext, form: FormData): Promise<Submitted> {
  const optionUid = fieldText(form, 'option')
  const { why, setCookies } = await saveStyle(ctx, { sku: fieldText(form, 'sku'), ...(optionUid ? { optionUid } : {}) })
  return plainly({ intent: 'undo', ...(why ? { problem: why } : {}) }, setCookies)
}

async function remove(ctx: RequestContext, form: FormData): Promise<Submitted> {
  const id = fieldText(form, 'id')
  const change = await removeItems(ctx, [id])
  const removed = { sku: fieldText(form, 'sku'), option: fieldText(form, 'option') }
  return changed('remove', change, change.problem ? { id } : { id, removed })
}

async function chooseSize(ctx: RequestContext, form: FormData): Promise<Submitted> {
  const [id, option] = [fieldText(form, 'id'), fieldText(form, 'option')]
  return option
    ? changed('size', await changeItemSize(ctx, id, option), { id })
    : plainly({ intent: 'size', id, isSizeMissing: true })
}

const actions: Readonly<Record<Intent, (ctx: RequestContext, form: FormData) => Promise<Submitted>>> = {
  remove,
  undo: putBack,
  size: chooseSize,
  add: addItem,
  'add-all': addAll,
  share: async (ctx, form) => changed('share', await changeSharing(ctx, fieldText(form, 'named') ? 'named' : 'on')),
  'stop-sharing': async (ctx) => changed('stop-sharing', await changeSharing(ctx, 'off')),
}

export const submitListForm = (ctx: RequestContext, form: FormData): Promise<Submitted> =>
  actionOf(form, actions)(ctx, form)
