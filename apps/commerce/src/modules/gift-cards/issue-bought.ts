import { requireBrand } from '@welt/brands'
import { localDate, startOfDay } from '@welt/kit/time'
import { sql } from 'kysely'
import { giftCardLifetimeOf } from '#modules/catalogue'
import type { SigningSecrets } from '#src/platform/config'
import type { Db } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import type { BoughtGiftCard } from '#tables/cart'
import { expiryOf } from './expiry.ts'
import { issueGiftCards } from './issue.ts'
import { giftCardJobs } from './jobs.ts'
import type { GiftCardRow } from './tables.ts'

interface BoughtLine {
  readonly id: number
  readonly quantity: number
  readonly giftCard: BoughtGiftCard
}

interface Purchase {
  readonly websiteId: number
  readonly currency: GiftCardRow['currency']
  readonly lines: readonly BoughtLine[]
}

/** At 9 a.m. in the site's time zone; immediately if the day has begun. */
export function deliveryInstantOf(deliveryDate: string | null, now: Date, timeZone: string): Date {
  if (deliveryDate === null || deliveryDate <= localDate(now, timeZone)) return now
  return startOfDay(new Date(`${deliveryDate}T09:00:00Z`), timeZone)
}

/** Idempotent. The caller has locked the order. */
export async function issueBoughtCards(
  trx: Db,
  secrets: SigningSecrets,
  { websiteId, currency, lines }: Purchase,
): Promise<void> {
  const brand = requireBrand(websiteId)
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(trx)
  const now = rows[0]?.now ?? new Date()
  const lifetimeDays = await giftCardLifetimeOf(trx, websiteId)
  const cards = lines.flatMap(({ id, quantity, giftCard }) => {
    const { amountCents: cents, deliveryDate, ...greeting } = giftCard
    const deliverAt = deliveryInstantOf(deliveryDate, now, brand.timeZone)
    const expiresAt = expiryOf(deliverAt, lifetimeDays, brand)
    const pieces = Array.from({ length: quantity }, (_, i) => i + 1)
    return pieces.map((piece) => ({
      websiteId,
      currency,
      cents,
      expiresAt,
      bought: { orderLineId: id, piece, greeting, deliverAt },
    }))
  })
  await issueGiftCards(trx, secrets, cards)
  await enqueue(trx, giftCardJobs['send-due-gift-cards'], {}, { key: 'send-due-gift-cards-now' })
}

/** Locks the cards. @returns whether any was spent or reserved */
export async function areBoughtCardsSpent(trx: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isSpent: boolean }>`
    with locked as (
      select c.id, c.balance_cents from gift_card c join order_line l on l.id = c.order_line_id
      where l.order_id = ${orderId} order by c.id for no key update of c)
    select exists (
      select 1 from locked join gift_card_entry e on e.gift_card_id = locked.id
      where e.kind = 'issue' and locked.balance_cents < e.cents) as "isSpent"`.execute(trx)
  return rows[0]?.isSpent === true
}

export async function voidBoughtCards(trx: Db, orderId: number): Promise<void> {
  await sql`
    update gift_card set state = 'void', greeting = null from order_line
    where order_line.id = gift_card.order_line_id and order_line.order_id = ${orderId}
      and gift_card.state <> 'void'`.execute(trx)
}
