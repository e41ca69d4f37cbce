import { sql } from 'kysely'
import type { Db } from '#src/platform/database'

/** At Williams: $50 or $100, or anything from $20 to $500 unless `hasOpenAmount` is false. */
export async function insertGiftCardProduct(db: Db, hasOpenAmount = true): Promise<void> {
  const [min, max] = hasOpenAmount ? [2000, 50_000] : [null, null]
  await sql`
    with card as (
      insert into product (sku, type, style_code, url_key, name, web_display_name)
      values ('GIFT-CARD', 'giftcard', 'GIFT-CARD', 'gift-card', 'Gift card', 'Gift card') returning id),
    sold as (insert into product_site (product_id, website_id, currency, regular_cents) select id, 9, 'AUD', 5000 from card)
    insert into gift_card_product (product_id, website_id, amounts_cents, open_min_cents, open_max_cents, lifetime_days, message_max_length)
    select id, 9, '{10000, 5000}', ${min}::int, ${max}::int, 365, 200 from card`.execute(db)
}

const uid = (code: string) => Buffer.from(`giftcard/${code}`).toString('base64')

export const listedAmount = (dollars: string) => uid(`giftcard_amount/${dollars}`)

/** For addProductsToCart; `other` replaces the default texts. */
export function giftCardLine(
  other: Readonly<Record<string, string>> = {},
  line: Readonly<Record<string, unknown>> = {},
) {
  const texts = {
    giftcard_recipient_name: 'Mia',
    giftcard_recipient_email: 'mia@example.com',
    giftcard_sender_name: 'Ana',
    giftcard_sender_email: 'ana@example.com',
    giftcard_message: 'Thirty looks good on you.',
    ...other,
  }
  const entered = Object.entries(texts).map(([code, value]) => ({ uid: uid(code), value }))
  return {
    sku: 'GIFT-CARD',
    quantity: 1,
    selected_options: other.custom_giftcard_amount === undefined ? [listedAmount('50.00')] : [],
    entered_options: entered,
    ...line,
  }
}
