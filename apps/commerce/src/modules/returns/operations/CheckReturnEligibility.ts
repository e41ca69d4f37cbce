import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { QueryCheckReturnEligibilityArgs, ReturnEligibility } from '#src/platform/contract/contract.generated'
import { eligibilityOf } from '../eligibility/eligibility.ts'
import { orderFactsOf } from '../loaders.ts'
import { requireOwnOrder } from '../own-orders.ts'

/** @throws AppError NOT_SIGNED_IN, ORDER_NOT_AVAILABLE, RATE_LIMITED [R7.61, R4.63, A58] */
export async function CheckReturnEligibility(
  ctx: Context,
  args: QueryCheckReturnEligibilityArgs,
): Promise<ReturnEligibility> {
  const order = await requireOwnOrder(ctx, args.order_uid, args.guest_email)
  const facts = await orderFactsOf(ctx, order.id)
  const { areReturnsEnabled } = await settingsOfRequest(ctx)
  const code = eligibilityOf(facts, args.check_valid_return === true)
  const isEligible = code === 'ELIGIBLE' && areReturnsEnabled
  const days = facts.flatMap(({ until }) => until ?? []).sort()
  return {
    is_eligible: isEligible,
    message_code: isEligible || code !== 'ELIGIBLE' ? code : 'NOT_ELIGIBLE',
    return_until: days.at(-1) ?? null,
  }
}
