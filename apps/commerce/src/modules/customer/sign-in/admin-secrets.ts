import { sql } from 'kysely'
import type { Context } from '#src/platform/context'
import { type Db, inTransaction } from '#src/platform/database'
import { hashSecret, newSecret } from './secrets.ts'

export interface AdminSecret {
  readonly name: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
  readonly lastUsedAt: Date | null
}

async function record(trx: Db, action: 'staff-secret-made' | 'staff-secret-revoked', name: string): Promise<void> {
  await sql`insert into audit (actor, action, target, detail) values ('operator', ${action}, ${`staff:${name}`}, '{}')`.execute(
    trx,
  )
}

export async function createAdminSecret(db: Context['db'], name: string): Promise<string | undefined> {
  const secret = newSecret()
  return inTransaction(db, async (trx) => {
    const row = await trx
      .insertInto('admin_secret')
      .values({ name, secret_hash: hashSecret(secret), revoked_at: null, last_used_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return undefined
    await record(trx, 'staff-secret-made', name)
    return secret
  })
}

/** Locks the secret's row, so that a concurrent sign-in is ended too. */
export async function revokeAdminSecret(db: Context['db'], name: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { numAffectedRows } =
      await sql`update admin_secret set revoked_at = now() where name = ${name} and revoked_at is null`.execute(trx)
    await sql`update customer_token set revoked_at = shop_now() where admin_actor = ${name} and revoked_at is null`.execute(
      trx,
    )
    if (numAffectedRows === 0n) return false
    await record(trx, 'staff-secret-revoked', name)
    return true
  })
}

export async function listAdminSecrets(db: Db): Promise<readonly AdminSecret[]> {
  const { rows } = await sql<AdminSecret>`
    select name, created_at as "createdAt", revoked_at as "revokedAt", last_used_at as "lastUsedAt" from admin_secret order by id`.execute(
    db,
  )
  return rows
}

/**
 * The lookup by hash reveals nothing through its timing. In a transaction the secret cannot be revoked concurrently.
 */
export async function findStaff(db: Db, secret: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update admin_secret set last_used_at = now() where secret_hash = ${hashSecret(secret)} and revoked_at is null returning name`.execute(
    db,
  )
  return rows[0]?.name
}
