import { sql } from 'kysely'
import { anonymiseAddressee } from '#modules/notifications'
import { recordAudit } from '#modules/site'
import type { Context } from '#src/platform/context'
import { type Db, inTransaction } from '#src/platform/database'
import { enqueueMany } from '#src/queue/enqueue'
import { subscriberOf } from '../email/confirmation-store.ts'
import { cardJobKey, customerJobs, removeMailJobs } from '../jobs.ts'
import { notifyCustomer } from '../notify-customer.ts'
import { lockChecked } from '../sign-in/password-again.ts'
import { findOpenCustomer } from '../store.ts'
import type { CustomerRow } from '../tables.ts'

/** Never the email. */
export function shopperReferenceOf(customerId: number): string {
  return `customer-${customerId}`
}

/** Jobs delete them at the payment service too. */
async function deleteCards(trx: Db, customerId: number): Promise<void> {
  const { rows } = await sql<{
    token_id: string
  }>`delete from saved_card where customer_id = ${customerId} returning token_id`.execute(trx)
  const shopperReference = shopperReferenceOf(customerId)
  const jobs = rows.map(({ token_id: tokenId }) => ({
    payload: { tokenId, shopperReference },
    key: cardJobKey(tokenId),
  }))
  await enqueueMany(trx, customerJobs['delete-stored-card'], jobs)
}

export async function anonymise(trx: Db, customer: CustomerRow): Promise<void> {
  const { id, website_id: websiteId, email } = customer
  await deleteCards(trx, id)
  await sql`delete from customer_address where customer_id = ${id}`.execute(trx)
  await sql`delete from customer_token where customer_id = ${id}`.execute(trx)
  await sql`delete from password_reset where customer_id = ${id}`.execute(trx)
  await sql`delete from compare_list where customer_id = ${id}`.execute(trx)
  await sql`delete from wishlist where customer_id = ${id}`.execute(trx)
  // Their greetings name other people.
  await sql`delete from cart_line using cart where cart.id = cart_line.cart_id and cart.customer_id = ${id} and cart_line.gift_card is not null`.execute(
    trx,
  )
  await sql`
    update cart set is_active = false, email = null, shipping_address = null, billing_address = null, nominee = null,
      preferred_store_code = null, authority_instructions = null, updated_at = now()
    where customer_id = ${id}`.execute(trx)
  await sql`delete from email_confirmation where customer_id = ${id}`.execute(trx)
  const by = subscriberOf(customer)
  await anonymiseAddressee(trx, { websiteId, email, by })
  await removeMailJobs(trx, websiteId, email)
  await sql`delete from stock_alert
    where customer_id = ${id} or (${by.isEmailConfirmed}::boolean and website_id = ${websiteId} and email = ${email})`.execute(
    trx,
  )
  // Those of earlier emails too.
  await sql`delete from loyalty_reward where customer_id = ${id}`.execute(trx)
  if (by.isEmailConfirmed) {
    await sql`delete from loyalty_reward where website_id = ${websiteId} and email = ${email}`.execute(trx)
    await sql`update loyalty_entry set email = ${`closed-${id}@closed.invalid`}
      where website_id = ${websiteId} and email = ${email}`.execute(trx)
  }
  // Reviews stay, anonymously.
  await sql`update review set customer_id = null, nickname = 'A shopper' where customer_id = ${id}`.execute(trx)
  await sql`
    update customer set email = ${`closed-${id}@closed.invalid`}, firstname = '', lastname = '', middlename = null, prefix = null, suffix = null,
      gender = null, date_of_birth = null, taxvat = null, password_hash = null, closed_at = now(), updated_at = now(),
      email_confirmed_at = null, preferred_store_code = null
    where id = ${id}`.execute(trx)
}

/**
 * Concurrent requests wait for this and find the account closed. [decision 36]
 * @throws AppError NOT_AUTHORIZED, PASSWORD_WRONG
 */
export async function erase(ctx: Context, trx: Db, checked: CustomerRow): Promise<void> {
  const customer = await lockChecked(ctx, trx, checked)
  const { id } = customer
  await recordAudit({ ...ctx, db: trx }, { action: 'account-deleted', target: `customer:${id}` })
  await anonymise(trx, customer)
  await sql`insert into erasure (customer_id, website_id) values (${id}, ${customer.website_id}) on conflict do nothing`.execute(
    trx,
  )
  await notifyCustomer(ctx, trx, customer, 'account-closed')
}

export interface Erasure {
  readonly customerId: number
  readonly websiteId: number
  readonly erasedAt: Date
}

/** Oldest first. */
export async function listErasures(db: Db, since: Date): Promise<readonly Erasure[]> {
  const { rows } = await sql<Erasure>`
    select customer_id as "customerId", website_id as "websiteId", erased_at as "erasedAt" from erasure
    where erased_at >= ${since} order by erased_at, customer_id`.execute(db)
  return rows
}

/**
 * Repeats a deletion after a backup was restored. An account created after `erasedAt` is another one with the same
 * number.
 */
export async function eraseAgain(db: Context['db'], { customerId, websiteId, erasedAt }: Erasure): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const customer = await findOpenCustomer(trx, websiteId, customerId)
    if (!customer || customer.created_at > erasedAt) return false
    await anonymise(trx, customer)
    await sql`
      insert into audit (website_id, actor, action, target, detail)
      values (${websiteId}, 'operator', 'account-deleted-again', ${`customer:${customerId}`}, '{}')`.execute(trx)
    await sql`
      insert into erasure (customer_id, website_id, erased_at) values (${customerId}, ${websiteId}, ${erasedAt}) on conflict do nothing`.execute(
      trx,
    )
    return true
  })
}
