import { fieldText } from '#app/forms/form-data.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { CartActionAnswer } from './answers.ts'
import { type CartChange, changeSize, loadCart, removeLine, updateQuantity } from './cart.server.ts'
import { type CartLine, parseQuantity } from './cart-model.ts'
import { parseWay } from './collection/collection.ts'
import type { RemovedLine } from './lines/plain-undo.tsx'
import { cartMessages } from './messages.ts'

export interface LineChange extends CartChange {
  readonly removed?: RemovedLine
  /** Where its result is shown. */
  readonly goTo?: string
  /** The same without scripts only. */
  readonly plainPath?: string
  readonly nominee?: CartActionAnswer['nominee']
}

export async function findLine(ctx: RequestContext, uid: string): Promise<CartLine | undefined> {
  const answer = await loadCart(ctx)
  return answer.kind === 'cart' ? answer.cartView.lines.find((line) => line.uid === uid) : undefined
}

export async function submitRemoval(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const uid = fieldText(form, 'uid')
  const line = await findLine(ctx, uid)
  const change = await removeLine(ctx, uid)
  // Gift card texts must not be put into a URL.
  if (!change.isDone || !line || line.giftCard) return change
  const removed = {
    leaving: 'remove',
    sku: line.productSku,
    option: line.sizeUid ?? '',
    quantity: line.quantity,
    wasSaved: false,
  } as const
  return { ...change, removed }
}

export async function submitChoice(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const uid = fieldText(form, 'uid')
  const quantity = parseQuantity(fieldText(form, 'quantity'))
  if (quantity === undefined) return { isDone: false, message: cartMessages.quantity, setCookies: [] }
  const size = fieldText(form, 'size')
  const isSizeChanged = size !== '' && size !== fieldText(form, 'from_size')
  return isSizeChanged
    ? changeSize(ctx, { uid, sku: fieldText(form, 'sku'), optionUid: size, quantity, way: parseWay(form) })
    : updateQuantity(ctx, uid, quantity)
}

const asText = (value: string | null) => (value ?? '').slice(0, 80)

export function removedLineIn(url: URL): RemovedLine | undefined {
  const { searchParams } = url
  const leaving = (['remove', 'move'] as const).find((one) => one === searchParams.get('taken'))
  const quantity = parseQuantity(asText(searchParams.get('quantity')))
  if (!leaving || quantity === undefined) return undefined
  const [sku, option] = [asText(searchParams.get('sku')), asText(searchParams.get('option'))]
  return { leaving, sku, option, quantity, wasSaved: searchParams.get('was_saved') === '1' }
}

export function removedLinePath({ leaving, sku, option, quantity, wasSaved }: RemovedLine): string {
  const saved: Record<string, string> = wasSaved ? { was_saved: '1' } : {}
  return `/cart?${new URLSearchParams({ taken: leaving, sku, option, quantity: String(quantity), ...saved })}`
}
