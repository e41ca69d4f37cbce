import { fetchPrivate } from '#app/graphql/client.server.ts'
import { centsOf } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { libraryUrl } from '#app/session/site/payment-methods.ts'
import type { LabelSession } from '../label-payment.ts'
import { ReturnPaymentSessionDocument } from '../returns.generated.ts'

/** Undefined while no label can be paid for. [R7.65] */
export async function openLabelSession(
  ctx: RequestContext,
  orderUid: string,
  guestEmail: string | undefined,
): Promise<LabelSession | undefined> {
  const answer = await fetchPrivate(ctx, ReturnPaymentSessionDocument, { orderUid, guestEmail: guestEmail ?? null })
  const session = answer.data?.GetReturnPaymentSession
  const { adyen_client_key_live: liveKey, adyen_client_key_test: testKey } = answer.data?.storeConfig ?? {}
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
