import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { hashSecret, SECRET_BYTES } from './secrets.ts'
import { LONGEST_DAYS, type MadeToken, SECONDS_LEFT } from './session-store.ts'

/** Derived, so that every process computes the same token. */
function successorOf(token: string, salt: Buffer): string {
  return createHmac('sha256', token).update(salt).digest('base64url')
}

async function findMade(db: Db, token: string): Promise<MadeToken> {
  const { rows } = await sql<{ seconds: number }>`
    select ${SECONDS_LEFT} from customer_token where token_hash = ${hashSecret(token)}`.execute(db)
  return { token, lifetimeSeconds: rows[0]?.seconds ?? 0 }
}

/**
 * Concurrent refreshes get the same successor. [decision 12]
 * @returns undefined when the token is no longer valid or is a staff token [R7.35, A46]
 */
export async function replaceToken(db: Db, token: string, lifetimeHours: number): Promise<MadeToken | undefined> {
  const salt = randomBytes(SECRET_BYTES)
  const successor = successorOf(token, salt)
  const { rows } = await sql<{ successor_salt: Buffer | null; seconds: number | null }>`
    with old as (
      select * from customer_token where token_hash = ${hashSecret(token)} and revoked_at is null and expires_at > shop_now()
        and admin_actor is null and family_started_at > shop_now() - make_interval(days => ${LONGEST_DAYS}) for update
    ), made as (
      insert into customer_token (token_hash, customer_id, website_id, family, issued_at, family_started_at, expires_at, device, address)
      select ${hashSecret(successor)}, customer_id, website_id, family, shop_now(), family_started_at,
        least(shop_now() + make_interval(hours => ${lifetimeHours}), family_started_at + make_interval(days => ${LONGEST_DAYS})), device, address
      from old where successor_salt is null returning ${SECONDS_LEFT}
    ), replaced as (
      update customer_token t set replaced_at = shop_now(), successor_salt = ${salt}
      from old where t.token_hash = old.token_hash and old.successor_salt is null
    )
    select old.successor_salt, made.seconds from old left join made on true`.execute(db)
  const [old] = rows
  if (!old) return undefined
  if (old.successor_salt) return findMade(db, successorOf(token, old.successor_salt))
  return { token: successor, lifetimeSeconds: old.seconds ?? 0 }
}
