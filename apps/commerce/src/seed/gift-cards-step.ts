import { createHash } from 'node:crypto'
import { brandOf } from '@welt/brands'
import { hashGiftCardPin } from '#modules/gift-cards'
import type { SigningSecrets } from '#src/platform/config'
import { demoGiftCards } from './data/gift-cards/demo-cards.ts'
import { giftCardOffers, giftCardProduct } from './data/gift-cards/offers.ts'
import { fingerprintOf } from './rows.ts'
import type { SeedStep } from './step.ts'

/** Sold where the site's flag is on. [R1.23, R3.24] */
export function giftCardProductStep(): SeedStep {
  return {
    name: 'gift-card-product',
    unit: 'gift cards',
    fingerprint: () => fingerprintOf([giftCardProduct, giftCardOffers]),
    run: async (client) => {
      const { sku, urlKey, name, description, shortDescription } = giftCardProduct
      const { rows } = await client.query<{ id: number }>(
        `insert into product (sku, type, style_code, url_key, name, web_display_name, description, short_description)
         values ($1, 'giftcard', $1, $2, $3, $3, $4, $5)
         on conflict (sku) do update set url_key = excluded.url_key, name = excluded.name, web_display_name = excluded.web_display_name,
           description = excluded.description, short_description = excluded.short_description returning id`,
        [sku, urlKey, name, description, shortDescription],
      )
      const productId = rows[0]?.id
      for (const { site, amounts, open, lifetimeDays, messageMaxLength } of giftCardOffers) {
        const { websiteId, currency } = brandOf(site)
        const cents = amounts.map((amount) => amount * 100)
        await client.query(
          `insert into product_site (product_id, website_id, currency, regular_cents) values ($1, $2, $3, $4)
           on conflict (product_id, website_id) do update set regular_cents = excluded.regular_cents`,
          [productId, websiteId, currency, Math.min(...cents)],
        )
        await client.query(
          `insert into gift_card_product (product_id, website_id, amounts_cents, open_min_cents, open_max_cents, lifetime_days, message_max_length)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (product_id, website_id) do update set amounts_cents = excluded.amounts_cents, open_min_cents = excluded.open_min_cents,
             open_max_cents = excluded.open_max_cents, lifetime_days = excluded.lifetime_days, message_max_length = excluded.message_max_length`,
          [
            productId,
            websiteId,
            cents,
            open ? open[0] * 100 : null,
            open ? open[1] * 100 : null,
            lifetimeDays,
            messageMaxLength,
          ],
        )
      }
      return giftCardOffers.length
    },
  }
}

/** docs/demo.md lists their numbers and PINs. */
export function demoGiftCardsStep(secrets: SigningSecrets): SeedStep {
  const cards = demoGiftCards.map((card) => ({ ...card, pinHash: hashGiftCardPin(secrets, card.code, card.pin) }))
  return {
    name: 'demo-gift-cards',
    unit: 'gift cards',
    fingerprint: () =>
      fingerprintOf([
        demoGiftCards,
        createHash('sha256')
          .update(`demo-gift-cards:${secrets.join(' ')}`)
          .digest('hex'),
      ]),
    run: async (client) => {
      for (const { site, code, pinHash, cents, leftCents, expiresAt } of cards) {
        const { websiteId, currency } = brandOf(site)
        await client.query(
          `with card as (
             insert into gift_card (code, pin_hash, website_id, currency, balance_cents, expires_at, state)
             values ($1, $2, $3, $4, $6, $7, 'active')
             on conflict (code) do update set pin_hash = excluded.pin_hash returning id, xmax = 0 as is_new)
           insert into gift_card_entry (gift_card_id, kind, cents)
           select id, kind, cents from card, (values (1, 'issue', $5::int), (2, 'hold', $6::int - $5::int), (3, 'capture', 0)) as entry (n, kind, cents)
           where is_new and (n = 1 or $6 < $5) order by n`,
          [code, pinHash, websiteId, currency, cents, leftCents, expiresAt],
        )
      }
      return cards.length
    },
  }
}
