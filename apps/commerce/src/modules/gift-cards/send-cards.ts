import { requireBrand, shopUrlOf } from '@welt/brands'
import { sql } from 'kysely'
import { queueMail, renderGiftCard } from '#modules/notifications'
import { type Db, inTransaction } from '#src/composition/database'
import type { JobContext } from '#src/queue/job-handler'
import { hashPin, newPin, spacedCode } from './codes.ts'
import type { GiftCardRow } from './tables.ts'
import { lastDayOf } from './use-by.ts'

/** Cards mailed by one run of the job; the next one takes the rest. */
const BATCH = 200

/** The card, locked, if its day has come and it was neither mailed nor ended. */
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

/**
 * Queues the mail of a card, once. The PIN is made for it and is nowhere else in clear;
 * who sent it to whom stays with the order.
 */
async function sendCard(trx: Db, { config }: Pick<JobContext, 'config'>, card: GiftCardRow): Promise<void> {
  const { greeting } = card
  if (!greeting) return
  const brand = requireBrand(card.website_id)
  const pin = newPin()
  await trx
    .updateTable('gift_card')
    .set({ pin_hash: hashPin(config.signingSecret, card.code, pin), sent_at: sql<Date>`shop_now()`, greeting: null })
    .where('id', '=', card.id)
    .execute()
  const mail = renderGiftCard(brand, {
    shopUrl: shopUrlOf(brand, config.publicUrl),
    amountCents: card.balance_cents,
    recipientName: greeting.recipientName,
    senderName: greeting.senderName,
    message: greeting.message ?? undefined,
    code: spacedCode(card.code),
    pin: String(pin),
    useBy: lastDayOf(card.expires_at, brand) ?? undefined,
  })
  await queueMail(trx, { brand, kind: 'gift-card', subjectId: `card-${card.id}`, recipient: greeting.recipientEmail, mail })
}

/** Mails the cards whose day has come, each in a transaction of its own. @returns how many [A25] */
export async function sendDueCards(ctx: JobContext): Promise<number> {
  const due = await ctx.db
    .selectFrom('gift_card')
    .select('id')
    .where('deliver_at', '<=', sql<Date>`shop_now()`)
    .where('sent_at', 'is', null)
    .where('state', '=', 'active')
    .orderBy('id')
    .limit(BATCH)
    .execute()
  for (const { id } of due) {
    await inTransaction(ctx.db, async (trx) => {
      const card = await lockDueCard(trx, id)
      if (card) await sendCard(trx, ctx, card)
    })
  }
  return due.length
}
