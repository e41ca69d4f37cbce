import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { CustomerAddressRow } from '../tables.ts'
import type { CustomerAddressData, SavedAddress } from './address-data.ts'

export async function findAddress(db: Db, id: number): Promise<CustomerAddressRow | undefined> {
  return db.selectFrom('customer_address').selectAll().where('id', '=', id).executeTakeFirst()
}

const MOST_ADDRESSES = 100

interface AddressChange {
  readonly address: CustomerAddressData
  readonly isDefaultBilling: boolean | undefined
  readonly isDefaultShipping: boolean | undefined
}

/** The caller has locked the account. [R3.05] */
const clearing = (customerId: number, { isDefaultBilling, isDefaultShipping }: AddressChange, except: number) => sql`
  update customer_address set is_default_billing = is_default_billing and not ${isDefaultBilling ?? false}::boolean,
    is_default_shipping = is_default_shipping and not ${isDefaultShipping ?? false}::boolean
  where customer_id = ${customerId} and id <> ${except} and (is_default_billing or is_default_shipping) returning id`

const SHOWN = sql`id, address, is_default_billing, is_default_shipping`

/** `record` is a statement that may refer to the new row as `written`. @returns undefined when the book is full */
export async function insertAddress(
  trx: Db,
  customerId: number,
  change: AddressChange,
  record: RawBuilder<unknown>,
): Promise<SavedAddress | undefined> {
  const { rows } = await sql<SavedAddress>`
    with cleared as (${clearing(customerId, change, 0)}), written as (
      insert into customer_address (customer_id, address, is_default_billing, is_default_shipping)
      select ${customerId}::bigint, ${JSON.stringify(change.address)}::jsonb,
        coalesce(${change.isDefaultBilling ?? null}::boolean, known = 0), coalesce(${change.isDefaultShipping ?? null}::boolean, known = 0)
      from (select count(*) as known from customer_address where customer_id = ${customerId}) book, (select count(*) from cleared) freed
      where known < ${MOST_ADDRESSES} returning ${SHOWN}
    ), recorded as (${record})
    select ${SHOWN} from written`.execute(trx)
  return rows[0]
}

/** `record` may read `written`. */
export async function updateAddress(
  trx: Db,
  { id, customer_id }: CustomerAddressRow,
  change: AddressChange,
  record: RawBuilder<unknown>,
): Promise<SavedAddress | undefined> {
  const { rows } = await sql<SavedAddress>`
    with cleared as (${clearing(customer_id, change, id)}), written as (
      update customer_address set address = ${JSON.stringify(change.address)}::jsonb,
        is_default_billing = coalesce(${change.isDefaultBilling ?? null}::boolean, is_default_billing),
        is_default_shipping = coalesce(${change.isDefaultShipping ?? null}::boolean, is_default_shipping)
      from (select count(*) from cleared) freed where id = ${id} returning ${SHOWN}
    ), recorded as (${record})
    select ${SHOWN} from written`.execute(trx)
  return rows[0]
}

/** `record` may read `written`. @returns false when the address is not the customer's */
export async function deleteAddress(
  db: Db,
  customerId: number,
  id: number,
  record: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`
    with written as (delete from customer_address where id = ${id} and customer_id = ${customerId} returning id), recorded as (${record})
    select from written`.execute(db)
  return rows.length === 1
}
