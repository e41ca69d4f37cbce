import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/composition/database'
import { hashSecret, newSecret } from '../sign-in/secrets.ts'
import { findCustomerByEmail } from '../store.ts'

/** A link is good for an hour. */
const LIFE_MINUTES = 60

/** Makes an account's only valid reset link; earlier ones end. @returns its token, of which only a hash is stored */
async function insertReset(trx: Db, customerId: number): Promise<string> {
  const token = newSecret()
  await resetsEnd(customerId).execute(trx)
  await sql`
    insert into password_reset (token_hash, customer_id, created_at, expires_at)
    values (${hashSecret(token)}, ${customerId}, shop_now(), shop_now() + make_interval(mins => ${LIFE_MINUTES}))`.execute(
    trx,
  )
  return token
}

/** Makes the link of the account that an email has on a site; undefined when it has none. */
export async function beginReset(
  trx: Db,
  websiteId: number,
  email: string,
): Promise<{ readonly customerId: number; readonly token: string } | undefined> {
  const customer = await findCustomerByEmail(trx, websiteId, email)
  return customer && { customerId: customer.id, token: await insertReset(trx, customer.id) }
}

/** The statement that ends every link of an account: after a newer one, a change of the password or of the email. */
export function resetsEnd(customerId: number): RawBuilder<unknown> {
  return sql`update password_reset set used_at = shop_now() where customer_id = ${customerId} and used_at is null`
}

export type ResetState = 'good' | 'expired' | 'mismatched'

/** What a token is worth for this account now. A used one is no better than an unknown one. */
export async function readReset(db: Db, customerId: number, token: string): Promise<ResetState> {
  const { rows } = await sql<{ is_expired: boolean }>`
    select expires_at <= shop_now() as is_expired from password_reset
    where token_hash = ${hashSecret(token)} and customer_id = ${customerId} and used_at is null`.execute(db)
  const [row] = rows
  if (!row) return 'mismatched'
  return row.is_expired ? 'expired' : 'good'
}

/** Uses a token up; of two at once only one does. @returns whether this call did */
export async function useReset(trx: Db, customerId: number, token: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update password_reset set used_at = shop_now()
    where token_hash = ${hashSecret(token)} and customer_id = ${customerId} and used_at is null and expires_at > shop_now()`.execute(
    trx,
  )
  return numAffectedRows === 1n
}
