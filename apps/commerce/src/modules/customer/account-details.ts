import { sql } from 'kysely'
import { hasNewsletter } from '#modules/notifications'
import type { Context } from '#src/platform/context'
import type { SavedAddress } from './addresses/address-data.ts'
import { subscriberOf } from './email/confirmation-store.ts'
import type { CustomerRow } from './tables.ts'

interface AccountDetails {
  /** Oldest first. */
  readonly addresses: readonly SavedAddress[]
  /** [R3.03] */
  readonly is_subscribed: boolean
}

async function readDetails(ctx: Pick<Context, 'db'>, customer: CustomerRow): Promise<AccountDetails> {
  const { id, website_id: websiteId, email } = customer
  const { rows } = await sql<AccountDetails>`
    select ${hasNewsletter({ websiteId, email, by: subscriberOf(customer) })} as is_subscribed, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'address', address,
        'is_default_billing', is_default_billing, 'is_default_shipping', is_default_shipping) order by id)
      from customer_address where customer_id = ${id}), '[]') as addresses`.execute(ctx.db)
  return rows[0] ?? { addresses: [], is_subscribed: false }
}

/** Cached by row: a row belongs to one request, and every change replaces it. */
const byRow = new WeakMap<CustomerRow, Promise<AccountDetails>>()

export function accountDetailsOf(ctx: Pick<Context, 'db'>, customer: CustomerRow): Promise<AccountDetails> {
  const known = byRow.get(customer) ?? readDetails(ctx, customer)
  byRow.set(customer, known)
  return known
}

export async function idOfDefault(
  ctx: Pick<Context, 'db'>,
  customer: CustomerRow,
  kind: 'is_default_billing' | 'is_default_shipping',
): Promise<string | null> {
  const address = (await accountDetailsOf(ctx, customer)).addresses.find((candidate) => candidate[kind])
  return address ? String(address.id) : null
}
