import { useSyncExternalStore } from 'react'
import { data, redirect, useFetcher } from 'react-router'
import styles from '#app/features/bag/bag.module.css'
import { type BagChange, changeSize, loadBag, removeLine, updateQuantity } from '#app/features/bag/bag.server.ts'
import { type BagActionAnswer, BagLineItem, REMOVAL } from '#app/features/bag/bag-line-item.tsx'
import { lineInWords } from '#app/features/bag/bag-model.ts'
import { BagSummary } from '#app/features/bag/bag-summary.tsx'
import { EmptyBag } from '#app/features/bag/empty-bag.tsx'
import { UndoRemoval } from '#app/features/bag/undo-removal.tsx'
import { useCountOf } from '#app/features/bag/use-count-of.ts'
import { estimateDelivery } from '#app/features/fulfilment/estimate.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { dropCart } from '#app/session/guest-cart.ts'
import { visitOf } from '#app/session/visit.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/cart.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const answer = await loadBag(visit)
  if (answer.kind === 'lost')
    return data({ bag: undefined, estimate: undefined, problem: undefined, isLost: true }, { headers: cookieHeaders(...dropCart(visit)) })
  const bag = answer.kind === 'bag' ? answer.bag : undefined
  const estimate = bag && bag.lines.length > 0 ? await estimateDelivery(visit, bag.cartId) : undefined
  return data({ bag, estimate, problem: answer.kind === 'failed' ? answer.message : undefined, isLost: false })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A whole number of 1 to 99 typed in a form; anything else is 0, which no control of ours sends. */
function quantityOf(form: FormData): number {
  const text = textOf(form, 'quantity')
  return /^[1-9]\d?$/.test(text) ? Number(text) : 0
}

const QUANTITY_WORDS = 'Choose a quantity from 1 to 99.'

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const uid = textOf(form, 'uid')
  const quantity = quantityOf(form)
  let change: BagChange
  let removed: BagActionAnswer['removed']
  if (textOf(form, 'intent') === 'remove') {
    const before = await loadBag(visit)
    const line = before.kind === 'bag' ? before.bag.lines.find((candidate) => candidate.uid === uid) : undefined
    change = await removeLine(visit, uid)
    if (change.isDone && line)
      removed = { sku: line.productSku, option: line.sizeUid ?? '', quantity: line.quantity, words: lineInWords(line) }
  } else if (quantity === 0) change = { isDone: false, message: QUANTITY_WORDS, setCookies: [] }
  else {
    const size = textOf(form, 'size')
    const isSizeChanged = size !== '' && size !== textOf(form, 'from_size')
    change = isSizeChanged
      ? await changeSize(visit, { uid, sku: textOf(form, 'sku'), optionUid: size, quantity })
      : await updateQuantity(visit, uid, quantity)
  }
  const headers = cookieHeaders(...change.setCookies, ...(change.isCartLost ? dropCart(visit) : []))
  if (change.isDone && isDocumentRequest(request)) return redirect('/cart', { status: 303, headers })
  const answer: BagActionAnswer = {
    isDone: change.isDone,
    ...(change.message ? { message: change.message } : {}),
    ...(change.bag ? { count: change.bag.count } : {}),
    ...(removed ? { removed } : {}),
  }
  return data(answer, { headers, status: change.isDone ? 200 : 422 })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your bag | ${matches[0].loaderData?.shop.name ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

const subscribeToNothing = () => () => undefined

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { bag, estimate, problem, isLost } = loaderData
  const isScripted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
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
