import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { OrderOfCustomerDocument, OrderOfTokenDocument, type OrderOfTokenQuery } from './order-detail.generated.ts'
import type { FoundOrder, LineSizes } from './order-view.ts'
import { type OrderReader, toOrderView } from './to-order-view.ts'

type FoundByToken = OrderOfTokenQuery['guestOrderByToken']
type WireReturns = NonNullable<FoundByToken['returns']>

const returnsOf = (returns: WireReturns | null) =>
  withoutNulls(returns?.items).map(({ uid, number }) => ({ uid, number }))

function sizesOf({ items }: Pick<FoundByToken, 'items'>): LineSizes {
  const lines = withoutNulls(items).map(({ id, size_options: options }) => {
    const sizes = (options ?? []).map(({ sku, size, is_current, is_available, price_difference: difference }) => {
      return { sku, size, isCurrent: is_current, isAvailable: is_available, moreCents: centsOf(difference) }
    })
    return [id, sizes] as const
  })
  return Object.fromEntries(lines.filter(([, sizes]) => sizes.length > 0))
}

const cancellableOf = ({ items }: Pick<FoundByToken, 'items'>) =>
  withoutNulls(items).flatMap(({ id, is_cancellable: isCancellable }) => (isCancellable ? id : []))

export function readerOf({ brand, settings, trackingPages }: RequestContext, isGuest = false): OrderReader {
  return { brand, settings, trackingPages, isGuest, now: new Date() }
}

const NUMBER = /^\d{4,12}$/

/** @throws a 404 response for an unknown order or another customer's; 503 when it can't be read */
export async function requireCustomerOrder(ctx: RequestContext, number: string): Promise<FoundOrder> {
  if (!NUMBER.test(number)) throw new Response(null, { status: 404 })
  const answer = await fetchPrivate(ctx, OrderOfCustomerDocument, { number })
  requireReads(ctx)
  if (!answer.ok) throw new Response(null, { status: 503 })
  const [order] = withoutNulls(answer.data.orders?.items)
  if (!order) throw new Response(null, { status: 404 })
  const { token, returns } = order
  return {
    order: toOrderView(order, readerOf(ctx)),
    token,
    email: order.email ?? undefined,
    returns: returnsOf(returns),
    adjustmentNotes: (order.adjustment_notes ?? []).map(({ id }) => id),
    sizes: sizesOf(order),
    cancellable: cancellableOf(order),
  }
}

/** Undefined for a token that opens no order. */
export async function findOrderOfToken(ctx: RequestContext, token: string): Promise<FoundOrder | undefined> {
  const answer = await fetchPrivate(ctx, OrderOfTokenDocument, { input: { token } })
  requireReads(ctx)
  if (answer.ok) {
    const found = answer.data.guestOrderByToken
    const { token: key, returns } = found
    const isOpen = !found.needs_sign_in
    return {
      order: toOrderView(found, readerOf(ctx, true)),
      token: key,
      email: found.email ?? undefined,
      returns: isOpen ? returnsOf(returns) : [],
      adjustmentNotes: (found.adjustment_notes ?? []).map(({ id }) => id),
      sizes: isOpen ? sizesOf(found) : {},
      cancellable: isOpen ? cancellableOf(found) : [],
    }
  }
  if (answer.failure.code === 'ORDER_NOT_LOCATED') return undefined
  throw new Response(null, { status: 503 })
}
