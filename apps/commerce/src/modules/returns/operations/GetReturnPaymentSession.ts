import type { Context } from '#src/platform/context'
import type { PaymentSession, QueryGetReturnPaymentSessionArgs } from '#src/platform/contract/contract.generated'
import { refusalOf } from '../eligibility/eligibility.ts'
import { fail } from '../errors.ts'
import { labelCentsOf, openReturnSession } from '../label/label-payment.ts'
import { orderFactsOf } from '../loaders.ts'
import { requireOwnOrder } from '../own-orders.ts'
import { requireReturnsOn } from '../request/request-return.ts'

/** @throws AppError as requireOwnOrder, RETURNS_NOT_ENABLED, PAYMENT_NOT_NEEDED, GATEWAY_DOWN [R7.65, R3.105, A38] */
export async function GetReturnPaymentSession(
  ctx: Context,
  args: QueryGetReturnPaymentSessionArgs,
): Promise<PaymentSession> {
  const order = await requireOwnOrder(ctx, args.order_uid, args.guest_email)
  const cents = labelCentsOf(await requireReturnsOn(ctx))
  // After the last day only faults come back, free of charge.
  const isChargeable = (await orderFactsOf(ctx, order.id)).some((line) => refusalOf(line) === undefined)
  if (cents === 0 || !isChargeable) throw fail('PAYMENT_NOT_NEEDED')
  return openReturnSession(ctx, order, { labelCents: cents, differenceCents: 0 })
}
