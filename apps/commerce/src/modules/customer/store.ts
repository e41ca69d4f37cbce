import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { fail } from './errors.ts'
import { DETAIL_NAMES, type DetailChanges } from './rules.ts'
import type { CustomerRow } from './tables.ts'

/** `date` columns are read as text: a day has no zone. */
export const CUSTOMER_COLUMNS = [
  'id',
  'website_id',
  'email',
  'firstname',
  'middlename',
  'lastname',
  'prefix',
  'suffix',
  'gender',
  sql<string | null>`to_char(date_of_birth, 'YYYY-MM-DD')`.as('date_of_birth'),
  'taxvat',
  'password_hash',
  'allow_remote_shopping_assistance',
  'created_at',
  'updated_at',
  'closed_at',
  'email_confirmed_at',
  'preferred_store_code',
] as const

function openAccountOf(db: Db, websiteId: number, email: string) {
  return db
    .selectFrom('customer')
    .select(CUSTOMER_COLUMNS)
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .where('closed_at', 'is', null)
}

export async function findCustomerByEmail(db: Db, websiteId: number, email: string): Promise<CustomerRow | undefined> {
  return openAccountOf(db, websiteId, email).executeTakeFirst()
}

/** `now` is in whole seconds, 0 without an account. */
export async function findByEmailWithTime(
  db: Db,
  websiteId: number,
  email: string,
): Promise<{ readonly customer: CustomerRow | undefined; readonly now: number }> {
  const row = await openAccountOf(db, websiteId, email)
    .select(sql<number>`floor(extract(epoch from shop_now()))::float8`.as('now'))
    .executeTakeFirst()
  if (!row) return { customer: undefined, now: 0 }
  const { now, ...customer } = row
  return { customer, now }
}

export async function findCustomer(db: Db, websiteId: number, id: number): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customer')
    .select(CUSTOMER_COLUMNS)
    .where('id', '=', id)
    .where('website_id', '=', websiteId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** @throws AppError NOT_AUTHORIZED when it was closed since the request began */
export async function lockCustomer(trx: Db, id: number): Promise<CustomerRow> {
  const row = await trx
    .selectFrom('customer')
    .select(CUSTOMER_COLUMNS)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw fail('NOT_AUTHORIZED')
  return row
}

/** Locks the account. */
export async function findOpenCustomer(trx: Db, websiteId: number, id: number): Promise<CustomerRow | undefined> {
  return trx
    .selectFrom('customer')
    .select(CUSTOMER_COLUMNS)
    .where('id', '=', id)
    .where('website_id', '=', websiteId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

type NewCustomer = {
  readonly website_id: number
  readonly email: string
  readonly password_hash: string | null
} & DetailChanges & {
    readonly firstname: string
    readonly lastname: string
  }

/** `record` is a statement that may refer to the new row as `written`. @returns undefined when the email is taken */
export async function insertCustomer(
  db: Db,
  values: NewCustomer,
  record: RawBuilder<unknown>,
): Promise<CustomerRow | undefined> {
  return db
    .with('written', (writer) =>
      writer
        .insertInto('customer')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll(),
    )
    .with('recorded', () => sql<object>`(${record})`)
    .selectFrom('written')
    .select(CUSTOMER_COLUMNS)
    .executeTakeFirst()
}

/** jsonb refuses lone surrogates. */
const jsonOf = (changes: DetailChanges) =>
  JSON.stringify(changes, (_name, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))

const DETAILS = sql.raw(DETAIL_NAMES.join(', '))

/** `record` may read `written`. @throws AppError NOT_AUTHORIZED when the account was closed */
export async function updateDetails(
  db: Db,
  id: number,
  changes: DetailChanges,
  record: RawBuilder<unknown>,
): Promise<CustomerRow> {
  const row = await db
    .with(
      'written',
      () => sql<CustomerRow>`(
        update customer c set updated_at = now(), (${DETAILS}) = (
          select ${DETAILS} from jsonb_populate_record(c, ${jsonOf(changes)}::jsonb))
        where id = ${id} and closed_at is null returning *)`,
    )
    .with('recorded', () => sql<object>`(${record})`)
    .selectFrom('written')
    .select(CUSTOMER_COLUMNS)
    .executeTakeFirst()
  if (!row) throw fail('NOT_AUTHORIZED')
  return row
}

export async function setPasswordHash(db: Db, id: number, hash: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ password_hash: hash, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** @returns false when the password or its hash has changed */
export async function replacePasswordHash(
  db: Db,
  { id, password_hash }: Pick<CustomerRow, 'id' | 'password_hash'>,
  hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Finds nothing once the password has changed. */
export function passwordLock({ id, password_hash }: Pick<CustomerRow, 'id' | 'password_hash'>): RawBuilder<unknown> {
  return sql`select id from customer where id = ${id} and password_hash = ${password_hash} and closed_at is null for share`
}

/** By the account clock. */
export async function todayOf(db: Db, timeZone: string): Promise<string> {
  const { rows } = await sql<{
    today: string
  }>`select to_char(shop_now() at time zone ${timeZone}, 'YYYY-MM-DD') as today`.execute(db)
  return rows[0]?.today ?? ''
}

const UNIQUE_VIOLATION = '23505'

/** @returns false when the email is taken; the transaction must then be rolled back */
export async function setEmail(trx: Db, id: number, email: string): Promise<boolean> {
  try {
    await trx
      .updateTable('customer')
      .set({ email, email_confirmed_at: null, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** [decision 17] */
export async function confirmEmailOf(trx: Db, customerId: number, email: string): Promise<void> {
  await sql`update customer set email_confirmed_at = coalesce(email_confirmed_at, shop_now())
    where id = ${customerId} and email = ${email} and closed_at is null`.execute(trx)
}
