import { data, redirect } from 'react-router'
import { AccountShell } from '#app/features/account/account-shell.tsx'
import { loadCustomer } from '#app/features/account/customer.server.ts'
import { actingOf } from '#app/features/account/me.server.ts'
import { Notices } from '#app/features/flash/flash-notices.tsx'
import { submitListForm } from '#app/features/wishlist/submit-list.server.ts'
import styles from '#app/features/wishlist/wishlist.module.css'
import { loadList, PAGE_SIZE } from '#app/features/wishlist/wishlist.server.ts'
import { WishlistPage } from '#app/features/wishlist/wishlist-page.tsx'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { flashCookies, readFlash } from '#app/session/flash.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { useSteadyPress } from '#app/ui/hooks/steady-press.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/index.ts'

const MOST_PAGES = Math.ceil(100 / PAGE_SIZE)

function pagesIn(params: URLSearchParams): number {
  const wanted = Number(params.get('show'))
  return Number.isInteger(wanted) && wanted > 1 ? Math.min(wanted, MOST_PAGES) : 1
}

/** The item that a form without scripts removed. */
function removedIn(params: URLSearchParams) {
  const [sku, option] = [params.get('removed') ?? '', params.get('size') ?? '']
  return /^[\w.-]{1,64}$/.test(sku) && /^[\w+/=-]{0,200}$/.test(option) ? { sku, option } : undefined
}

const NOBODY = { customer: undefined }

/** [R2.18, R2.55, R2.58] */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const notices = readFlash(ctx)
  const pages = pagesIn(searchParams)
  const page = { pages, notices, removed: removedIn(searchParams) }
  const [{ customer }, loaded] = await Promise.all([
    ctx.session.token ? loadCustomer(ctx) : NOBODY,
    loadList(ctx, pages),
  ])
  if (loaded.problem) requireReads(ctx)
  if (!ctx.session.token) return { ...loaded, ...page, account: undefined }
  return { ...loaded, ...page, account: { customer, acting: actingOf(ctx, customer) } }
}

/** [R7.50-R7.53, R7.57-R7.60] */
export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const { answer, setCookies, flash } = await submitListForm(ctx, await readFormData(request))
  const isDone = !answer.problem && !answer.isSizeMissing
  if (!isDone || !isDocumentRequest(request))
    return data(answer, { status: isDone ? 200 : 422, headers: cookieHeaders(...setCookies) })
  const pages = pagesIn(url.searchParams)
  const next = new URLSearchParams(pages > 1 ? [['show', String(pages)]] : [])
  if (answer.removed) next.set('removed', answer.removed.sku)
  if (answer.removed?.option) next.set('size', answer.removed.option)
  return redirect(`/wishlist${next.size > 0 ? `?${next}` : ''}`, {
    status: 303,
    headers: cookieHeaders(...setCookies, ...(flash ? flashCookies(ctx, flash) : [])),
  })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Wishlist', matches)

/** [R2.18, R2.58, R2.76] */
export default function WishlistRoute({ loaderData, actionData }: Route.ComponentProps) {
  useSteadyPress()
  const { account, notices, list, problem, pages, removed } = loaderData
  const page = (
    <WishlistPage
      list={list}
      problem={problem}
      pages={pages}
      isGuest={account === undefined}
      answer={actionData}
      removed={removed}
    />
  )
  return account ? (
    <AccountShell {...account} notices={notices} isWide>
      {page}
    </AccountShell>
  ) : (
    <div className={`container ${styles.page}`}>
      <Notices codes={notices} />
      {page}
    </div>
  )
}
