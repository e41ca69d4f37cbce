import { normalCode } from '@welt/kit/text/typed-text'
import { orderTokens } from '#app/session/order-cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { findOrderOfToken } from '../detail/order-detail.server.ts'
import type { OrderView } from '../detail/order-view.ts'
import type { OrderFilter } from '../order-filter.ts'
import { loadOrders } from '../orders.server.ts'
import { type TrackedGroup, trackedOf } from './tracked-group.ts'

const FIRST_PAGE: OrderFilter = { chip: '', text: '', page: 1 }

async function guestOrders(ctx: RequestContext): Promise<readonly OrderView[]> {
  for (const token of orderTokens(ctx)) {
    const found = await findOrderOfToken(ctx, token)
    if (found) return [found.order]
  }
  return []
}

/** What the bar shows: of a customer's latest orders, or of the order that a guest may see. */
export async function loadTracked(ctx: RequestContext): Promise<readonly TrackedGroup[]> {
  const { token } = ctx.session
  return trackedOf(token ? (await loadOrders(ctx, FIRST_PAGE)).orders : await guestOrders(ctx), !token)
}

/** The carrier's page of a parcel in one of the customer's latest orders. */
export async function findOwnParcel(ctx: RequestContext, number: string): Promise<string | undefined> {
  if (!ctx.session.token) return undefined
  const { orders } = await loadOrders(ctx, FIRST_PAGE)
  return orders
    .flatMap(({ groups }) => groups)
    .flatMap(({ parcels }) => parcels)
    .find(({ trackingNumber }) => normalCode(trackingNumber) === normalCode(number))?.href
}

/** Whether the order is the customer's own. */
export async function isOwnOrder(ctx: RequestContext, number: string): Promise<boolean> {
  if (!ctx.session.token) return false
  const { orders } = await loadOrders(ctx, { ...FIRST_PAGE, text: number })
  return orders.some((order) => order.number === number)
}
