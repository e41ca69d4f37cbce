import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'

/** Gift cards for sale per site, the ledger's rules, and the texts of a bought card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(await readFile(new URL('0004-gift-card-ledger.sql', import.meta.url), 'utf8')).execute(db)
}
