import type { Context } from '#src/platform/context'
import type { MutationRequestGuestReturnArgs } from '#src/platform/contract/contract.generated'
import { requireGuestsOrder } from '../own-orders.ts'
import { makeReturn, type RequestedReturn } from '../request/request-return.ts'

/** @throws AppError ORDER_NOT_LOCATED, RATE_LIMITED, as makeReturn [R7.64, R6.04] */
export async function requestGuestReturn(
  ctx: Context,
  { input }: MutationRequestGuestReturnArgs,
): Promise<RequestedReturn> {
  return makeReturn(ctx, await requireGuestsOrder(ctx, input), input)
}
