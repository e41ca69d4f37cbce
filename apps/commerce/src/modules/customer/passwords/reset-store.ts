import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { hashSecret, newSecret } from '../sign-in/secrets.ts'
import { findCustomerByEmail } from '../store.ts'

const LIFE_MINUTES = 60

/** Ends earlier links. */
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

export async function beginReset(
  trx: Db,
  websiteId: number,
  email: string,
): Promise<{ readonly customerId: number; readonly token: string } | undefined> {
  const customer = await findCustomerByEmail(trx, websiteId, email)
  return customer && { customerId: customer.id, token: await insertReset(trx, customer.id) }
}

export function resetsEnd(customerId: number): RawBuilder<unknown> {
  return sql`update password_reset set used_at = shop_now() where customer_id = ${customerId} and used_at is null`
}

export type ResetState = 'good' | 'expired' | 'mismatched'

/** A used token looks unknown. */
export async function readReset(db: Db, customerId: number, token: string): Promise<ResetState> {
  const { rows } = await sql<{ is_expired: boolean }>`
    select expires_at <= shop_now() as is_expired from password_reset
    where token_hash = ${hashSecret(token)} and customer_id = ${customerId} and used_at is null`.execute(db)
  const [row] = rows
  if (!row) return 'mismatched'
  return row.is_expired ? 'expired' : 'good'
}

/** @returns false when a concurrent call used the token */
export async function useReset(trx: Db, customerId: number, token: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update password_reset set used_at = shop_now()
    where token_hash = ${hashSecret(token)} and customer_id = ${customerId} and used_at is null and expires_at > shop_now()`.execute(
    trx,
  )
  return numAffectedRows === 1n
}
