import { formatCents } from '@welt/kit/money'
import { DAY_MS } from '@welt/kit/time'
import { promiseText } from '#app/features/cart/arrival.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { centsOf } from '#app/graphql/nullable.ts'
import type { DeliveryAnswer } from '#app/islands/deliver-to.ts'
import { deliveryPostcode } from '#app/session/delivery-postcode.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { orderByText } from './cut-off.ts'
import { NowDocument, type NowQuery } from './product.generated.ts'

type WirePromise = NonNullable<NonNullable<NowQuery['productAdditionalData']>['delivery_promise']>

/** "Tue 24 – Thu 26 Nov, $9.95" */
function arrivalOf([usual]: WirePromise['methods']): string | undefined {
  const days = promiseText(usual?.estimated_from, usual?.estimated_to)
  const cents = centsOf(usual?.price)
  return days && `${days}, ${cents > 0 ? formatCents(cents) : 'free'}`
}

interface ProductDelivery {
  /** Absent if parcels can't be sent there. */
  readonly arrives: string | undefined
  /** "Order by 2 pm Monday" */
  readonly orderBy: string
  readonly leftMs: number
  readonly postcode: string | undefined
  /** Why parcels can't be sent there, and what to do next. */
  readonly notice: string | undefined
}

const MINUTE_MS = 60_000

export function toDelivery(promise: WirePromise | null | undefined, now = new Date()): ProductDelivery | undefined {
  if (!promise) return undefined
  const { place, methods, order_before: orderBefore } = promise
  const isServed = place?.is_served !== false
  return {
    arrives: isServed ? arrivalOf(methods) : undefined,
    orderBy: orderByText(orderBefore, now),
    // Pages ask again when it is over: at most once a minute, whatever the clocks say.
    leftMs: Math.max(MINUTE_MS, Date.parse(orderBefore) - now.getTime()),
    postcode: isServed ? place?.postcode : undefined,
    notice: isServed ? undefined : (place?.message ?? undefined),
  }
}

export function answerOf({ arrives, orderBy, leftMs, postcode, notice }: ProductDelivery): DeliveryAnswer {
  const order = leftMs > DAY_MS ? orderBy : 'Order within %'
  const when = arrives ? `${order} for delivery ${arrives}` : notice
  return {
    arrives,
    texts: { ...(postcode && { to: `Delivery to ${postcode}`, change: 'Change postcode' }), ...(when && { when }) },
    leftMs,
  }
}

/** `postcode`: in place of the one given last. */
export function loadNow(ctx: RequestContext, sku: string, postcode?: string) {
  return fetchPrivate(ctx, NowDocument, { sku, ...deliveryPostcode(ctx), ...(postcode && { postcode }) })
}

/** Undefined on failure. */
export async function loadDelivery(ctx: RequestContext, sku: string, postcode?: string) {
  const answer = await loadNow(ctx, sku, postcode)
  return toDelivery(answer.data?.productAdditionalData?.delivery_promise)
}
