import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { OrderOfCustomerDocument, OrderOfTokenDocument } from './order-detail.generated.ts'
import type { OrderView } from './order-view.ts'
import { type OrderReader, toOrderView } from './to-order-view.ts'

export const readerOf = ({ brand, settings }: RequestContext): OrderReader => ({ brand, settings, now: new Date() })

const NUMBER = /^\d{4,12}$/

/** @throws a 404 response for an unknown order or another customer's; 503 when it can't be read */
export async function requireCustomerOrder(ctx: RequestContext, number: string): Promise<OrderView> {
  if (!NUMBER.test(number)) throw new Response(null, { status: 404 })
  const answer = await fetchPrivate(ctx, OrderOfCustomerDocument, { number })
  requireReads(ctx)
  if (!answer.ok) throw new Response(null, { status: 503 })
  const [order] = withoutNulls(answer.data.orders?.items)
  if (!order) throw new Response(null, { status: 404 })
  return toOrderView(order, readerOf(ctx))
}

/** Undefined for a token that opens no order. */
export async function findOrderOfToken(ctx: RequestContext, token: string): Promise<OrderView | undefined> {
  const answer = await fetchPrivate(ctx, OrderOfTokenDocument, { input: { token } })
  requireReads(ctx)
  if (answer.ok) return toOrderView(answer.data.guestOrderByToken, readerOf(ctx))
  if (answer.failure.code === 'ORDER_NOT_LOCATED') return undefined
  throw new Response(null, { status: 503 })
}
