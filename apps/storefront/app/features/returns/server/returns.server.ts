import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { type GraphqlResult, messageOf } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { otherReturnMessages } from '../messages.ts'
import {
  AddReturnCommentDocument,
  CancelReturnDocument,
  CustomerReturnDocument,
  CustomerReturnsDocument,
  GuestReturnsDocument,
  RenewReturnLabelDocument,
} from '../returns.generated.ts'
import type { ReturnView } from '../view/return-view.ts'
import type { ReturnsPage } from '../view/returns-list.tsx'
import { toReturnView } from '../view/to-return-view.ts'
import type { ReturnAccess } from './access.server.ts'

export const areReturnsOn = ({ settings }: RequestContext) => settings.returnWindowDays !== undefined

/** [R7.28, A96] */
export async function loadReturns(ctx: RequestContext, page: number): Promise<ReturnsPage> {
  const answer = await fetchPrivate(ctx, CustomerReturnsDocument, { page })
  requireReads(ctx)
  const isOn = areReturnsOn(ctx)
  if (!answer.ok) {
    const problem = messageOf(answer.failure, otherReturnMessages.returns)
    return { returns: [], total: 0, page, pages: 1, isOn, problem }
  }
  const { returns } = answer.data
  return {
    // The list shows no email.
    returns: withoutNulls(returns?.items).map((one) => ({ ...toReturnView(one, ctx.brand), email: '' })),
    total: returns?.total_count ?? 0,
    page,
    pages: returns?.page_info?.total_pages ?? 1,
    isOn,
  }
}

export type ReturnOutcome =
  | { readonly kind: 'found'; readonly view: ReturnView }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }

/** The customer's own return, or one of the order that the guest may see. [R2.17, R6.09] */
export async function loadReturn(ctx: RequestContext, access: ReturnAccess, uid: string): Promise<ReturnOutcome> {
  if (access.kind === 'customer') {
    const answer = await fetchPrivate(ctx, CustomerReturnDocument, { uid })
    if (!answer.ok) return { kind: 'failed' }
    const found = answer.data.customer?.return
    return found ? { kind: 'found', view: toReturnView(found, ctx.brand) } : { kind: 'none' }
  }
  const answer = await fetchPrivate(ctx, GuestReturnsDocument, { token: access.token })
  if (!answer.ok) return { kind: answer.failure.category === 'graphql-no-such-entity' ? 'none' : 'failed' }
  const found = withoutNulls(answer.data.guestOrderByToken.returns?.items).find((one) => one.uid === uid)
  return found ? { kind: 'found', view: toReturnView(found, ctx.brand) } : { kind: 'none' }
}

/** @returns what to show; undefined when it is done */
function problemIn(answer: GraphqlResult<unknown>, fallback: string): string | undefined {
  return answer.ok ? undefined : messageOf(answer.failure, fallback)
}

const tokenOf = (access: ReturnAccess) => (access.kind === 'guest' ? { token: access.token } : {})

/** [R3.73] */
export async function addComment(ctx: RequestContext, access: ReturnAccess, uid: string, text: string) {
  const input = { return_uid: uid, comment_text: text, ...tokenOf(access) }
  return problemIn(await fetchPrivate(ctx, AddReturnCommentDocument, { input }), otherReturnMessages.comment)
}

export async function cancelReturn(ctx: RequestContext, access: ReturnAccess, uid: string) {
  const input = { return_uid: uid, ...tokenOf(access) }
  return problemIn(await fetchPrivate(ctx, CancelReturnDocument, { input }), otherReturnMessages.cancel)
}

/** Once its last day is over. */
export async function renewLabel(ctx: RequestContext, access: ReturnAccess, uid: string) {
  const input = { return_uid: uid, ...tokenOf(access) }
  return problemIn(await fetchPrivate(ctx, RenewReturnLabelDocument, { input }), otherReturnMessages.label)
}
