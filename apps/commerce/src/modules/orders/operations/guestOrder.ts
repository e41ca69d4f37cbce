import { parseEmail } from '@welt/kit/text/patterns'
import { isSameName, normalNumber } from '@welt/kit/text/typed-text'
import type { GraphQLResolveInfo } from 'graphql'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { OrderInformationInput, QueryGuestOrderArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { toSelectedOrder } from '../model/order-model.ts'
import { findOrderByNumber } from '../store.ts'
import type { OrderRow } from '../tables.ts'

interface Located extends Pick<OrderRow, 'customer_id' | 'email'> {
  readonly billing_address: Pick<OrderRow['billing_address'], 'lastname'>
}

/** Compared when no order has the number. */
const NO_ORDER: Located = {
  customer_id: null,
  email: 'no-order@example.com',
  billing_address: { lastname: 'No order' },
}

/** Compares all three in every case, so that no mismatch is answered sooner. [R5.19] */
export function matchesOrder(order: Located | undefined, input: OrderInformationInput): boolean {
  const { customer_id: customerId, email, billing_address: billing } = order ?? NO_ORDER
  const isEmail = parseEmail(input.email) === email
  const isName = isSameName(billing.lastname, input.lastname)
  return [order !== undefined, customerId === null, isEmail, isName].every(Boolean)
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
  const isMatch = matchesOrder(order, input)
  if (!order || !isMatch) throw fail('ORDER_NOT_LOCATED')
  return order
}

/** Number and token, which the look-up asks for, cost no further statement. @throws AppError as locateGuestOrder */
export async function guestOrder(
  ctx: Context,
  { input }: QueryGuestOrderArgs,
  info: Pick<GraphQLResolveInfo, 'fieldNodes'>,
) {
  return toSelectedOrder(ctx, await locateGuestOrder(ctx, input), info)
}
