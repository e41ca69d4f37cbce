import { sql } from 'kysely'
import { hasNewsletter } from '#modules/notifications'
import type { Context } from '#src/composition/context'
import type { BookAddress } from './addresses/address-data.ts'
import { subscriberOf } from './email/confirmation-store.ts'
import type { CustomerRow } from './tables.ts'

/** What an account's page shows beside the account's own row. */
interface AccountBook {
  /** The address book, oldest first. */
  readonly addresses: readonly BookAddress[]
  /** Whether the account's email has the site's newsletter. [R3.03] */
  readonly is_subscribed: boolean
}

async function readBook(ctx: Pick<Context, 'db'>, customer: CustomerRow): Promise<AccountBook> {
  const { id, website_id: websiteId, email } = customer
  const { rows } = await sql<AccountBook>`
    select ${hasNewsletter({ websiteId, email, by: subscriberOf(customer) })} as is_subscribed, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'address', address,
        'is_default_billing', is_default_billing, 'is_default_shipping', is_default_shipping) order by id)
      from customer_address where customer_id = ${id}), '[]') as addresses`.execute(ctx.db)
  return rows[0] ?? { addresses: [], is_subscribed: false }
}

/** A row of an account belongs to one request, and a change puts another in its place. */
const byRow = new WeakMap<CustomerRow, Promise<AccountBook>>()

/** Address book and newsletter of an account, read once for its row. */
export function bookOf(ctx: Pick<Context, 'db'>, customer: CustomerRow): Promise<AccountBook> {
  const known = byRow.get(customer) ?? readBook(ctx, customer)
  byRow.set(customer, known)
  return known
}

/** The address of the book that is the default of a kind; null when none is. */
export async function idOfDefault(
  ctx: Pick<Context, 'db'>,
  customer: CustomerRow,
  kind: 'is_default_billing' | 'is_default_shipping',
): Promise<string | null> {
  const address = (await bookOf(ctx, customer)).addresses.find((candidate) => candidate[kind])
  return address ? String(address.id) : null
}
