import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { isRole, type Role } from './roles.ts'

export interface Operator {
  readonly name: string
  readonly role: Role
  /** The only store that the token is for. */
  readonly source: string | null
}

export interface OperatorToken extends Operator {
  readonly createdAt: Date
  readonly revokedAt: Date | null
  readonly lastUsedAt: Date | null
}

const TOKEN_BYTES = 32

const hashOf = (token: string) => createHash('sha256').update(token).digest()

async function recordChange(trx: Db, action: string, name: string, detail: object): Promise<void> {
  const row = { website_id: null, actor: 'operator', action, target: `operator:${name}`, address: null }
  await trx
    .insertInto('audit')
    .values({ ...row, detail: JSON.stringify(detail) })
    .execute()
}

/** While no token is in force, no command needs one. */
export async function hasOperatorTokens(db: Db): Promise<boolean> {
  const row = await db.selectFrom('operator_token').select('id').where('revoked_at', 'is', null).executeTakeFirst()
  return row !== undefined
}

export async function findOperator(db: Db, token: string): Promise<Operator | undefined> {
  const row = await db
    .updateTable('operator_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('secret_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .returning(['name', 'role', 'source'])
    .executeTakeFirst()
  return row && isRole(row.role) ? { name: row.name, role: row.role, source: row.source } : undefined
}

const countOwners = async (db: Db): Promise<number> => {
  const { owners } = await db
    .selectFrom('operator_token')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('revoked_at', 'is', null)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return owners
}

/** The first token must be an owner's, since every command needs one from then on. */
export function createOperatorToken(
  db: Kysely<Database>,
  { name, role, source }: Operator,
): Promise<{ readonly token: string } | { readonly refusal: 'taken' | 'owner-first' }> {
  return inTransaction(db, async (trx) => {
    await sql`lock table operator_token in share row exclusive mode`.execute(trx)
    if (role !== 'owner' && (await countOwners(trx)) === 0) return { refusal: 'owner-first' }
    const token = `welt_${randomBytes(TOKEN_BYTES).toString('base64url')}`
    const made = await trx
      .insertInto('operator_token')
      .values({ name, role, source, secret_hash: hashOf(token), revoked_at: null, last_used_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return { refusal: 'taken' }
    await recordChange(trx, 'operator-token-made', name, { role, ...(source !== null && { source }) })
    return { token }
  })
}

export function revokeOperatorToken(db: Kysely<Database>, name: string): Promise<'revoked' | 'unknown' | 'last-owner'> {
  return inTransaction(db, async (trx) => {
    await sql`lock table operator_token in share row exclusive mode`.execute(trx)
    const row = await trx
      .updateTable('operator_token')
      .set({ revoked_at: sql<Date>`now()` })
      .where('name', '=', name)
      .where('revoked_at', 'is', null)
      .returning('role')
      .executeTakeFirst()
    if (!row) return 'unknown'
    if ((await countOwners(trx)) === 0 && (await hasOperatorTokens(trx))) {
      await trx.updateTable('operator_token').set({ revoked_at: null }).where('name', '=', name).execute()
      return 'last-owner'
    }
    await recordChange(trx, 'operator-token-revoked', name, {})
    return 'revoked'
  })
}

export async function listOperatorTokens(db: Db): Promise<readonly OperatorToken[]> {
  const rows = await db.selectFrom('operator_token').selectAll().orderBy('id').execute()
  return rows.flatMap(
    ({ name, role, source, created_at: createdAt, revoked_at: revokedAt, last_used_at: lastUsedAt }) =>
      isRole(role) ? [{ name, role, source, createdAt, revokedAt, lastUsedAt }] : [],
  )
}

interface RecordedCommand {
  /** Such as `order ship`. */
  readonly command: string
  readonly action: 'command' | 'command-refused'
  readonly detail: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** The operator is the connection's. */
export async function recordCommand(db: Db, { command, action, detail }: RecordedCommand): Promise<void> {
  const row = { website_id: null, actor: 'operator', action, target: command, address: null }
  await db
    .insertInto('audit')
    .values({ ...row, detail: JSON.stringify(detail) })
    .execute()
}
