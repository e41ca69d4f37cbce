import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import type { CouponFact, PromotionFacts } from '../../promotions/discounts/context.ts'
import { parseRule } from '../../promotions/rules/parse-rule.ts'
import type { Promotion } from '../../promotions/rules/rule.ts'
import { NO_PROMOTIONS } from '../testing/no-promotions.ts'
import { discountsOf } from './discounts.ts'
import type { TotalsItem } from './draft.ts'
import type { TotalsFacts } from './facts.ts'
import { calculateTotals } from './index.ts'

const NOW = new Date('2026-11-24T00:00:00Z')

function promotion(id: number, rule: object, more: Partial<Promotion> = {}): Promotion {
  return {
    id,
    label: `Offer ${id}`,
    rule: parseRule(rule),
    priority: 0,
    startsAt: undefined,
    endsAt: undefined,
    ...more,
  }
}

const coupon = (code: string, of: Promotion, isSpent = false): CouponFact => ({ code, promotion: of, isSpent })
const percent = (percent: number) => ({ kind: 'percent', percent })

function pairs(...cents: readonly (number | Partial<TotalsItem>)[]): TotalsItem[] {
  return cents.map((price, i) => {
    const over = typeof price === 'number' ? { unitCents: price } : price
    const line = {
      id: i + 1,
      productId: i + 1,
      productSku: `SKU${i + 1}`,
      brand: 'Mollini',
      fulfilment: 'delivery' as const,
      quantity: 1,
    }
    const { unitCents = 10_000 } = over
    return { ...line, unitCents, regularUnitCents: unitCents, isGiftCard: false, isSold: true, ...over }
  })
}

function draftOf(items: readonly TotalsItem[], given: Partial<PromotionFacts>, more: Partial<TotalsFacts> = {}) {
  return calculateTotals({
    items,
    brand: brandOf('williams'),
    country: 'AU',
    postcode: undefined,
    carrierCode: 'post',
    methodCode: 'parcel',
    isSignedIn: false,
    shipping: {
      methodsFor: () => [
        {
          carrierCode: 'post',
          carrierTitle: 'Post',
          methodCode: 'parcel',
          methodTitle: 'Parcel',
          amountCents: 895,
          minDays: 1,
          maxDays: 2,
          isFree: false,
        },
      ],
    },
    thresholds: [],
    promotions: { ...NO_PROMOTIONS, now: NOW, ...given },
    areRewardsOn: true,
    rewards: [],
    giftCards: [],
    ...more,
  })
}

const savedOf = (
  items: readonly TotalsItem[],
  rule: object,
  given: Partial<PromotionFacts> = {},
  more: Partial<TotalsFacts> = {},
) =>
  draftOf(items, { offers: [promotion(1, rule)], ...given }, more).lines.map(({ savings }) =>
    savings.reduce((sum, s) => sum + s.amountCents, 0),
  )

test('percent and amount are shared over the lines to the cent, largest remainder first', () => {
  assert.deepEqual(savedOf(pairs(3333, 3333, 3334), { effect: percent(10) }), [333, 333, 334])
  assert.deepEqual(savedOf(pairs(3333, 3333, 3334), { effect: { kind: 'fixed', cents: 1000 } }), [333, 333, 334])
  assert.deepEqual(savedOf(pairs(500, 300), { effect: { kind: 'fixed', cents: 1500 } }), [500, 300])
})

test('of every set of pieces the cheapest are discounted; what makes no set pays in full', () => {
  const items = pairs(9000, { unitCents: 5000, quantity: 3 }, 3000)
  assert.deepEqual(savedOf(items, { effect: { kind: 'buy-get', buy: 2, get: 1 } }), [0, 5000, 0])
  assert.deepEqual(savedOf(items, { effect: { kind: 'buy-get', buy: 1, get: 1, percent: 50 } }), [0, 5000, 0])
  assert.deepEqual(savedOf(pairs(9000, 8000), { effect: { kind: 'buy-get', buy: 2, get: 1 } }), [0, 0])
})

