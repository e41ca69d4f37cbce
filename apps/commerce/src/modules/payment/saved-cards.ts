import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { shopperReferenceOf } from '#modules/customer'
import { recordAudit } from '#modules/site'
import type { Context } from '#src/composition/context'
import { type Db, inTransaction } from '#src/composition/database'
import { fail } from './errors.ts'
import type { PaymentTables } from './tables.ts'

export type SavedCardRow = Selectable<PaymentTables['saved_card']>

/** The number of who is signed in. @throws AppError NOT_SIGNED_IN [R6.08] */
export function requireCustomerId({ viewer }: Pick<Context, 'viewer'>): number {
  if (viewer.customerId === undefined) throw fail('NOT_SIGNED_IN')
  return viewer.customerId
}

/** A customer's cards, newest first. */
export async function listCards(db: Db, customerId: number): Promise<SavedCardRow[]> {
  return db.selectFrom('saved_card').selectAll().where('customer_id', '=', customerId).orderBy('created_at', 'desc').execute()
}

/** The job that has the payment service forget a card, in the caller's transaction. */
async function addForgetJob(trx: Db, tokenId: string, customerId: number): Promise<void> {
  const payload = JSON.stringify({ tokenId, shopperReference: shopperReferenceOf(customerId) })
  await sql`select graphile_worker.add_job('forget-card', ${payload}::json, max_attempts := 8, job_key := ${`forget-card:${tokenId}`})`.execute(
    trx,
  )
}

/**
 * Deletes a card of the one who asks, here at once and at the payment service by a job.
 * @throws AppError NOT_SIGNED_IN, CARD_NOT_FOUND for another's too [R7.49, R6.09]
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
    await addForgetJob(trx, tokenId, customerId)
    await recordAudit({ ...ctx, db: trx }, { action: 'card-deleted', target: `customer:${customerId}` })
  })
}
