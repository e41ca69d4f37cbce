import { type Kysely, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { customerJobs, noticeJobPrefix } from '../jobs.ts'
import { findCustomerByEmail } from '../store.ts'
import { anonymise } from './erase-customer.ts'
import { collectPersonalData } from './personal-data.ts'

export interface FoundCustomer {
  readonly number: number
  readonly website_id: number
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly created_at: Date
  readonly is_email_confirmed: boolean
  readonly orders: number
}

/** By email, its beginning, a name, or the number of the customer or of an order. Newest first. */
export async function findCustomersForStaff(
  db: Db,
  { text, websiteId, limit }: { readonly text: string; readonly websiteId: number | undefined; readonly limit: number },
): Promise<readonly FoundCustomer[]> {
  const beginning = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const number = /^\d{1,12}$/.test(text) ? Number(text) : null
  const { rows } = await sql<FoundCustomer>`
    select c.id as number, c.website_id, c.email, c.firstname, c.lastname, c.created_at,
      c.email_confirmed_at is not null as is_email_confirmed,
      (select count(*)::int from orders o where o.customer_id = c.id) as orders
    from customer c
    where c.closed_at is null and (${websiteId ?? null}::int is null or c.website_id = ${websiteId ?? null}::int)
      and (c.email like ${beginning} or lower(c.firstname) like ${beginning} or lower(c.lastname) like ${beginning}
        or lower(c.firstname || ' ' || c.lastname) like ${beginning} or c.id = ${number}::bigint
        or c.id in (select customer_id from orders where number = ${text}))
    order by c.id desc limit ${limit}`.execute(db)
  return rows
}

async function record(trx: Db, websiteId: number, action: string, id: number): Promise<void> {
  const row = { website_id: websiteId, actor: 'operator', action, target: `customer:${id}`, address: null }
  await trx.insertInto('audit').values(row).execute()
}

/** Undefined without an account. */
export function exportByStaff(
  db: Kysely<Database>,
  websiteId: number,
  email: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  return inTransaction(db, async (trx) => {
    const customer = await findCustomerByEmail(trx, websiteId, email)
    if (!customer) return undefined
    await record(trx, websiteId, 'data-exported', customer.id)
    return collectPersonalData(trx, customer)
  })
}

/** As if the customer had requested it in the account; a confirmed email gets the mail. [decision 36] */
export function eraseByStaff(
  db: Kysely<Database>,
  websiteId: number,
  { email, number }: { readonly email: string; readonly number: number },
): Promise<'erased' | 'unknown' | 'other-number'> {
  return inTransaction(db, async (trx) => {
    await sql`select from customer where website_id = ${websiteId} and email = ${email} for update`.execute(trx)
    const customer = await findCustomerByEmail(trx, websiteId, email)
    if (!customer) return 'unknown'
    if (customer.id !== number) return 'other-number'
    await record(trx, websiteId, 'account-deleted', customer.id)
    await anonymise(trx, customer)
    await sql`
      insert into erasure (customer_id, website_id) values (${customer.id}, ${websiteId})
        on conflict do nothing`.execute(trx)
    const requestId = `erase-${customer.id}`
    const payload = { kind: 'account-closed' as const, websiteId, email, requestId }
    const key = `${noticeJobPrefix(websiteId, email)}account-closed:${requestId}`
    if (customer.email_confirmed_at !== null) await enqueue(trx, customerJobs['account-notice'], payload, { key })
    return 'erased'
  })
}
