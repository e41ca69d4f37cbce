import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { OrderOfCustomerDocument, OrderOfTokenDocument, type OrderOfTokenQuery } from './order-detail.generated.ts'
import type { FoundOrder } from './order-view.ts'
import { type OrderReader, toOrderView } from './to-order-view.ts'

type WireReturns = NonNullable<OrderOfTokenQuery['guestOrderByToken']['returns']>

const returnsOf = (returns: WireReturns | null) =>
  withoutNulls(returns?.items).map(({ uid, number }) => ({ uid, number }))

export function readerOf({ brand, settings }: RequestContext, isGuest = false): OrderReader {
  return { brand, settings, isGuest, now: new Date() }
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
  return { order: toOrderView(order, readerOf(ctx)), token: order.token, returns: returnsOf(order.returns) }
}

/** Undefined for a token that opens no order. */
export async function findOrderOfToken(ctx: RequestContext, token: string): Promise<FoundOrder | undefined> {
  const answer = await fetchPrivate(ctx, OrderOfTokenDocument, { input: { token } })
  requireReads(ctx)
  if (answer.ok) {
    const found = answer.data.guestOrderByToken
    return { order: toOrderView(found, readerOf(ctx, true)), token: found.token, returns: returnsOf(found.returns) }
  }
  if (answer.failure.code === 'ORDER_NOT_LOCATED') return undefined
  throw new Response(null, { status: 503 })
}
