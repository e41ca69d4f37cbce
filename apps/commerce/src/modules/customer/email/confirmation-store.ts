import { sql } from 'kysely'
import type { Subscriber } from '#modules/notifications'
import type { Db } from '#src/platform/database'
import { hashSecret, newSecret } from '../sign-in/secrets.ts'
import { confirmEmailOf } from '../store.ts'
import type { CustomerRow } from '../tables.ts'

const LIFE_HOURS = 72

/** [decision 17] */
export function subscriberOf({ id, email_confirmed_at }: Pick<CustomerRow, 'id' | 'email_confirmed_at'>): Subscriber {
  return { customerId: id, isEmailConfirmed: email_confirmed_at !== null }
}

/** @returns undefined when the email is already confirmed */
export async function beginConfirmation(
  trx: Db,
  customerId: number,
): Promise<{ readonly email: string; readonly token: string } | undefined> {
  const token = newSecret()
  const { rows } = await sql<{ email: string }>`
    insert into email_confirmation (token_hash, customer_id, email, created_at, expires_at)
    select ${hashSecret(token)}, id, email, shop_now(), shop_now() + make_interval(hours => ${LIFE_HOURS}) from customer
    where id = ${customerId} and email_confirmed_at is null and closed_at is null returning email`.execute(trx)
  const [row] = rows
  return row && { email: row.email, token }
}

/** Idempotent. @returns whether the email is confirmed */
export async function useConfirmation(trx: Db, customer: CustomerRow, token: string): Promise<boolean> {
  const { rows } = await sql`
    select from email_confirmation where token_hash = ${hashSecret(token)} and customer_id = ${customer.id} and email = ${customer.email}
      and expires_at > shop_now()`.execute(trx)
  if (rows.length === 0) return false
  await confirmEmailOf(trx, customer.id, customer.email)
  return true
}

export async function confirmEmailByStaff(db: Db, websiteId: number, email: string): Promise<boolean> {
  const { rows } = await sql`
    with found as (update customer set email_confirmed_at = coalesce(email_confirmed_at, shop_now())
      where website_id = ${websiteId} and email = ${email} and closed_at is null returning id)
    insert into audit (website_id, actor, action, target, detail)
    select ${websiteId}, 'operator', 'email-confirmed', 'customer:' || id, '{}' from found returning target`.execute(db)
  return rows.length > 0
}
