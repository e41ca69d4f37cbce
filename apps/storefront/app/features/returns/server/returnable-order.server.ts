import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { ReturnableOrder } from '../returnable.ts'
import {
  CheckReturnEligibilityDocument,
  CustomerReturnableOrderDocument,
  GuestReturnableOrderDocument,
} from '../returns.generated.ts'
import { toReturnableOrder } from '../to-returnable.ts'
import type { ReturnAccess } from './access.server.ts'

export type OrderOutcome =
  | {
      readonly kind: 'found'
      readonly order: ReturnableOrder
      readonly guestEmail: string | undefined
      readonly token: string
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }

async function loadOrder(ctx: RequestContext, access: ReturnAccess, number: string) {
  if (access.kind === 'customer') {
    const answer = await fetchPrivate(ctx, CustomerReturnableOrderDocument, { number })
    return answer.ok ? { ok: true, order: answer.data.orders?.items[0] } : { ok: false }
  }
  const answer = await fetchPrivate(ctx, GuestReturnableOrderDocument, { token: access.token })
  if (!answer.ok) return { ok: answer.failure.category === 'graphql-no-such-entity' }
  return { ok: true, order: answer.data.guestOrderByToken }
}

/** The customer's own order, or the one that the guest may see. [R6.04, R6.09] */
export async function loadReturnableOrder(
  ctx: RequestContext,
  access: ReturnAccess,
  number: string,
): Promise<OrderOutcome> {
  const { ok, order } = await loadOrder(ctx, access, number)
  if (!ok) return { kind: 'failed' }
  if (!order || (access.kind === 'customer' ? order.number !== number : number !== '' && order.number !== number))
    return { kind: 'none' }
  const guestEmail = access.kind === 'guest' ? (order.email ?? undefined) : undefined
  return { kind: 'found', order: toReturnableOrder(order), guestEmail, token: order.token }
}

export interface Eligibility {
  readonly isEligible: boolean
  /** ELIGIBLE, NOT_ELIGIBLE, ALREADY_RETURNED or ONLY_GIFT_CARD. [A58] */
  readonly messageCode: string
}

/** Undefined on failure. Guests have ten calls an hour, so a line answers it if it can. [R4.63, R4.64, R7.61] */
export async function checkEligibility(
  ctx: RequestContext,
  { uid, lines }: ReturnableOrder,
  guestEmail: string | undefined,
): Promise<Eligibility | undefined> {
  if (guestEmail !== undefined && lines.length > 0) return { isEligible: true, messageCode: 'ELIGIBLE' }
  const answer = await fetchPrivate(ctx, CheckReturnEligibilityDocument, {
    orderUid: uid,
    guestEmail: guestEmail ?? null,
  })
  const found = answer.ok ? answer.data.CheckReturnEligibility : undefined
  return found ? { isEligible: found.is_eligible, messageCode: found.message_code } : undefined
}
