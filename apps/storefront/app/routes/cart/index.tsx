import { data, redirect, useFetcher } from 'react-router'
import { Notices } from '#app/features/account/notices.tsx'
import { privateMeta } from '#app/features/account/private-meta.ts'
import { fieldText } from '#app/features/address/address-rules.ts'
import type { CartActionAnswer } from '#app/features/cart/answers.ts'
import styles from '#app/features/cart/cart.module.css'
import { type CartChange, changeSize, loadCart, removeLine, updateQuantity } from '#app/features/cart/cart.server.ts'
import { CartLineItem, REMOVAL } from '#app/features/cart/cart-line-item.tsx'
import { lineText, parseQuantity } from '#app/features/cart/cart-model.ts'
import { CartSummary } from '#app/features/cart/cart-summary.tsx'
import { EmptyCart } from '#app/features/cart/empty-cart.tsx'
import { cartMessages } from '#app/features/cart/messages.ts'
import { withNextStep } from '#app/features/cart/next-action.ts'
import { UndoRemoval } from '#app/features/cart/undo-removal.tsx'
import { useCountOf } from '#app/features/cart/use-count-of.ts'
import { estimateDelivery } from '#app/features/fulfilment/estimate.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { readFlash } from '#app/session/flash.ts'
import { dropCart } from '#app/session/guest-cart.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import type { Route } from './+types/index.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await loadCart(ctx)
  if (answer.kind === 'failed' && answer.isAway) throw data(null, { status: 503 })
  if (answer.kind === 'lost')
    return data(
      { cartView: undefined, estimate: undefined, problem: undefined, isLost: true, notices: [] },
      { headers: cookieHeaders(...dropCart(ctx)) },
    )
  const cartView = answer.kind === 'cart' ? answer.cartView : undefined
  const estimate = cartView && cartView.lines.length > 0 ? await estimateDelivery(ctx, cartView.cartId) : undefined
  return data({
    cartView,
    estimate,
    problem: answer.kind === 'failed' ? answer.message : undefined,
    isLost: false,
    notices: readFlash(ctx),
  })
}

/** Removes a line and says what it was, so that it can be put back. */
async function submitRemoval(ctx: RequestContext, uid: string): Promise<CartChange & Pick<CartActionAnswer, 'removed'>> {
  const before = await loadCart(ctx)
  const line = before.kind === 'cart' ? before.cartView.lines.find((candidate) => candidate.uid === uid) : undefined
  const change = await removeLine(ctx, uid)
  if (!change.isDone || !line) return change
  const removed = { sku: line.productSku, option: line.sizeUid ?? '', quantity: line.quantity, lineName: lineText(line) }
  return { ...change, removed }
}

/** Gives a line another size or quantity. */
async function applyChoice(ctx: RequestContext, uid: string, form: FormData): Promise<CartChange & Pick<CartActionAnswer, 'removed'>> {
  const quantity = parseQuantity(fieldText(form, 'quantity'))
  if (quantity === undefined) return { isDone: false, message: cartMessages.quantity, setCookies: [] }
  const size = fieldText(form, 'size')
  const isSizeChanged = size !== '' && size !== fieldText(form, 'from_size')
  return isSizeChanged
    ? changeSize(ctx, { uid, sku: fieldText(form, 'sku'), optionUid: size, quantity })
    : updateQuantity(ctx, uid, quantity)
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await request.formData()
  const uid = fieldText(form, 'uid')
  const change = await (fieldText(form, 'intent') === 'remove' ? submitRemoval(ctx, uid) : applyChoice(ctx, uid, form))
  const headers = cookieHeaders(...change.setCookies, ...(change.isCartLost ? dropCart(ctx) : []))
  if (change.isDone && isDocumentRequest(request)) return redirect('/cart', { status: 303, headers })
  const answer: CartActionAnswer = {
    isDone: change.isDone,
    ...(change.message ? { message: withNextStep({ ...change, message: change.message }) } : {}),
    ...(change.cartView ? { count: change.cartView.count } : {}),
    ...(change.removed ? { removed: change.removed } : {}),
  }
  return data(answer, { headers, status: change.isDone ? 200 : 422 })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your bag', matches)

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cartView, estimate, problem, isLost, notices } = loaderData
  const isScripted = useScripted()
  const removal = useFetcher<CartActionAnswer>({ key: REMOVAL }).data
  const removed = removal?.removed
  useCountOf(cartView)
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>Your bag</h1>
        {cartView && cartView.count > 0 ? <p className="mute">{cartView.count === 1 ? '1 item' : `${cartView.count} items`}</p> : null}
      </div>
      <div className={styles.notices}>
        <Notices codes={notices} />
        {isLost ? <Notice tone="neutral">Your last bag has been ordered or has expired. Start a new one whenever you like.</Notice> : null}
        {problem ? (
          <Notice tone="negative">
            {problem} <a href="/cart">Try again</a>
          </Notice>
        ) : null}
        {actionData && !actionData.isDone && actionData.message ? <Notice tone="negative">{actionData.message}</Notice> : null}
        {removal && !removal.isDone ? <Notice tone="negative">{removal.message}</Notice> : null}
        {removed ? <UndoRemoval key={`${removed.sku}${removed.option}`} removed={removed} /> : null}
      </div>
      {cartView && cartView.lines.length > 0 ? (
        <div className={styles.columns}>
          <ul className={styles.lines} aria-label="Bag items">
            {cartView.lines.map((line) => (
              <CartLineItem key={line.uid} line={line} isScripted={isScripted} />
            ))}
          </ul>
          <CartSummary cartView={cartView} estimate={estimate} />
        </div>
      ) : problem ? null : (
        <EmptyCart />
      )}
    </div>
  )
}
