import type { Context } from '#src/platform/context'
import type { QueryGetReturnPaymentSessionArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { requireOwnOrder } from '../own-orders.ts'
import { requireReturnsOn } from '../request/request-return.ts'

/** @throws AppError as requireOwnOrder, RETURNS_NOT_ENABLED, PAYMENT_NOT_NEEDED [R7.65, R3.105, A38] */
export async function GetReturnPaymentSession(ctx: Context, args: QueryGetReturnPaymentSessionArgs): Promise<never> {
  await requireOwnOrder(ctx, args.order_uid, args.guest_email)
  await requireReturnsOn(ctx)
  throw fail('PAYMENT_NOT_NEEDED')
}
