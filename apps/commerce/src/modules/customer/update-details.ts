import { sql } from 'kysely'
import { setSubscribed } from '#modules/notifications'
import { auditInsert } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { CustomerUpdateInput } from '#src/platform/contract/contract.generated'
import type { Db } from '#src/platform/database'
import { subscriberOf } from './email/confirmation-store.ts'
import { birthDateOf, type DetailChanges, parseDetails } from './rules.ts'
import { todayOf, updateDetails } from './store.ts'
import type { CustomerRow } from './tables.ts'

/** @throws AppError *_NOT_VALID, BIRTH_DATE_IN_FUTURE */
export async function readDetails(
  { brand }: Pick<Context, 'brand'>,
  db: Db,
  input: CustomerUpdateInput,
): Promise<DetailChanges> {
  return parseDetails(input, birthDateOf(input)?.trim() ? await todayOf(db, brand.timeZone) : '')
}

/**
 * A newsletter choice requires a transaction.
 * @throws AppError NOT_AUTHORIZED, *_NOT_VALID, BIRTH_DATE_IN_FUTURE [R7.42, R3.03]
 */
export async function putDetails(
  ctx: Context,
  db: Db,
  customerId: number,
  input: CustomerUpdateInput,
): Promise<CustomerRow> {
  const changes = await readDetails(ctx, db, input)
  const entry = {
    action: 'details-changed',
    target: `customer:${customerId}`,
    detail: { fields: Object.keys(changes) },
  }
  const customer = await updateDetails(db, customerId, changes, sql`${auditInsert(ctx, entry)} from written`)
  if (typeof input.is_subscribed === 'boolean') {
    const { email } = customer
    await setSubscribed(
      { ...ctx, db },
      { email, isSubscribed: input.is_subscribed, source: 'account', by: subscriberOf(customer) },
    )
  }
  return customer
}
