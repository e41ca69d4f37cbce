import { data, redirect, useFetcher } from 'react-router'
import { Notices } from '#app/features/account/notices.tsx'
import { privateMeta } from '#app/features/account/private-meta.ts'
import { fieldText } from '#app/features/address/address-rules.ts'
import type { BagActionAnswer } from '#app/features/bag/answers.ts'
import styles from '#app/features/bag/bag.module.css'
import { type BagChange, changeSize, loadBag, removeLine, updateQuantity } from '#app/features/bag/bag.server.ts'
import { BagLineItem, REMOVAL } from '#app/features/bag/bag-line-item.tsx'
import { lineInWords, parseQuantity } from '#app/features/bag/bag-model.ts'
import { BagSummary } from '#app/features/bag/bag-summary.tsx'
import { EmptyBag } from '#app/features/bag/empty-bag.tsx'
import { bagMessages } from '#app/features/bag/messages.ts'
import { UndoRemoval } from '#app/features/bag/undo-removal.tsx'
import { useCountOf } from '#app/features/bag/use-count-of.ts'
import { withNextStep } from '#app/features/bag/way-on.ts'
import { estimateDelivery } from '#app/features/fulfilment/estimate.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { dropCart } from '#app/session/guest-cart.ts'
import { takeNotices } from '#app/session/notices.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import type { Route } from './+types/index.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await loadBag(ctx)
  if (answer.kind === 'failed' && answer.isAway) throw data(null, { status: 503 })
  if (answer.kind === 'lost')
    return data(
      { bag: undefined, estimate: undefined, problem: undefined, isLost: true, notices: [] },
      { headers: cookieHeaders(...dropCart(ctx)) },
    )
  const bag = answer.kind === 'bag' ? answer.bag : undefined
  const estimate = bag && bag.lines.length > 0 ? await estimateDelivery(ctx, bag.cartId) : undefined
  return data({ bag, estimate, problem: answer.kind === 'failed' ? answer.message : undefined, isLost: false, notices: takeNotices(ctx) })
}

/** Takes a line away and tells what it was, so that it can be put back. */
async function takeRemoval(ctx: RequestContext, uid: string): Promise<BagChange & Pick<BagActionAnswer, 'removed'>> {
  const before = await loadBag(ctx)
  const line = before.kind === 'bag' ? before.bag.lines.find((candidate) => candidate.uid === uid) : undefined
  const change = await removeLine(ctx, uid)
  if (!change.isDone || !line) return change
  const removed = { sku: line.productSku, option: line.sizeUid ?? '', quantity: line.quantity, words: lineInWords(line) }
  return { ...change, removed }
}

/** Gives a line another size or quantity. */
async function takeChoice(ctx: RequestContext, uid: string, form: FormData): Promise<BagChange & Pick<BagActionAnswer, 'removed'>> {
  const quantity = parseQuantity(fieldText(form, 'quantity'))
  if (quantity === undefined) return { isDone: false, message: bagMessages.quantity, setCookies: [] }
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
  const change = await (fieldText(form, 'intent') === 'remove' ? takeRemoval(ctx, uid) : takeChoice(ctx, uid, form))
  const headers = cookieHeaders(...change.setCookies, ...(change.isCartLost ? dropCart(ctx) : []))
  if (change.isDone && isDocumentRequest(request)) return redirect('/cart', { status: 303, headers })
  const answer: BagActionAnswer = {
    isDone: change.isDone,
    ...(change.message ? { message: withNextStep(change.message) } : {}),
    ...(change.bag ? { count: change.bag.count } : {}),
    ...(change.removed ? { removed: change.removed } : {}),
  }
  return data(answer, { headers, status: change.isDone ? 200 : 422 })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your bag', matches)

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { bag, estimate, problem, isLost, notices } = loaderData
  const isScripted = useScripted()
  const removal = useFetcher<BagActionAnswer>({ key: REMOVAL }).data
  const removed = removal?.removed
  useCountOf(bag)
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>Your bag</h1>
        {bag && bag.count > 0 ? <p className="mute">{bag.count === 1 ? '1 item' : `${bag.count} items`}</p> : null}
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
      {bag && bag.lines.length > 0 ? (
        <div className={styles.columns}>
          <ul className={styles.lines} aria-label="Bag items">
            {bag.lines.map((line) => (
              <BagLineItem key={line.uid} line={line} isScripted={isScripted} />
            ))}
          </ul>
          <BagSummary bag={bag} estimate={estimate} />
        </div>
      ) : problem ? null : (
        <EmptyBag />
      )}
    </div>
  )
}
