import { fetchPrivate, type GraphqlFailure, type GraphqlResult } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { dropCookie, findCookie, rememberCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import {
  AddProductsToCompareListDocument,
  AssignCompareListToCustomerDocument,
  type ComparedFragment,
  ComparedListDocument,
  ComparedUidsDocument,
  type ComparedUidsFragment,
  CreateCompareListDocument,
  DeleteCompareListDocument,
  OwnComparedListDocument,
  OwnComparedUidsDocument,
  RemoveProductsFromCompareListDocument,
} from './compare.generated.ts'
import { compareMessages } from './messages.ts'

type Uids = ComparedUidsFragment | null | undefined

export interface Comparison {
  /** Product uids in list order. */
  readonly uids: readonly string[]
  readonly problem?: string
  readonly setCookies: readonly string[]
}

const uidsOf = (list: Uids) => withoutNulls(list?.items).map(({ uid }) => uid)

/** Cookies for the number of compared shoes and a guest's list. */
function cookiesOf(ctx: RequestContext, list: Uids): string[] {
  const count = uidsOf(list).length
  return [
    count === 0 ? dropCookie(ctx, 'compared') : rememberCookie(ctx, 'compared', String(count)),
    ...(list && !ctx.session.token ? [rememberCookie(ctx, 'compare_list', list.uid)] : []),
  ]
}

const done = (ctx: RequestContext, list: Uids): Comparison => ({ uids: uidsOf(list), setCookies: cookiesOf(ctx, list) })

function problemOf({ code }: GraphqlFailure): string {
  if (code === 'COMPARE_LIST_FULL') return compareMessages.full
  return code === 'PRODUCT_NOT_FOUND' ? compareMessages.gone : compareMessages.failed
}

const failed = (failure: GraphqlFailure): Comparison => ({ uids: [], problem: problemOf(failure), setCookies: [] })

/** Assigns the guest's list to the customer after sign-in. */
async function joinLists(ctx: RequestContext): Promise<void> {
  const uid = findCookie(ctx, 'compare_list')
  if (!ctx.session.token || !uid) return
  const answer = await fetchPrivate(ctx, AssignCompareListToCustomerDocument, { uid })
  if (answer.ok || answer.failure.code === 'NOT_YOUR_LIST') ctx.response.addCookies(dropCookie(ctx, 'compare_list'))
}

interface Reads<List> {
  readonly own: () => Promise<GraphqlResult<{ readonly customer?: { readonly compare_list?: List | null } | null }>>
  readonly guest: (uid: string) => Promise<GraphqlResult<{ readonly compareList?: List | null }>>
}

/** The customer's or this browser's guest list. */
async function readList<List>(
  ctx: RequestContext,
  { own, guest }: Reads<List>,
): Promise<GraphqlResult<List | undefined>> {
  if (ctx.session.token) {
    await joinLists(ctx)
    const answer = await own()
    return answer.ok
      ? { ok: true, data: answer.data.customer?.compare_list ?? undefined }
      : { ok: false, failure: answer.failure }
  }
  const uid = findCookie(ctx, 'compare_list')
  if (!uid) return { ok: true, data: undefined }
  const answer = await guest(uid)
  if (answer.ok) return { ok: true, data: answer.data.compareList ?? undefined }
  // The list was assigned to a customer.
  return answer.failure.code === 'NOT_YOUR_LIST'
    ? { ok: true, data: undefined }
    : { ok: false, failure: answer.failure }
}

export function loadCompared(ctx: RequestContext): Promise<GraphqlResult<ComparedFragment | undefined>> {
  return readList(ctx, {
    own: () => fetchPrivate(ctx, OwnComparedListDocument, {}),
    guest: (uid) => fetchPrivate(ctx, ComparedListDocument, { uid }),
  })
}

function loadUids(ctx: RequestContext): Promise<GraphqlResult<ComparedUidsFragment | undefined>> {
  return readList(ctx, {
    own: () => fetchPrivate(ctx, OwnComparedUidsDocument, {}),
    guest: (uid) => fetchPrivate(ctx, ComparedUidsDocument, { uid }),
  })
}

/** Product uids for ticks and the bar. */
export async function loadComparison(ctx: RequestContext): Promise<Comparison> {
  const answer = await loadUids(ctx)
  return answer.ok ? done(ctx, answer.data) : failed(answer.failure)
}

/** Creates the list if needed; appends without a `position`. */
export async function addToComparison(ctx: RequestContext, productUid: string, position?: number): Promise<Comparison> {
  const list = await loadUids(ctx)
  if (!list.ok) return failed(list.failure)
  const products = [productUid]
  if (!list.data) {
    const begun = await fetchPrivate(ctx, CreateCompareListDocument, { products })
    return begun.ok ? done(ctx, begun.data.createCompareList) : failed(begun.failure)
  }
  const added = await fetchPrivate(ctx, AddProductsToCompareListDocument, { uid: list.data.uid, products, position })
  return added.ok ? done(ctx, added.data.addProductsToCompareList) : failed(added.failure)
}

export async function removeFromComparison(ctx: RequestContext, productUid: string): Promise<Comparison> {
  const list = await loadUids(ctx)
  if (!list.ok) return failed(list.failure)
  if (!list.data) return done(ctx, undefined)
  const answer = await fetchPrivate(ctx, RemoveProductsFromCompareListDocument, {
    uid: list.data.uid,
    products: [productUid],
  })
  return answer.ok ? done(ctx, answer.data.removeProductsFromCompareList) : failed(answer.failure)
}

export async function clearComparison(ctx: RequestContext): Promise<Comparison> {
  const list = await loadUids(ctx)
  if (!list.ok) return failed(list.failure)
  const answer = list.data ? await fetchPrivate(ctx, DeleteCompareListDocument, { uid: list.data.uid }) : undefined
  if (answer && !answer.ok) return failed(answer.failure)
  return { uids: [], setCookies: [dropCookie(ctx, 'compared'), dropCookie(ctx, 'compare_list')] }
}
