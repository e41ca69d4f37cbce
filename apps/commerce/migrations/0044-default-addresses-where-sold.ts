import { type Kysely, sql } from 'kysely'

/** Mathers (website 10) lists Australia alone: an address of elsewhere stays in the book, but is nobody's default. R1.25, R3.115 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update customer_address set is_default_shipping = false, is_default_billing = false
    from customer
    where customer.id = customer_address.customer_id and customer.website_id = 10
      and customer_address.address ->> 'countryCode' <> 'AU' and (is_default_shipping or is_default_billing)`.execute(db)
}
