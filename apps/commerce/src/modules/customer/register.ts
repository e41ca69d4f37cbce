import { sql } from 'kysely'
import { requireEmail, setSubscribed } from '#modules/notifications'
import { auditInsert, enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { CustomerInput, CustomerUpdateInput } from '#src/platform/contract/contract.generated'
import { type Db, inTransaction } from '#src/platform/database'
import { subscriberOf } from './email/confirmation-store.ts'
import { sendConfirmationMail } from './email/send-confirmation-mail.ts'
import { fail } from './errors.ts'
import { hashPassword } from './passwords/password-hash.ts'
import { requireNewPassword } from './passwords/password-rules.ts'
import { requireName } from './rules.ts'
import { insertCustomer } from './store.ts'
import type { CustomerRow } from './tables.ts'
import { readDetails } from './update-details.ts'

const HOUR_SECONDS = 3600

/**
 * `also` runs in the account's transaction.
 * @throws AppError ALREADY_SIGNED_IN, CUSTOMER_EXISTS, RATE_LIMITED, PASSWORD_*, *_NOT_VALID [R7.36, R5.01, A45, A60]
 */
export async function register(
  ctx: Context,
  input: CustomerUpdateInput & Pick<CustomerInput, 'email' | 'password'>,
  also?: (trx: Db, customer: CustomerRow) => Promise<void>,
): Promise<CustomerRow> {
  if (ctx.viewer.customerId !== undefined) throw fail('ALREADY_SIGNED_IN')
  const firstname = requireName(input.firstname, 'FIRST_NAME_NOT_VALID')
  const lastname = requireName(input.lastname, 'LAST_NAME_NOT_VALID')
  const email = requireEmail(input.email ?? '')
  const details = await readDetails(ctx, ctx.db, input)
  const password = input.password ? requireNewPassword(input.password, email) : undefined
  await enforceLimit(ctx, { action: 'register', key: ctx.viewer.address, limit: 10, windowSeconds: HOUR_SECONDS })
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const record = sql`${auditInsert(ctx, { action: 'register' }, { target: sql`'customer:' || written.id` })} from written`
  return inTransaction(ctx.db, async (trx) => {
    const values = {
      ...details,
      firstname,
      lastname,
      website_id: ctx.brand.websiteId,
      email,
      password_hash: passwordHash,
    }
    const customer = await insertCustomer(trx, values, record)
    if (!customer) throw fail('CUSTOMER_EXISTS')
    const by = subscriberOf(customer)
    if (input.is_subscribed)
      await setSubscribed({ ...ctx, db: trx }, { email, isSubscribed: true, source: 'register', by })
    // Otherwise the first reset link confirms the email.
    if (passwordHash !== null) await sendConfirmationMail(ctx, trx, customer)
    await also?.(trx, customer)
    return customer
  })
}
