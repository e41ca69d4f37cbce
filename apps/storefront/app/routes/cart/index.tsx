import { useRef } from 'react'
import { data, redirect, useFetchers } from 'react-router'
import type { CartActionAnswer } from '#app/features/cart/answers.ts'
import styles from '#app/features/cart/cart.module.css'
import { loadCart } from '#app/features/cart/cart.server.ts'
import { cartVersion } from '#app/features/cart/cart-version.ts'
import { type CodeIntent, parseCodeIntent } from '#app/features/cart/codes/codes-answer.ts'
import { CartCodes } from '#app/features/cart/codes/codes-panel.tsx'
import { loadRewards } from '#app/features/cart/codes/rewards.server.ts'
import { submitCodes } from '#app/features/cart/codes/submit-codes.server.ts'
import { saveForNextCart } from '#app/features/cart/codes/use-offer.server.ts'
import {
  submitCollectAt,
  submitNominee,
  submitTogether,
  submitUndo,
  submitUnsetStore,
  submitWay,
  undoableIn,
} from '#app/features/cart/collection/submit-collection.server.ts'
import { AutoUpdated, UndoNotice } from '#app/features/cart/collection/together.tsx'
import { EmptyCart } from '#app/features/cart/empty-cart.tsx'
import { partsText } from '#app/features/cart/items-text.ts'
import { CartLines } from '#app/features/cart/lines/cart-lines.tsx'
import { loadOpenedSizes } from '#app/features/cart/lines/line-sizes.server.ts'
import { PlainUndo } from '#app/features/cart/lines/plain-undo.tsx'
import { useRemovals } from '#app/features/cart/lines/use-removals.ts'
import { withNextStep } from '#app/features/cart/next-action.ts'
import { ChangedElsewhere } from '#app/features/cart/reload/changed-elsewhere.tsx'
import { StockUnknown } from '#app/features/cart/stock-unknown.tsx'
import {
  type LineChange,
  removedLineIn,
  removedLinePath,
  submitChoice,
  submitRemoval,
} from '#app/features/cart/submit-line.server.ts'
import { CartSummary } from '#app/features/cart/summary/cart-summary.tsx'
import { PhoneBar } from '#app/features/cart/summary/phone-bar.tsx'
import { SpokenTotal } from '#app/features/cart/summary/spoken-total.tsx'
import { useCountOf } from '#app/features/cart/use-count-of.ts'
import { CartFinder } from '#app/features/find-in-store/cart/cart-finder.tsx'
import { collectLinesOf } from '#app/features/find-in-store/cart/collect-line.ts'
import { Notices } from '#app/features/flash/flash-notices.tsx'
import { estimateCart } from '#app/features/fulfilment/delivery-estimate.server.ts'
import { tileGround } from '#app/features/product/tint.ts'
import { ViewedBefore } from '#app/features/recommendations/viewed-before.tsx'
import { loadCartRail, submitFromWishlist } from '#app/features/wishlist/cart/cart-rail.server.ts'
import { CartRail } from '#app/features/wishlist/cart/cart-rail.tsx'
import { submitMove, submitMoveBack } from '#app/features/wishlist/cart/move-line.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requireReads, unavailable } from '#app/graphql/limit.server.ts'
import { cookieHeaders, findCookie } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { flashCookies, readFlash } from '#app/session/flash.ts'
import { dropCart } from '#app/session/guest-cart.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { useSteadyPress } from '#app/ui/hooks/steady-press.ts'
import { useWhileSame } from '#app/ui/hooks/while-same.ts'
import { Notice } from '#app/ui/notice.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/index.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await loadCart(ctx)
  const isGuest = ctx.session.token === undefined
  if (answer.kind !== 'cart') requireReads(ctx)
  if (answer.kind === 'failed' && answer.isUnavailable) throw unavailable(ctx)
  const nothing = {
    cartView: undefined,
    grounds: undefined,
    estimate: undefined,
    opened: undefined,
    rewards: undefined,
    rail: undefined,
    problem: undefined,
    isLost: false,
    removed: undefined,
    undoable: undefined,
    isMe: false,
    isGuest,
  }
  if (answer.kind === 'lost')
    return data({ ...nothing, isLost: true, notices: [] }, { headers: cookieHeaders(...dropCart(ctx)) })
  const cartView = answer.kind === 'cart' ? answer.cartView : undefined
  const filled = cartView && cartView.lines.length > 0 ? cartView : undefined
  const [estimated, opened, rewards, rail] = await Promise.all([
    filled && estimateCart(ctx, url, filled),
    filled && loadOpenedSizes(ctx, url, filled),
    filled && loadRewards(ctx, filled),
    loadCartRail(ctx),
  ])
  return data({
    ...nothing,
    cartView: estimated?.cartView ?? cartView,
    estimate: estimated?.estimate,
    opened,
    rewards,
    rail,
    grounds: cartView?.lines.map(({ productUid }) => tileGround(productUid, ctx.brand.theme.tileTints.length)),
    problem: answer.kind === 'failed' ? answer.message : undefined,
    removed: removedLineIn(url),
    undoable: cartView && undoableIn(url, cartView),
    isMe: findCookie(ctx, 'collector') === 'me',
    notices: readFlash(ctx),
  })
}

const ACTIONS: Readonly<Record<string, (ctx: RequestContext, form: FormData) => Promise<LineChange>>> = {
  update: submitChoice,
  remove: submitRemoval,
  move: submitMove,
  'move-back': submitMoveBack,
  'from-wishlist': submitFromWishlist,
  way: submitWay,
  together: submitTogether,
  'unset-store': submitUnsetStore,
  'collect-at': submitCollectAt,
  undo: submitUndo,
  nominee: submitNominee,
}

