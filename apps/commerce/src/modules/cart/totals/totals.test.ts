import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { NO_PROMOTIONS } from '../testing/no-promotions.ts'
import type { TotalsItem } from './draft.ts'
import type { TotalsFacts } from './facts.ts'
import { calculateTotals } from './index.ts'

/** $8.95, free from $100. */
const shipping: TotalsFacts['shipping'] = {
  methodsFor: ({ goodsCents }) => [
    {
      carrierCode: 'post',
      carrierTitle: 'Post',
      methodCode: 'parcel',
      methodTitle: 'Parcel',
      amountCents: goodsCents >= 10_000 ? 0 : 895,
      minDays: 1,
      maxDays: 2,
      isFree: goodsCents >= 10_000,
    },
  ],
}

function pairs(unitCents: number, quantity = 1, more: Partial<TotalsItem> = {}): TotalsItem {
  const what = { id: 1, productId: 1, productSku: 'SHOE', brand: 'Mollini', fulfilment: 'delivery' as const }
  return { ...what, quantity, unitCents, regularUnitCents: unitCents, isGiftCard: false, isSold: true, ...more }
}

function factsOf(items: readonly TotalsItem[], more: Partial<TotalsFacts> = {}): TotalsFacts {
  return {
    items: items.map((line, i) => ({ ...line, id: i + 1 })),
    brand: brandOf('williams'),
    country: 'AU',
    postcode: undefined,
    carrierCode: 'post',
    methodCode: 'parcel',
    isSignedIn: false,
    shipping,
    thresholds: [],
    promotions: { ...NO_PROMOTIONS, now: new Date('2026-11-24T00:00:00Z') },
    areRewardsOn: true,
    rewards: [],
    giftCards: [],
    ...more,
  }
}

const taxOf = (items: readonly TotalsItem[], country: CountryCode) =>
  calculateTotals(factsOf(items, { country })).lines[0]?.taxCents

test('three pairs at $33.33 contain $9.09 GST in Australia and $13.04 in New Zealand [A109]', () => {
  assert.deepEqual([taxOf([pairs(3333, 3)], 'AU'), taxOf([pairs(3333, 3)], 'NZ')], [909, 1304])
})

test('a bag with reward and gift card adds up: $344.90, to pay $284.90', () => {
  const draft = calculateTotals(
    factsOf([pairs(16_995), pairs(18_995)], {
      rewards: [{ code: 'RW15', label: '$15 reward', amountCents: 1500 }],
      giftCards: [{ code: '60', balanceCents: 6000, expiresAt: undefined }],
    }),
  )
  assert.deepEqual(draft.totals, {
    subtotalCents: 35_990,
    discountCents: 1500,
    shippingCents: 0,
    taxCents: 3136,
    giftCardCents: 6000,
    totalCents: 28_490,
  })
  const shares = draft.lines.map((line) => line.savings.map((saving) => saving.amountCents))
  assert.deepEqual(shares, [[708], [792]])
})

test('a reward lowers the items before the threshold of free delivery is applied', () => {
  const reward = { code: 'R', label: 'Reward', amountCents: 1000 }
  assert.equal(calculateTotals(factsOf([pairs(10_500)])).totals.shippingCents, 0)
  assert.equal(calculateTotals(factsOf([pairs(10_500)], { rewards: [reward] })).totals.shippingCents, 895)
})

test('a gift card that is bought is not discounted, holds no GST and is not delivered [A25]', () => {
  const reward = { code: 'R', label: 'Reward', amountCents: 1000 }
  const { totals, groups, shippingOptions } = calculateTotals(
    factsOf([pairs(5000, 1, { isGiftCard: true })], { rewards: [reward] }),
  )
  assert.deepEqual(totals, {
    subtotalCents: 5000,
    discountCents: 0,
    shippingCents: 0,
    taxCents: 0,
    giftCardCents: 0,
    totalCents: 5000,
  })
  assert.deepEqual([groups.map(({ kind }) => kind), shippingOptions], [['email'], []])
})

test('a gift card pays for goods and delivery, never for another gift card [A24, A25]', () => {
  const giftCards = [3000, 90_000].map((balanceCents, i) => ({ code: String(i), balanceCents, expiresAt: undefined }))
  for (const [items, applied, toPay] of [
    [[pairs(5000, 1, { isGiftCard: true })], [0, 0], 5000],
    [[pairs(5000, 2, { isGiftCard: true }), pairs(4000)], [3000, 1895], 10_000],
    [[pairs(2000), pairs(5000, 1, { isGiftCard: true })], [2895, 0], 5000],
  ] as const) {
    const draft = calculateTotals(factsOf(items, { giftCards }))
    assert.deepEqual([draft.giftCards.map((card) => card.appliedCents), draft.totals.totalCents], [applied, toPay])
  }
})

test('several gift cards pay in order and never more than is left [R3.14, A24]', () => {
  const giftCards = [3000, 9000, 500].map((balanceCents, i) => ({
    code: String(i),
    balanceCents,
    expiresAt: undefined,
  }))
  const draft = calculateTotals(factsOf([pairs(10_000)], { giftCards }))
  assert.deepEqual(
    draft.giftCards.map(({ appliedCents }) => appliedCents),
    [3000, 7000, 0],
  )
  assert.equal(draft.totals.totalCents, 0)
})

test('items no longer sold cost nothing, nor does their delivery', () => {
  const { totals } = calculateTotals(factsOf([pairs(0, 1, { isSold: false })]))
  assert.deepEqual([totals.subtotalCents, totals.shippingCents, totals.totalCents], [0, 0, 0])
})

test('an empty cart costs nothing', () => {
  assert.equal(calculateTotals(factsOf([])).totals.totalCents, 0)
})
