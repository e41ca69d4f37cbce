import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { Visit } from '#app/session/visit.ts'
import { PAYMENT_STATUS } from './operations.ts'
import { redirectUrl } from './redirect-url.ts'

interface StatusData {
  readonly adyenPaymentStatus: { readonly isFinal: boolean | null; readonly action: string | null } | null
}

/** Address of the page at which a payment of this cart waits for the shopper; undefined when none does. @source A72 */
export async function findWaitingUrl(visit: Visit, cartId: string): Promise<string | undefined> {
  const answer = await fetchPrivate<StatusData>(visit, PAYMENT_STATUS, { cartId })
  const status = answer.data?.adyenPaymentStatus
  return status && !status.isFinal ? redirectUrl(status.action) : undefined
}
