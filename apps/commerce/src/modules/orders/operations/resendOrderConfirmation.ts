import { enforceLimit } from '#modules/site'
import { isIn, PAID } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type { MutationResendOrderConfirmationArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { sendConfirmationAgain } from '../mails/send-order-mail.ts'
import { requireOwnOrder } from './setOrderNominee.ts'

/** @throws AppError ORDER_NOT_LOCATED, RATE_LIMITED */
export async function resendOrderConfirmation(ctx: Context, { token }: MutationResendOrderConfirmationArgs) {
  const order = await requireOwnOrder(ctx, token)
  if (!isIn(PAID, order)) throw fail('ORDER_NOT_LOCATED')
  await enforceLimit(ctx, { action: 'order-mail-again', key: String(order.id), limit: 5, windowSeconds: 3600 })
  await sendConfirmationAgain(ctx, order.id)
  return { email: order.email }
}
