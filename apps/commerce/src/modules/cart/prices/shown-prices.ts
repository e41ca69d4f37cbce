import type { Transaction } from 'kysely'
import type { Database } from '#src/platform/database'
import { dropLapsedCoupons } from '../coupons/coupon-columns.ts'
import { giftCardColumns } from '../gift-cards/cards-on-cart.ts'
import { storeSeenPrices, updateCodes } from '../store.ts'
import type { PricedCart } from './pricing.ts'

async function storeBalances(trx: Transaction<Database>, { cart, giftCards }: PricedCart): Promise<void> {
  const balances = new Map(giftCards.map(({ code, balanceCents }) => [code, balanceCents]))
  const cards = cart.gift_card_codes.map((code) => ({ code, seenCents: balances.get(code) ?? 0 }))
  await updateCodes(trx, cart.id, giftCardColumns(cards))
}

/** Prices, balances and codes now count as seen. The caller has locked the cart. */
export async function storeShownPrices(trx: Transaction<Database>, priced: PricedCart): Promise<void> {
  if (priced.areGiftCardsSpent) await storeBalances(trx, priced)
  await dropLapsedCoupons(trx, priced)
  const changed = priced.lines.filter((line) => line.problem === 'price-changed')
  await storeSeenPrices(
    trx,
    changed.map(({ id, unitCents }) => ({ lineId: id, unitCents })),
  )
}
