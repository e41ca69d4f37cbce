import { sql } from 'kysely'
import type { Db } from '#src/composition/database'
import type { CustomerAddressRow } from '../tables.ts'
import type { CustomerAddressData } from './address-data.ts'

/** The address book, oldest first. */
export async function listAddresses(db: Db, customerId: number): Promise<CustomerAddressRow[]> {
  return db.selectFrom('customer_address').selectAll().where('customer_id', '=', customerId).orderBy('id').execute()
}

export async function findAddress(db: Db, id: number): Promise<CustomerAddressRow | undefined> {
  return db.selectFrom('customer_address').selectAll().where('id', '=', id).executeTakeFirst()
}

interface AddressChange {
  readonly address: CustomerAddressData
  readonly isDefaultBilling: boolean
  readonly isDefaultShipping: boolean
}

/** Takes the mark off the address that has it, since only one may. The account is locked. [R3.05] */
async function clearDefaults(trx: Db, customerId: number, change: AddressChange): Promise<void> {
  await sql`
    update customer_address set is_default_billing = is_default_billing and not ${change.isDefaultBilling}::boolean,
      is_default_shipping = is_default_shipping and not ${change.isDefaultShipping}::boolean
    where customer_id = ${customerId} and (is_default_billing or is_default_shipping)`.execute(trx)
}

const columnsOf = (change: AddressChange) => ({
  address: JSON.stringify(change.address),
  is_default_billing: change.isDefaultBilling,
  is_default_shipping: change.isDefaultShipping,
})

export async function insertAddress(trx: Db, customerId: number, change: AddressChange): Promise<CustomerAddressRow> {
  await clearDefaults(trx, customerId, change)
  return trx
    .insertInto('customer_address')
    .values({ customer_id: customerId, ...columnsOf(change) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateAddress(trx: Db, row: CustomerAddressRow, change: AddressChange): Promise<CustomerAddressRow> {
  await clearDefaults(trx, row.customer_id, change)
  return trx.updateTable('customer_address').set(columnsOf(change)).where('id', '=', row.id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteAddress(trx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('customer_address').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}
