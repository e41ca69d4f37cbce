import { normalCode } from '@welt/kit/text/typed-text'
import { localDate } from '@welt/kit/time'
import { orderTokens } from '#app/session/order-cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { findOrderOfToken } from '../detail/order-detail.server.ts'
import type { OrderView } from '../detail/order-view.ts'
import { latestOrders } from '../orders.server.ts'
import { type TrackedGroup, trackedOf, underWayOf } from './tracked-group.ts'

async function guestOrders(ctx: RequestContext): Promise<readonly OrderView[]> {
  for (const token of orderTokens(ctx)) {
    const found = await findOrderOfToken(ctx, token)
    if (found) return [found.order]
  }
  return []
}

const ordersOf = (ctx: RequestContext) => (ctx.session.token ? latestOrders(ctx) : guestOrders(ctx))

/** What the bar shows: of a customer's latest orders, or of the order that a guest may see. */
export async function loadTracked(ctx: RequestContext): Promise<readonly TrackedGroup[]> {
  return trackedOf(await ordersOf(ctx), !ctx.session.token)
}

/** What the bar shows by itself. */
export async function loadUnderWay(ctx: RequestContext): Promise<readonly TrackedGroup[]> {
  const today = localDate(new Date(), ctx.brand.timeZone)
  return underWayOf(await ordersOf(ctx), !ctx.session.token, today)
}

/** The carrier's page of a parcel in one of the customer's latest orders. */
export async function findOwnParcel(ctx: RequestContext, number: string): Promise<string | undefined> {
  if (!ctx.session.token) return undefined
  return (await latestOrders(ctx))
    .flatMap(({ groups }) => groups)
    .flatMap(({ parcels }) => parcels)
    .find(({ trackingNumber }) => normalCode(trackingNumber) === normalCode(number))?.href
}

/** Whether the order is the customer's own. */
export async function isOwnOrder(ctx: RequestContext, number: string): Promise<boolean> {
  if (!ctx.session.token) return false
  return (await latestOrders(ctx, number)).some((order) => order.number === number)
}
