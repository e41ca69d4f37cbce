import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'

/** Gift cards that are bought and spent: what is for sale on each site, the ledger's rules, and what a bought card says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(await readFile(new URL('0004-gift-card-ledger.sql', import.meta.url), 'utf8')).execute(db)
}
