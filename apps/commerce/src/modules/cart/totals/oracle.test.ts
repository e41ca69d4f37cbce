import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Saving } from '#modules/promotions'
import { randomRun } from '#src/testing/random/random-run'
import { discountsOf } from './discounts.ts'
import type { Draft } from './draft.ts'
import { calculateTotals } from './index.ts'
import { oracleTotals } from './testing/oracle.ts'
import { randomCarts } from './testing/random-carts.ts'

function keyOf({ source }: Saving): string {
  return source.kind === 'offer' ? `offer ${source.promotionId}` : `${source.kind} ${source.code}`
}

function takenOf(savings: readonly Saving[]): Map<string, bigint> {
  const taken = new Map<string, bigint>()
  for (const saving of savings) taken.set(keyOf(saving), (taken.get(keyOf(saving)) ?? 0n) + BigInt(saving.amountCents))
  return taken
}

/** Each total is the sum of its parts and not negative. */
function assertAddsUp(draft: Draft): void {
  const { lines, groups, giftCards, totals } = draft
  const add = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
  const savings = [...lines, ...groups].flatMap((part) => part.savings.map(({ amountCents }) => amountCents))
  assert.equal(totals.subtotalCents, add(lines.map((line) => line.unitCents * line.quantity)))
  assert.equal(totals.discountCents, add(savings))
  assert.equal(totals.discountCents, add(discountsOf(draft).map(({ amountCents }) => amountCents)))
  assert.equal(totals.taxCents, add([...lines, ...groups].map(({ taxCents }) => taxCents)))
  assert.equal(totals.giftCardCents, add(giftCards.map(({ appliedCents }) => appliedCents)))
  assert.equal(
    totals.totalCents,
    totals.subtotalCents - totals.discountCents + totals.shippingCents - totals.giftCardCents,
  )
  for (const cents of [...Object.values(totals), ...savings])
    assert.ok(Number.isSafeInteger(cents) && cents >= 0, String(cents))
  assert.equal(add(groups.map(({ lineIds }) => lineIds.length)), lines.length, 'each line is in one group')
}

test('totals of carts with stacked rules, rewards and gift cards equal an integer oracle [R3.08, A109]', () => {
  const { chance, rounds } = randomRun('Totals of carts', 5000)
  const next = randomCarts(chance)
  for (let round = 0; round < rounds; round += 1) {
    const facts = next()
    const draft = calculateTotals(facts)
    const oracle = oracleTotals(facts)
    const { totals } = draft
    const found = {
      subtotal: BigInt(totals.subtotalCents),
      goodsDiscount: BigInt(totals.discountCents) - oracle.shippingDiscount,
      shipping: BigInt(totals.shippingCents),
      shippingDiscount: oracle.shippingDiscount,
      tax: BigInt(totals.taxCents),
      giftCards: draft.giftCards.map(({ appliedCents }) => BigInt(appliedCents)),
      toPay: BigInt(totals.totalCents),
      taken: draft.lines.map(({ savings }) => takenOf(savings)),
    }
    assert.deepEqual(found, oracle, `round ${round}: ${JSON.stringify(facts.promotions)}`)
    assertAddsUp(draft)
  }
})
