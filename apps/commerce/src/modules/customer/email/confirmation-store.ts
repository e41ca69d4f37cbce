import { sql } from 'kysely'
import type { Subscriber } from '#modules/notifications'
import type { Db } from '#src/composition/database'
import { hashSecret, newSecret } from '../sign-in/secrets.ts'
import { confirmEmailOf } from '../store.ts'
import type { CustomerRow } from '../tables.ts'

/** A link is good for three days. */
const LIFE_HOURS = 72

/** An account as one who chooses subscriptions. [decision 17] */
export function subscriberOf({ id, email_confirmed_at }: Pick<CustomerRow, 'id' | 'email_confirmed_at'>): Subscriber {
  return { customerId: id, isEmailConfirmed: email_confirmed_at !== null }
}

/**
 * Makes a link for the email an account has now; undefined when it is confirmed. @returns its token, of which only a
 * hash is stored
 */
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

/**
 * Confirms the account's email when the link was sent to it in the last three days. Twice is once. @returns whether it
 * is confirmed
 */
export async function useConfirmation(trx: Db, customer: CustomerRow, token: string): Promise<boolean> {
  const { rows } = await sql`
    select from email_confirmation where token_hash = ${hashSecret(token)} and customer_id = ${customer.id} and email = ${customer.email}
      and expires_at > shop_now()`.execute(trx)
  if (rows.length === 0) return false
  await confirmEmailOf(trx, customer.id, customer.email)
  return true
}

/** Confirms the email of an account at an operator's word, on record. @returns whether there is such an account */
export async function confirmEmailByStaff(db: Db, websiteId: number, email: string): Promise<boolean> {
  const { rows } = await sql`
    with found as (update customer set email_confirmed_at = coalesce(email_confirmed_at, shop_now())
      where website_id = ${websiteId} and email = ${email} and closed_at is null returning id)
    insert into audit (website_id, actor, action, target, detail)
    select ${websiteId}, 'operator', 'email-confirmed', 'customer:' || id, '{}' from found returning target`.execute(db)
  return rows.length > 0
}
