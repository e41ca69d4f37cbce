import type { Selectable } from 'kysely'
import { cardJobKey, customerJobs, shopperReferenceOf } from '#modules/customer'
import { recordAudit } from '#modules/site'
import type { Context } from '#src/platform/context'
import { type Db, inTransaction } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { fail } from './errors.ts'
import type { StoredCard } from './ports.ts'
import type { PaymentTables } from './tables.ts'

export type SavedCardRow = Selectable<PaymentTables['saved_card']>

/** @throws AppError NOT_SIGNED_IN [R6.08] */
export function requireCustomerId({ viewer }: Pick<Context, 'viewer'>): number {
  if (viewer.customerId === undefined) throw fail('NOT_SIGNED_IN')
  return viewer.customerId
}

export async function listCards(db: Db, customerId: number): Promise<SavedCardRow[]> {
  return db
    .selectFrom('saved_card')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Cards are valid until the end of their month. */
function isExpired({ expiry_month: month, expiry_year: year }: SavedCardRow, now: Date): boolean {
  return Date.UTC(Number(year), Number(month), 1) <= now.getTime()
}

/** Undefined for unknown and expired cards, and for another customer's. [R6.09] */
export async function findUsableCard(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  tokenId: string,
): Promise<SavedCardRow | undefined> {
  if (viewer.customerId === undefined) return undefined
  const card = await db
    .selectFrom('saved_card')
    .selectAll()
    .where('token_id', '=', tokenId)
    .where('customer_id', '=', viewer.customerId)
    .executeTakeFirst()
  return card && !isExpired(card, new Date()) ? card : undefined
}

/** A card known already stays as it is. */
export async function saveCard(trx: Db, customerId: number, card: StoredCard): Promise<void> {
  const { tokenId, brand, lastFour, expiryMonth, expiryYear, holderName } = card
  await trx
    .insertInto('saved_card')
    .values({
      token_id: tokenId,
      customer_id: customerId,
      brand,
      last_four: lastFour,
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      holder_name: holderName ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * A job deletes the card at the payment service.
 * @throws AppError NOT_SIGNED_IN; CARD_NOT_FOUND also for another customer's card [R7.49, R6.09]
 */
export async function deleteCard(ctx: Context, tokenId: string): Promise<void> {
  const customerId = requireCustomerId(ctx)
  await inTransaction(ctx.db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('saved_card')
      .where('token_id', '=', tokenId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw fail('CARD_NOT_FOUND', { tokenId: tokenId.slice(0, 64) })
    const payload = { tokenId, shopperReference: shopperReferenceOf(customerId) }
    await enqueue(trx, customerJobs['delete-stored-card'], payload, { key: cardJobKey(tokenId) })
    await recordAudit({ ...ctx, db: trx }, { action: 'card-deleted', target: `customer:${customerId}` })
  })
}
