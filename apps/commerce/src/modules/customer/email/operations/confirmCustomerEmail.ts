import { enforceLimit, recordAudit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationConfirmCustomerEmailArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { fail } from '../../errors.ts'
import type { CustomerOutput } from '../../resolver-types.generated.ts'
import { requireCustomer, rereadCustomer } from '../../sign-in/viewer.ts'
import { useConfirmation } from '../confirmation-store.ts'

const HOUR_SECONDS = 3600
const TRIES = 30

/** Idempotent. @throws AppError NOT_AUTHORIZED, CONFIRMATION_NOT_VALID, RATE_LIMITED [decision 17] */
export async function confirmCustomerEmail(
  ctx: Context,
  args: MutationConfirmCustomerEmailArgs,
): Promise<CustomerOutput> {
  const customer = await requireCustomer(ctx)
  await enforceLimit(ctx, {
    action: 'email-confirm',
    key: ctx.viewer.address,
    limit: TRIES,
    windowSeconds: HOUR_SECONDS,
  })
  await inTransaction(ctx.db, async (trx) => {
    if (!(await useConfirmation(trx, customer, args.token))) throw fail('CONFIRMATION_NOT_VALID')
    if (customer.email_confirmed_at === null)
      await recordAudit({ ...ctx, db: trx }, { action: 'email-confirmed', target: `customer:${customer.id}` })
  })
  return { customer: await rereadCustomer(ctx) }
}
