import { parseEmail } from '@welt/kit/text/patterns'
import { isSameName, normalNumber } from '@welt/kit/text/typed-text'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { OrderInformationInput, QueryGuestOrderArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { toOrderModel } from '../model/order-model.ts'
import { findOrderByNumber } from '../store.ts'
import type { OrderRow } from '../tables.ts'

function matches(order: OrderRow, input: OrderInformationInput): boolean {
  return (
    order.customer_id === null &&
    order.email === parseEmail(input.email) &&
    isSameName(order.billing_address.lastname, input.lastname)
  )
}

async function enforceLimits(ctx: Context, input: OrderInformationInput): Promise<void> {
  const keys = [
    ctx.viewer.address,
    `${ctx.brand.websiteId}:${normalNumber(input.number).slice(0, 64)}`,
    parseEmail(input.email) ?? 'not-an-email',
  ]
  for (const [i, key] of keys.entries()) {
    await enforceLimit(ctx, {
      action: `guest-order-${['address', 'number', 'email'][i]}`,
      key,
      limit: 10,
      windowSeconds: 3600,
    })
  }
}

/** One message for every mismatch. @throws AppError ORDER_NOT_LOCATED [R4.66] */
export async function locateGuestOrder(ctx: Context, input: OrderInformationInput): Promise<OrderRow> {
  await enforceLimits(ctx, input)
  const order = await findOrderByNumber(ctx.db, ctx.brand.websiteId, normalNumber(input.number))
  if (!order || !matches(order, input)) throw fail('ORDER_NOT_LOCATED')
  return order
}

/** @throws AppError as locateGuestOrder */
export async function guestOrder(ctx: Context, { input }: QueryGuestOrderArgs) {
  return toOrderModel(ctx, await locateGuestOrder(ctx, input))
}
