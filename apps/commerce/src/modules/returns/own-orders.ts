import { decodeNumericUid } from '@welt/kit/ids'
import { parseEmail } from '@welt/kit/text/patterns'
import { findOrder, type OrderRow, requireOrderByToken } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import { fail } from './errors.ts'
import { findReturn } from './store.ts'
import type { ReturnRow } from './tables.ts'

/** Order numbers are easy to guess, and others may know the email. */
const TRIES_PER_HOUR = 10

async function enforceLimits(ctx: Context, email: string | undefined): Promise<void> {
  for (const [i, key] of [ctx.viewer.address, email ?? 'not-an-email'].entries())
    await enforceLimit(ctx, {
      action: `guest-return-${['address', 'email'][i]}`,
      key,
      limit: TRIES_PER_HOUR,
      windowSeconds: 3600,
    })
}

async function findOfSite(ctx: Context, uid: string): Promise<OrderRow | undefined> {
  const id = decodeNumericUid(uid)
  const order = id === undefined ? undefined : await findOrder(ctx.db, id)
  return order?.website_id === ctx.brand.websiteId ? order : undefined
}

/** @throws AppError NOT_SIGNED_IN, ORDER_NOT_AVAILABLE [R6.09] */
export async function requireCustomersOrder(ctx: Context, uid: string): Promise<OrderRow> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_SIGNED_IN')
  const order = await findOfSite(ctx, uid)
  if (order?.customer_id !== customerId) throw fail('ORDER_NOT_AVAILABLE')
  return order
}

interface GuestOrderKey {
  readonly token?: string | null | undefined
  readonly order_uid?: string | null | undefined
  readonly guest_email?: string | null | undefined
}

/** @throws AppError RATE_LIMITED */
async function findGuestsOrder(ctx: Context, uid: string, typedEmail: string): Promise<OrderRow | undefined> {
  const email = parseEmail(typedEmail)
  await enforceLimits(ctx, email)
  const order = await findOfSite(ctx, uid)
  return order?.customer_id === null && order.email === email ? order : undefined
}

/** By the order's token, or by its uid and email. @throws AppError ORDER_NOT_LOCATED, RATE_LIMITED [R6.04] */
export async function requireGuestsOrder(ctx: Context, key: GuestOrderKey): Promise<OrderRow> {
  const order = key.token
    ? await requireOrderByToken(ctx, key.token)
    : await findGuestsOrder(ctx, key.order_uid ?? '', key.guest_email ?? '')
  if (order?.customer_id !== null) throw fail('ORDER_NOT_LOCATED')
  return order
}

/** A guest's email takes precedence over a token of a customer. @throws AppError ORDER_NOT_AVAILABLE, RATE_LIMITED */
export async function requireOwnOrder(
  ctx: Context,
  uid: string,
  guestEmail: string | null | undefined,
): Promise<OrderRow> {
  if (!guestEmail) return requireCustomersOrder(ctx, uid)
  const order = await findGuestsOrder(ctx, uid, guestEmail)
  if (!order) throw fail('ORDER_NOT_AVAILABLE')
  return order
}

/** Of the signed-in customer, or of the guest's order that the token opens. @throws AppError RETURN_NOT_AVAILABLE */
export async function requireOwnReturn(
  ctx: Context,
  uid: string,
  token: string | null | undefined,
): Promise<ReturnRow> {
  const row = await findReturn(ctx.db, uid)
  const { customerId } = ctx.viewer
  if (token) {
    const order = await requireGuestsOrder(ctx, { token })
    if (row?.order_id === order.id) return row
  } else if (customerId !== undefined && row?.ownerId === customerId) return row
  throw fail('RETURN_NOT_AVAILABLE')
}
