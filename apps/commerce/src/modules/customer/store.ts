import { sql } from 'kysely'
import type { Db } from '#src/database'

/** Whether an address has an account on the site that is still open, and whether that account can sign in. @source A67 */
export async function findRegistration(db: Db, websiteId: number, email: string): Promise<{ readonly hasPassword: boolean } | undefined> {
  const { rows } = await sql<{ has_password: boolean }>`
    select password_hash is not null as has_password from customer
    where website_id = ${websiteId} and email = ${email} and closed_at is null`.execute(db)
  return rows[0] && { hasPassword: rows[0].has_password }
}