test('the cheapest pair is free once, from a number of pieces', () => {
  const rule = { effect: { kind: 'cheapest-free', pieces: 3 } }
  assert.deepEqual(savedOf(pairs(9000, 5000, 7000, 6000, 8000, 9000), rule), [0, 5000, 0, 0, 0, 0])
  assert.deepEqual(savedOf(pairs(9000, 5000), rule), [0, 0])
})

test('items are eligible by brand, category and sku, and reduced ones can be left out', () => {
  const items = pairs(
    { brand: 'Hush Puppies' },
    { productId: 7 },
    { unitCents: 8000, regularUnitCents: 10_000 },
    10_000,
  )
  const savings = (eligible: object) =>
    savedOf(items, { effect: percent(10), goods: eligible }, { productsIn: new Map([['women/boots', new Set([7])]]) })
  assert.deepEqual(savings({ brands: ['HUSH puppies'] }), [1000, 0, 0, 0])
  assert.deepEqual(savings({ categories: ['/women/boots.html'] }), [0, 1000, 0, 0])
  assert.deepEqual(savings({ skus: ['sku4'] }), [0, 0, 0, 1000])
  assert.deepEqual(savings({ brands: ['Mollini'], isSaleExcluded: true }), [0, 1000, 0, 1000])
  assert.deepEqual(savings({ categories: ['men'] }), [0, 0, 0, 0])
})

test('gift cards and items no longer sold are neither discounted nor counted', () => {
  const items = pairs({ isGiftCard: true }, { isSold: false, unitCents: 0 }, 5000)
  assert.deepEqual(savedOf(items, { effect: percent(20) }), [0, 0, 1000])
  assert.deepEqual(savedOf(items, { effect: percent(20), minimumCents: 5001 }), [0, 0, 0])
  assert.deepEqual(savedOf(items, { effect: percent(20), minimumCents: 5000 }), [0, 0, 1000])
})

test('rules for members, guests and first orders', () => {
  const items = pairs(10_000)
  assert.deepEqual(savedOf(items, { effect: percent(10), customers: 'member' }), [0])
  assert.deepEqual(savedOf(items, { effect: percent(10), customers: 'member' }, {}, { isSignedIn: true }), [1000])
  assert.deepEqual(savedOf(items, { effect: percent(10), customers: 'guest' }, {}, { isSignedIn: true }), [0])
  assert.deepEqual(savedOf(items, { effect: percent(10), isFirstOrderOnly: true }, { hasOrdered: true }), [0])
})

test('a window begins with its first instant and ends before its last', () => {
  const within = (over: Partial<Promotion>) =>
    draftOf(pairs(10_000), { offers: [promotion(1, { effect: percent(10) }, over)] }).totals.discountCents
  const later = new Date(NOW.getTime() + 1)
  assert.deepEqual([within({ startsAt: NOW }), within({ startsAt: later })], [1000, 0])
  assert.deepEqual([within({ endsAt: later }), within({ endsAt: NOW })], [1000, 0])
})

test('offers first, then coupons from what is left, in order of applying, each explained', () => {
  const draft = draftOf(pairs(10_000), {
    offers: [promotion(1, { effect: percent(10) })],
    coupons: [
      coupon('A', promotion(2, { effect: percent(50) })),
      coupon('B', promotion(3, { effect: { kind: 'fixed', cents: 500 } })),
    ],
  })
  assert.deepEqual(
    discountsOf(draft).map(({ label, amountCents }) => [label, amountCents]),
    [
      ['Offer 1', 1000],
      ['Offer 2', 4500],
      ['Offer 3', 500],
    ],
  )
})

