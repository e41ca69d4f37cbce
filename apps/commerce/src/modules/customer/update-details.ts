import { setSubscribed } from '#modules/notifications'
import { recordAudit } from '#modules/site'
import type { Context } from '#src/composition/context'
import type { Db } from '#src/composition/database'
import type { CustomerUpdateInput } from '#src/graphql/contract.generated'
import { subscriberOf } from './email/confirmation-store.ts'
import { parseDetails } from './rules.ts'
import { lockCustomer, todayOf, updateDetails } from './store.ts'

/**
 * Changes what an input names of an account, in a transaction. @throws AppError NOT_AUTHORIZED, *_NOT_VALID,
 * BIRTH_DATE_IN_FUTURE [R7.42, R3.03]
 */
export async function putDetails(ctx: Context, trx: Db, customerId: number, input: CustomerUpdateInput): Promise<void> {
  const changes = parseDetails(input, await todayOf(trx, ctx.brand.timeZone))
  const customer = await lockCustomer(trx, customerId)
  await updateDetails(trx, customerId, changes)
  if (typeof input.is_subscribed === 'boolean') {
    const { email } = customer
    await setSubscribed({ ...ctx, db: trx }, { email, isSubscribed: input.is_subscribed, source: 'account', by: subscriberOf(customer) })
  }
  const detail = { fields: Object.keys(changes) }
  await recordAudit({ ...ctx, db: trx }, { action: 'details-changed', target: `customer:${customerId}`, detail })
}
