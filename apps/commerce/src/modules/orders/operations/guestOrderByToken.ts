import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { QueryGuestOrderByTokenArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { toOrderModel } from '../order-model.ts'
import { findOrderByToken } from '../store.ts'

/** 128 bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/

/** @throws AppError ORDER_NOT_LOCATED */
export async function guestOrderByToken(ctx: Context, { input }: QueryGuestOrderByTokenArgs) {
  const order = TOKEN.test(input.token) ? await findOrderByToken(ctx.db, ctx.brand.websiteId, input.token) : undefined
  if (order) return toOrderModel(ctx, order)
  await enforceLimit(ctx, { action: 'guest-order-token', key: ctx.viewer.address, limit: 30, windowSeconds: 3600 })
  throw fail('ORDER_NOT_LOCATED')
}
