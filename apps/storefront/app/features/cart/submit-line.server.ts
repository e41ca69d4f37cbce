import { fieldText } from '#app/features/address/address-rules.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type CartChange, changeSize, loadCart, removeLine, updateQuantity } from './cart.server.ts'
import { type CartLine, parseQuantity } from './cart-model.ts'
import type { TakenAway } from './lines/plain-undo.tsx'
import { cartMessages } from './messages.ts'

/** A change of a line by a form; a line that was taken away can be put back. */
export interface LineChange extends CartChange {
  readonly taken?: TakenAway
}

/** The line of the cart with this uid. */
export async function findLine(ctx: RequestContext, uid: string): Promise<CartLine | undefined> {
  const answer = await loadCart(ctx)
  return answer.kind === 'cart' ? answer.cartView.lines.find((line) => line.uid === uid) : undefined
}

/** Takes a line away, and says how it can be put back. */
export async function submitRemoval(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const uid = fieldText(form, 'uid')
  const line = await findLine(ctx, uid)
  const change = await removeLine(ctx, uid)
  // Texts of a gift card belong into no address: without scripts it is entered again.
  if (!change.isDone || !line || line.giftCard) return change
  const taken = {
    leaving: 'remove',
    sku: line.productSku,
    option: line.sizeUid ?? '',
    quantity: line.quantity,
    wasSaved: false,
  } as const
  return { ...change, taken }
}

/** Gives a line another size or quantity. */
export async function submitChoice(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const uid = fieldText(form, 'uid')
  const quantity = parseQuantity(fieldText(form, 'quantity'))
  if (quantity === undefined) return { isDone: false, message: cartMessages.quantity, setCookies: [] }
  const size = fieldText(form, 'size')
  const isSizeChanged = size !== '' && size !== fieldText(form, 'from_size')
  return isSizeChanged
    ? changeSize(ctx, { uid, sku: fieldText(form, 'sku'), optionUid: size, quantity })
    : updateQuantity(ctx, uid, quantity)
}

const asText = (value: string | null) => (value ?? '').slice(0, 80)

/** What the form before took away, from the address that it led to. */
export function takenIn(url: URL): TakenAway | undefined {
  const { searchParams } = url
  const leaving = (['remove', 'move'] as const).find((one) => one === searchParams.get('taken'))
  const quantity = parseQuantity(asText(searchParams.get('quantity')))
  if (!leaving || quantity === undefined) return undefined
  const [sku, option] = [asText(searchParams.get('sku')), asText(searchParams.get('option'))]
  return { leaving, sku, option, quantity, wasSaved: searchParams.get('was_saved') === '1' }
}

/** Address of the cart that offers to put back what was taken away. */
export function takenPath({ leaving, sku, option, quantity, wasSaved }: TakenAway): string {
  const saved: Record<string, string> = wasSaved ? { was_saved: '1' } : {}
  return `/cart?${new URLSearchParams({ taken: leaving, sku, option, quantity: String(quantity), ...saved })}`
}
