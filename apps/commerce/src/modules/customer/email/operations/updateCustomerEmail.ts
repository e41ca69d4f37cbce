import type { GraphQLResolveInfo } from 'graphql'
import { requireEmail } from '#modules/notifications'
import type { Context } from '#src/platform/context'
import type { MutationUpdateCustomerEmailArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import type { CustomerOutput } from '../../resolver-types.generated.ts'
import { requirePasswordAgain } from '../../sign-in/password-again.ts'
import { selectsRenewedToken } from '../../sign-in/selects-renewed-token.ts'
import { requireCustomer, rereadCustomer } from '../../sign-in/viewer.ts'
import { putEmail } from '../change-email.ts'
import { enforceAvailabilityLimits } from '../email-availability.ts'

/** @throws AppError NOT_AUTHORIZED, EMAIL_NOT_VALID, PASSWORD_WRONG, EMAIL_TAKEN, RATE_LIMITED */
export async function updateCustomerEmail(
  ctx: Context,
  args: MutationUpdateCustomerEmailArgs,
  info: GraphQLResolveInfo,
): Promise<CustomerOutput> {
  const customer = await requireCustomer(ctx)
  const email = requireEmail(args.email)
  await enforceAvailabilityLimits(ctx)
  await requirePasswordAgain(ctx, customer, args.password)
  await inTransaction(ctx.db, (trx) =>
    putEmail(ctx, trx, { checked: customer, email, isRenewed: selectsRenewedToken(info) }),
  )
  return { customer: await rereadCustomer(ctx) }
}
