import { requireBrand, shopUrlOf } from '@welt/brands'
import { sql } from 'kysely'
import { queueMail, renderGiftCard } from '#modules/notifications'
import { type Db, inTransaction } from '#src/platform/database'
import { signingSecretsOf } from '#src/platform/secret'
import { enqueueMany } from '#src/queue/enqueue'
import type { JobContext } from '#src/queue/job-handler'
import { formatCode, hashesOfPin, newPin } from './codes.ts'
import { lastDayOf } from './expiry.ts'
import { giftCardJobs } from './jobs.ts'
import type { GiftCardRow } from './tables.ts'

const BATCH = 1000

/** Retry delay after an abandoned job. */
const ABANDONED_HOURS = 6

async function lockDueCard(trx: Db, id: number): Promise<GiftCardRow | undefined> {
  return trx
    .selectFrom('gift_card')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('sent_at', 'is', null)
    .where('deliver_at', '<=', sql<Date>`shop_now()`)
    .forUpdate()
    .executeTakeFirst()
}

/** Only the mail has the PIN in clear. */
async function sendCard(trx: Db, { config }: Pick<JobContext, 'config'>, card: GiftCardRow): Promise<void> {
  const { greeting } = card
  if (!greeting) return
  const brand = requireBrand(card.website_id)
  const pin = newPin()
  await trx
    .updateTable('gift_card')
    .set({
      pin_hash: hashesOfPin(signingSecretsOf(config), card.code, pin),
      sent_at: sql<Date>`shop_now()`,
      greeting: null,
    })
    .where('id', '=', card.id)
    .execute()
  const mail = renderGiftCard(brand, {
    shopUrl: shopUrlOf(brand, config.publicUrl),
    amountCents: card.balance_cents,
    recipientName: greeting.recipientName,
    senderName: greeting.senderName,
    message: greeting.message ?? undefined,
    refundOf: greeting.refundOf,
    code: formatCode(card.code),
    pin: String(pin),
    useBy: lastDayOf(card.expires_at, brand) ?? undefined,
  })
  await queueMail(trx, {
    brand,
    kind: 'gift-card',
    subjectId: `card-${card.id}`,
    recipient: greeting.recipientEmail,
    mail,
  })
}

/** [A25] */
export function sendDueCard(ctx: JobContext, cardId: number): Promise<boolean> {
  return inTransaction(ctx.db, async (trx) => {
    const card = await lockDueCard(trx, cardId)
    if (card) await sendCard(trx, ctx, card)
    return card !== undefined
  })
}

/** Failed jobs retain their attempt count. */
export async function enqueueDueCards(db: Db): Promise<void> {
  const due = await db
    .selectFrom('gift_card')
    .select('id')
    .where('deliver_at', '<=', sql<Date>`shop_now()`)
    .where('sent_at', 'is', null)
    .where('state', '=', 'active')
    .where(
      sql<boolean>`not exists (select 1 from graphile_worker.jobs j where j.key = 'gift-card:' || gift_card.id
        and (j.attempts < j.max_attempts or j.updated_at > now() - make_interval(hours => ${ABANDONED_HOURS})))`,
    )
    .orderBy('id')
    .limit(BATCH)
    .execute()
  const entries = due.map(({ id: cardId }) => ({ payload: { cardId }, key: `gift-card:${cardId}` }))
  await enqueueMany(db, giftCardJobs['send-gift-card'], entries)
}