/**
 * A refusal is 422 for a document. Scripts get 200: after an error status the router would not revalidate the cart,
 * which may have changed.
 */
const statusOf = (request: Request, { isDone }: { readonly isDone: boolean }) =>
  isDone || !isDocumentRequest(request) ? 200 : 422

async function answerCodes(ctx: RequestContext, request: Request, intent: CodeIntent, form: FormData) {
  const { answer, setCookies, flash } = await submitCodes(ctx, intent, form)
  if (answer.isDone && isDocumentRequest(request))
    return redirect('/cart', { status: 303, headers: cookieHeaders(...setCookies, ...flashCookies(ctx, ...flash)) })
  const codes: CartActionAnswer = { isDone: answer.isDone, codes: answer }
  return data(codes, { headers: cookieHeaders(...setCookies), status: statusOf(request, answer) })
}

/** For the form on `/promotions`. */
async function answerOffer(ctx: RequestContext, request: Request, form: FormData) {
  const saved = await saveForNextCart(ctx, form)
  return saved
    ? redirect('/cart', { status: 303, headers: cookieHeaders(...saved) })
    : answerCodes(ctx, request, 'apply-code', form)
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const intent = fieldText(form, 'intent')
  if (intent === 'use-offer') return answerOffer(ctx, request, form)
  const codeIntent = parseCodeIntent(intent)
  if (codeIntent) return answerCodes(ctx, request, codeIntent, form)
  const change = await actionOf(form, ACTIONS)(ctx, form)
  const headers = cookieHeaders(...change.setCookies, ...(change.isCartLost ? dropCart(ctx) : []))
  const { removed, goTo, plainPath, nominee } = change
  const plain = plainPath ?? (removed ? removedLinePath(removed) : '/cart')
  if (change.isDone && (goTo || isDocumentRequest(request))) return redirect(goTo ?? plain, { status: 303, headers })
  const answer: CartActionAnswer = {
    isDone: change.isDone,
    uid: fieldText(form, 'uid'),
    ...(change.message ? { message: withNextStep({ ...change, message: change.message }) } : {}),
    ...(change.cartView ? { count: change.cartView.count } : {}),
    ...(removed?.wasSaved ? { wasSaved: true } : {}),
    ...(nominee ? { nominee } : {}),
  }
  return data(answer, { headers, status: statusOf(request, change) })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your bag', matches)

type CartData = Route.ComponentProps['loaderData']

interface CartNoticesProps {
  readonly loaded: CartData
  readonly failed: CartActionAnswer | undefined
}

function CartNotices({ loaded: { cartView, notices, isLost, problem, removed, undoable }, failed }: CartNoticesProps) {
  const isOfALine = cartView?.lines.some(({ uid }) => uid === failed?.uid)
  return (
    <div className={styles.notices}>
      <ChangedElsewhere />
      <Notices codes={notices} />
      {isLost ? (
        <Notice tone="neutral">
          Your last bag has been ordered or has expired. Start a new one whenever you like.
        </Notice>
      ) : null}
      {problem ? (
        <Notice tone="negative">
          {problem} <a href="/cart">Try again</a>
        </Notice>
      ) : null}
      {cartView ? <StockUnknown cartView={cartView} /> : null}
      {failed?.message && !isOfALine ? <Notice tone="negative">{failed.message}</Notice> : null}
      {removed ? <PlainUndo removed={removed} /> : null}
      {undoable ? <UndoNotice undoable={undoable} /> : null}
      {cartView ? <AutoUpdated cartView={cartView} /> : null}
    </div>
  )
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  useSteadyPress()
  const { cartView, grounds = [], estimate, opened, rewards, rail, problem, isGuest, isMe } = loaderData
  const version = cartView ? cartVersion(cartView) : ''
  const removals = useRemovals(version)
  const isBusy = useFetchers().some(({ state }) => state !== 'idle')
  const checkout = useRef<HTMLDivElement>(null)
  useCountOf(cartView)
  const failed = useWhileSame(actionData && !actionData.isDone ? actionData : undefined, version)
  const isFilled = cartView !== undefined && cartView.lines.length > 0
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>Your bag</h1>
        {isFilled ? <p className="mute">{partsText(cartView)}</p> : null}
      </div>
      <CartNotices loaded={loaderData} failed={failed} />
      <div className={styles.columns}>
        {cartView ? (
          <CartLines
            cartView={cartView}
            grounds={grounds}
            estimate={estimate}
            isMe={isMe}
            opened={opened}
            removals={removals}
            answer={failed}
          />
        ) : null}
        {isFilled ? (
          <div className={styles.side}>
            <CartSummary cartView={cartView} estimate={estimate} isBusy={isBusy} checkout={checkout} />
            <CartCodes cartView={cartView} answer={actionData?.codes} rewards={rewards} />
          </div>
        ) : problem ? null : (
          <EmptyCart isGuest={isGuest} />
        )}
        {rail ? <CartRail {...rail} version={version} /> : null}
      </div>
      {isFilled ? <PhoneBar cartView={cartView} checkout={checkout} /> : <ViewedBefore />}
      {isFilled ? <CartFinder lines={collectLinesOf(cartView, grounds)} promise={estimate?.promise} /> : null}
      <SpokenTotal cartView={cartView} isBusy={isBusy} />
    </div>
  )
}
