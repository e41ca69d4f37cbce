import type { GraphQLResolveInfo } from 'graphql'
import { requireEmail } from '#modules/notifications'
import type { Context } from '#src/platform/context'
import type { MutationUpdateCustomerArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { putEmail } from '../email/change-email.ts'
import { enforceAvailabilityLimits } from '../email/email-availability.ts'
import { fail } from '../errors.ts'
import type { CustomerOutput } from '../resolver-types.generated.ts'
import { requirePasswordAgain } from '../sign-in/password-again.ts'
import { selectsRenewedToken } from '../sign-in/selects-renewed-token.ts'
import { memoiseCustomer, requireCustomer } from '../sign-in/viewer.ts'
import { putDetails } from '../update-details.ts'

/** Staff cannot change the email. @throws AppError as updateCustomerV2, updateCustomerEmail [R7.42] */
export async function updateCustomer(
  ctx: Context,
  args: MutationUpdateCustomerArgs,
  info: GraphQLResolveInfo,
): Promise<CustomerOutput> {
  const customer = await requireCustomer(ctx)
  const email = args.input.email ? requireEmail(args.input.email) : customer.email
  if (email !== customer.email) {
    if (ctx.viewer.session?.staff !== undefined) throw fail('NOT_FOR_STAFF')
    await enforceAvailabilityLimits(ctx)
    await requirePasswordAgain(ctx, customer, args.input.password ?? '')
  }
  const changed = await inTransaction(ctx.db, async (trx) => {
    if (email !== customer.email)
      await putEmail(ctx, trx, { checked: customer, email, isRenewed: selectsRenewedToken(info) })
    return putDetails(ctx, trx, customer.id, args.input)
  })
  memoiseCustomer(ctx, changed)
  return { customer: changed }
}
