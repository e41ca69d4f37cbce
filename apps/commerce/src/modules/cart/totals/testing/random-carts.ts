import { brandOf } from '@welt/brands'
import type { Effect, Promotion, PromotionRule } from '#modules/promotions'
import type { TotalsItem } from '../draft.ts'
import type { TotalsFacts } from '../facts.ts'

const NOW = new Date('2026-11-24T00:00:00Z')
const DAY_MS = 24 * 3600 * 1000
const BRANDS = ['Mollini', 'Corso', 'Linden'] as const
const CATEGORIES = ['womens', 'womens/boots', 'sale'] as const

/** Generates random carts with stacked promotions, rewards and gift cards, in both countries. */
export function randomCarts(chance: () => number): () => TotalsFacts {
  const below = (limit: number) => Math.floor(chance() * limit)
  const pick = <T>(items: readonly [T, ...T[]]) => items[below(items.length)] ?? items[0]
  const some = <T>(most: number, make: (i: number) => T) => Array.from({ length: below(most + 1) }, (_, i) => make(i))
  const isOneIn = (count: number) => below(count) === 0
  const listOf = (names: readonly [string, ...string[]]) => (isOneIn(4) ? [pick(names)] : [])

  function line(i: number): TotalsItem {
    const isSold = !isOneIn(15)
    const isGiftCard = isOneIn(9)
    const regularUnitCents = isSold ? 1 + below(isOneIn(5) ? 300 : 40_000) : 0
    return {
      id: i + 1,
      productId: below(12),
      productSku: `SKU${below(6)}`,
      brand: isOneIn(8) ? undefined : pick(BRANDS),
      fulfilment: isOneIn(3) ? 'clickncollect' : 'delivery',
      quantity: 1 + below(4),
      regularUnitCents,
      unitCents: isOneIn(4) && !isGiftCard && isSold ? 1 + below(regularUnitCents) : regularUnitCents,
      isGiftCard,
      isSold,
    }
  }

  function effect(): Effect {
    switch (below(5)) {
      case 0:
        return { kind: 'percent', percent: 1 + below(100) }
      case 1:
        return { kind: 'fixed', cents: 1 + below(20_000) }
      case 2:
        return { kind: 'buy-get', buy: 1 + below(3), get: 1 + below(2), percent: 1 + below(100) }
      case 3:
        return { kind: 'cheapest-free', pieces: 2 + below(3) }
      default:
        return { kind: 'free-delivery' }
    }
  }

  function rule(): PromotionRule {
    return {
      effect: effect(),
      goods: {
        brands: listOf(BRANDS),
        categories: listOf(CATEGORIES),
        skus: isOneIn(8) ? [`sku${below(6)}`, 'SKU1'] : [],
        isSaleExcluded: isOneIn(5),
      },
      customers: pick(['everybody', 'everybody', 'everybody', 'member', 'guest'] as const),
      isFirstOrderOnly: isOneIn(8),
      minimumCents: isOneIn(3) ? below(30_000) : 0,
      stacking: pick(['all', 'all', 'all', 'offers', 'nothing'] as const),
    }
  }

  const promotion = (id: number): Promotion => ({
    id,
    label: `Offer ${id}`,
    rule: rule(),
    priority: 0,
    startsAt: isOneIn(6) ? new Date(NOW.getTime() + (below(5) - 2) * DAY_MS) : undefined,
    endsAt: isOneIn(6) ? new Date(NOW.getTime() + (below(5) - 2) * DAY_MS) : undefined,
  })

  return () => {
    const deliveryCents = 1 + below(3000)
    const freeFromCents = below(40_000)
    const method = {
      carrierCode: 'post',
      carrierTitle: 'Post',
      methodCode: 'parcel',
      methodTitle: 'Parcel',
      minDays: 1,
      maxDays: 2,
    }
    return {
      items: Array.from({ length: below(8) }, (_, i) => line(i)),
      brand: brandOf('williams'),
      country: pick(['AU', 'NZ'] as const),
      postcode: undefined,
      carrierCode: 'post',
      methodCode: 'parcel',
      isSignedIn: isOneIn(2),
      shipping: {
        methodsFor: ({ goodsCents }) => {
          const isFree = goodsCents >= freeFromCents
          return [{ ...method, isFree, amountCents: isFree ? 0 : deliveryCents }]
        },
      },
      thresholds: [],
      promotions: {
        now: NOW,
        offers: some(3, (i) => promotion(i + 1)),
        coupons: some(3, (i) => ({
          code: `CODE${i}`,
          promotion: promotion(isOneIn(10) ? 11 : 11 + i),
          isSpent: isOneIn(10),
        })),
        hasOrdered: isOneIn(2),
        productsIn: new Map(CATEGORIES.map((path) => [path, new Set(some(8, () => below(12)))])),
      },
      areRewardsOn: true,
      rewards: some(2, (i) => ({ code: `RW${i}`, label: 'Reward', amountCents: 1 + below(6000) })),
      giftCards: some(3, (i) => ({ code: `GC${i}`, balanceCents: 1 + below(20_000), expiresAt: undefined })),
    }
  }
}
