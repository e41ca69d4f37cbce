import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { QueryGuestOrderByTokenArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { toOrderModel } from '../model/order-model.ts'
import { findOrderByToken } from '../store.ts'
import type { OrderRow } from '../tables.ts'

/** 128 bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/

/** @throws AppError ORDER_NOT_LOCATED, RATE_LIMITED */
export async function requireOrderByToken(ctx: Context, token: string): Promise<OrderRow> {
  const order = TOKEN.test(token) ? await findOrderByToken(ctx.db, ctx.brand.websiteId, token) : undefined
  if (order) return order
  await enforceLimit(ctx, { action: 'guest-order-token', key: ctx.viewer.address, limit: 30, windowSeconds: 3600 })
  throw fail('ORDER_NOT_LOCATED')
}

/** @throws AppError as requireOrderByToken */
export async function guestOrderByToken(ctx: Context, { input }: QueryGuestOrderByTokenArgs) {
  return toOrderModel(ctx, await requireOrderByToken(ctx, input.token))
}