test('a promotion that does not stack with earlier ones is not in force', () => {
  const alone = promotion(1, { effect: percent(50), stacking: 'nothing' })
  const other = promotion(2, { effect: percent(10) })
  const noCodes = promotion(3, { effect: percent(20), stacking: 'offers' })
  const sourcesOf = (given: Partial<PromotionFacts>) =>
    discountsOf(draftOf(pairs(10_000), given)).map(({ label }) => label)
  assert.deepEqual(sourcesOf({ offers: [alone, other] }), ['Offer 1'])
  assert.deepEqual(sourcesOf({ offers: [other, alone] }), ['Offer 2'])
  assert.deepEqual(sourcesOf({ offers: [other], coupons: [coupon('A', alone)] }), ['Offer 1'])
  assert.deepEqual(sourcesOf({ offers: [other], coupons: [coupon('A', noCodes)] }), ['Offer 2', 'Offer 3'])
  assert.deepEqual(sourcesOf({ coupons: [coupon('A', noCodes), coupon('B', other)] }), ['Offer 3'])
  assert.deepEqual(sourcesOf({ coupons: [coupon('A', other), coupon('B', other)] }), ['Offer 2'])
  assert.deepEqual(sourcesOf({ coupons: [coupon('A', alone, true), coupon('B', other)] }), ['Offer 2'])
})

test('free delivery is a saving on the delivery, as large as its price', () => {
  const draft = draftOf(pairs(10_000), {
    coupons: [coupon('FREE', promotion(1, { effect: { kind: 'free-delivery' } }))],
  })
  assert.deepEqual(
    [draft.totals.shippingCents, draft.totals.discountCents, draft.totals.totalCents],
    [895, 895, 10_000],
  )
  assert.equal(discountsOf(draft)[0]?.appliedTo, 'SHIPPING')
})

test('a cart shows which automatic offer is within reach, and what is missing', () => {
  const third = { effect: { kind: 'buy-get', buy: 2, get: 1, percent: 50 } }
  const free = { effect: { kind: 'cheapest-free', pieces: 3 }, goods: { isSaleExcluded: true } }
  const two = { effect: { kind: 'buy-get', buy: 2, get: 2, percent: 30 } }
  const from = { effect: { kind: 'fixed', cents: 2000 }, minimumCents: 15_000 }
  const onSale = { unitCents: 8000, regularUnitCents: 10_000 }
  const rows: readonly (readonly [rule: object, items: readonly TotalsItem[], message: string | undefined])[] = [
    [third, pairs(9000), 'Two more pairs and the cheapest is half price'],
    [third, pairs(9000, 8000), 'One more pair and the cheapest is half price'],
    [third, pairs(9000, 8000, 7000), undefined],
    [third, pairs({ quantity: 4 }), undefined],
    [third, pairs({ quantity: 5 }), 'One more pair and the cheapest is half price'],
    [free, pairs({ quantity: 2 }), 'One more pair and the cheapest is free'],
    [free, pairs({ quantity: 3 }), undefined],
    [free, pairs(onSale, onSale), undefined],
    [free, pairs(9000, onSale), 'Two more pairs and the cheapest is free'],
    [two, pairs({ quantity: 3 }), 'One more pair and the cheapest two are 30% off'],
    [from, pairs(9950), 'Spend $50.50 more to get this offer'],
    [from, pairs(15_000), undefined],
    [{ effect: { kind: 'percent', percent: 10 } }, pairs(9000), undefined],
    [{ ...third, customers: 'member' }, pairs(9000), undefined],
    [third, pairs({ isGiftCard: true }), undefined],
    [third, [], undefined],
  ]
  for (const [rule, items, message] of rows) {
    const hints = draftOf(items, { offers: [promotion(1, rule)] }).offerHints
    assert.deepEqual(
      hints,
      message === undefined ? [] : [{ label: 'Offer 1', message }],
      JSON.stringify([rule, items.length]),
    )
  }
  const over = promotion(1, third, { endsAt: NOW })
  assert.deepEqual(draftOf(pairs(9000), { offers: [over] }).offerHints, [])
  const alone = coupon('ALONE', promotion(2, { effect: percent(10), stacking: 'nothing' }))
  assert.deepEqual(draftOf(pairs(9000), { offers: [promotion(1, third)], coupons: [alone] }).offerHints, [])
})
