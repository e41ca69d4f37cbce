import { parseReturnText } from '@welt/rules/returns'
import { data, redirect } from 'react-router'
import { AccountShell } from '#app/features/account/account-shell.tsx'
import { loadCustomer } from '#app/features/account/customer.server.ts'
import { actingOf } from '#app/features/account/me.server.ts'
import { maskedEmail } from '#app/features/orders/detail/masked-email.ts'
import { lookupPath, orderPath, viewPath } from '#app/features/returns/paths.ts'
import { accessesOf, firstFound, type ReturnAccess } from '#app/features/returns/server/access.server.ts'
import { addComment, cancelReturn, loadReturn, renewLabel } from '#app/features/returns/server/returns.server.ts'
import { SentPage } from '#app/features/returns/view/sent-page.tsx'
import styles from '#app/features/returns/view/view.module.css'
import { ViewPage } from '#app/features/returns/view/view-page.tsx'
import { invalidForm } from '#app/forms/form-answer.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { cookieHeaders, findCookie, rememberCookie } from '#app/session/cookies.ts'
import { readFlash } from '#app/session/flash.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { signInPath } from '#app/session/sign-in-path.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/view.ts'

/** The link of a guest's mail opens as a look-up does, and its token leaves the address. */
function takeToken(ctx: RequestContext, url: URL): void {
  const token = url.searchParams.get('token')
  if (!token) return
  const headers = cookieHeaders(rememberCookie(ctx, 'seen_order', token))
  throw redirect(viewPath(url.searchParams.get('return') ?? ''), { status: 303, headers })
}

/** @throws a redirect to sign-in or look-up; a 404 response for a return that isn't the customer's */
async function requireReturn(ctx: RequestContext, url: URL) {
  const accesses = accessesOf(ctx)
  const isKnown = findCookie(ctx, 'device') !== undefined
  if (accesses.length === 0 && isKnown) throw redirect(signInPath(`${url.pathname}${url.search}`), 303)
  const outcome = await firstFound(accesses, (one) => loadReturn(ctx, one, url.searchParams.get('return') ?? ''))
  if (outcome.kind === 'failed') throw unavailable(ctx)
  if (outcome.kind === 'found') return outcome
  if (ctx.session.token) throw data(null, { status: 404 })
  throw redirect(lookupPath(''), 303)
}

/** One return of the customer, or of the order that the guest may see. [R2.17, A14] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  takeToken(ctx, url)
  const { access, view } = await requireReturn(ctx, url)
  const isCustomer = access.kind === 'customer'
  const customer = isCustomer ? (await loadCustomer(ctx)).customer : undefined
  return {
    view: isCustomer ? view : { ...view, email: maskedEmail(view.email) },
    ...{ isCustomer, customer, notices: readFlash(ctx), acting: actingOf(ctx, customer) },
    orderPath: orderPath(view.orderNumber, isCustomer),
    sent: url.searchParams.get('sent'),
  }
}

const COMMENT_TEXTS = {
  missing: 'Write a message first',
  'too-long': 'Shorten your message to 1,000 characters',
  characters: 'Type your message again: it contains a character we can’t use',
} as const

async function sendComment(ctx: RequestContext, access: ReturnAccess, uid: string, form: FormData) {
  const typed = fieldText(form, 'comment')
  const values = { comment: typed }
  const { value, fault } = parseReturnText(typed, 'comment')
  if (fault) return invalidForm({ intent: 'comment', errors: { comment: COMMENT_TEXTS[fault] }, values })
  const problem = await addComment(ctx, access, uid, value)
  if (problem) return invalidForm({ intent: 'comment', errors: {}, problem, values })
  return redirect(`${viewPath(uid)}#messages`, 303)
}

const changing =
  (intent: string, change: typeof cancelReturn) => async (ctx: RequestContext, access: ReturnAccess, uid: string) => {
    const problem = await change(ctx, access, uid)
    return problem ? invalidForm({ intent, errors: {}, problem }) : redirect(viewPath(uid), 303)
  }

const ACTIONS = {
  comment: sendComment,
  cancel: changing('cancel', cancelReturn),
  label: changing('label', renewLabel),
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const { access } = await requireReturn(ctx, url)
  const uid = url.searchParams.get('return') ?? ''
  const form = await readFormData(request)
  return actionOf(form, ACTIONS)(ctx, access, uid, form)
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Return', matches)

export default function ReturnRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view, customer, sent, isCustomer } = loaderData
  // Later visits show the return itself.
  if (sent && view.isCancelable)
    return (
      <div className={`container ${styles.page}`}>
        <SentPage view={view} isGoing={sent === 'go'} />
      </div>
    )
  const page = <ViewPage view={view} orderPath={loaderData.orderPath} isCustomer={isCustomer} answer={actionData} />
  if (!isCustomer) return <div className={`container ${styles.page}`}>{page}</div>
  return (
    <AccountShell customer={customer} notices={loaderData.notices} acting={loaderData.acting} isWide>
      {page}
    </AccountShell>
  )
}
