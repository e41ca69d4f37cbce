import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { GraphqlFailure } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type ChosenLine, toRequestItem } from '../draft.ts'
import type { LabelProof } from '../label-payment.ts'
import { otherReturnMessages, returnMessages } from '../messages.ts'
import { RequestGuestReturnDocument, RequestReturnDocument } from '../returns.generated.ts'
import type { Way } from '../ways.ts'
import type { ReturnAccess } from './access.server.ts'

interface Sending {
  readonly orderUid: string
  readonly chosen: readonly ChosenLine[]
  readonly way: Way
  readonly key: string
  /** Of a label that isn't free. */
  readonly proof: LabelProof | undefined
}

export type SentOutcome =
  | { readonly uid: string }
  | {
      readonly uid?: undefined
      readonly problem: string
      readonly isReturned: boolean
      readonly isUnpaid?: boolean
    }

/** The server's messages that say what to choose instead. */
const SHOWN: ReadonlySet<string> = new Set(['SIZE_SOLD_OUT', 'WINDOW_ENDED'])

/** [R8.44, R8.45, A59] */
export function problemOf({ code = '', message }: GraphqlFailure): {
  readonly problem: string
  readonly isReturned: boolean
  readonly isUnpaid?: boolean
} {
  if (code === 'QUANTITY_TOO_GREAT') return { problem: returnMessages.exists, isReturned: true }
  if (code === 'PAYMENT_REQUIRED')
    return {
      problem: `${returnMessages.request}. ${otherReturnMessages.refusedLabel}`,
      isReturned: false,
      isUnpaid: true,
    }
  return { problem: SHOWN.has(code) ? message : returnMessages.request, isReturned: false }
}

const METHODS = { label: 'LABEL', store: 'STORE', parcel_point: 'PARCEL_POINT' } as const

function inputOf({ chosen, way, proof }: Sending) {
  return {
    ...(proof && { return_reference: proof.reference, return_session_result: proof.sessionResult || null }),
    items: chosen.map(toRequestItem),
    method: METHODS[way],
    // Never sent as true where it is not offered. [R1.20]
    is_parcelpoint: way === 'parcel_point',
  }
}

/** [R7.63, R7.64] */
export async function sendReturn(ctx: RequestContext, access: ReturnAccess, sending: Sending): Promise<SentOutcome> {
  const input = inputOf(sending)
  const options = { idempotencyKey: sending.key }
  if (access.kind === 'guest') {
    const answer = await fetchPrivate(
      ctx,
      RequestGuestReturnDocument,
      { input: { ...input, token: access.token } },
      options,
    )
    if (!answer.ok) return problemOf(answer.failure)
    const made = answer.data.requestGuestReturn?.return
    return made ? { uid: made.uid } : { problem: returnMessages.request, isReturned: false }
  }
  const answer = await fetchPrivate(
    ctx,
    RequestReturnDocument,
    { input: { ...input, order_uid: sending.orderUid } },
    options,
  )
  if (!answer.ok) return problemOf(answer.failure)
  const made = answer.data.requestReturn?.return
  return made ? { uid: made.uid } : { problem: returnMessages.request, isReturned: false }
}
