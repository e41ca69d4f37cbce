import { fetchPrivate } from '#app/graphql/client.server.ts'
import { centsOf } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { libraryUrl } from '#app/session/site/payment-methods.ts'
import { type ChosenLine, toRequestItem } from '../draft.ts'
import type { LabelSession } from '../label-payment.ts'
import {
  ExchangePaymentSessionDocument,
  ReturnPaymentSessionDocument,
  type ReturnPaymentSessionQuery,
} from '../returns.generated.ts'
import type { ReturnAccess } from './access.server.ts'

interface Opened {
  readonly session: ReturnPaymentSessionQuery['GetReturnPaymentSession'] | undefined
  readonly storeConfig: ReturnPaymentSessionQuery['storeConfig'] | null | undefined
}

function toSession(ctx: RequestContext, { session, storeConfig }: Opened): LabelSession | undefined {
  const { adyen_client_key_live: liveKey, adyen_client_key_test: testKey } = storeConfig ?? {}
  const clientKey = liveKey ?? testKey
  if (!session?.reference || !clientKey) return undefined
  return {
    reference: session.reference,
    cents: centsOf(session.amount),
    library: {
      clientKey,
      environment: liveKey ? 'live-au' : 'test',
      serviceUrl: libraryUrl(ctx.sandboxUrl),
      locale: ctx.brand.locale.replace('_', '-'),
      countryCode: ctx.brand.country,
      session: { id: session.sessionID, sessionData: session.sessionData },
    },
  }
}

/** Undefined while no label can be paid for. [R7.65] */
export async function openLabelSession(
  ctx: RequestContext,
  orderUid: string,
  guestEmail: string | undefined,
): Promise<LabelSession | undefined> {
  const { data } = await fetchPrivate(ctx, ReturnPaymentSessionDocument, { orderUid, guestEmail: guestEmail ?? null })
  return toSession(ctx, { session: data?.GetReturnPaymentSession, storeConfig: data?.storeConfig })
}

interface Wanted {
  readonly access: ReturnAccess
  readonly orderUid: string
  readonly chosen: readonly ChosenLine[]
  readonly method: 'LABEL' | 'STORE'
}

/** For dearer sizes, and for the label if the method has a paid one. [decision 122] */
export async function openDifferenceSession(
  ctx: RequestContext,
  { access, orderUid, chosen, method }: Wanted,
): Promise<LabelSession | undefined> {
  const owner = access.kind === 'guest' ? { token: access.token } : { order_uid: orderUid }
  const input = { ...owner, method, items: chosen.map(toRequestItem) }
  const { data } = await fetchPrivate(ctx, ExchangePaymentSessionDocument, { input })
  return toSession(ctx, { session: data?.exchangePaymentSession, storeConfig: data?.storeConfig })
}
