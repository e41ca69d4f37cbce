import type { Context } from '#src/platform/context'
import type { MutationRequestReturnArgs } from '#src/platform/contract/contract.generated'
import { requireCustomersOrder } from '../own-orders.ts'
import { makeReturn, type RequestedReturn } from '../request/request-return.ts'

/** @throws AppError NOT_SIGNED_IN, ORDER_NOT_AVAILABLE, as makeReturn [R7.63, R6.07] */
export async function requestReturn(ctx: Context, { input }: MutationRequestReturnArgs): Promise<RequestedReturn> {
  return makeReturn(ctx, await requireCustomersOrder(ctx, input.order_uid), input)
}
