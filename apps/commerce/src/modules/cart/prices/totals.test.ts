import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomRun } from '#src/testing/random-run'
import { addUp, lineAmounts } from './totals.ts'

/** Rounds a fraction half up in whole-number arithmetic of its own, as a check of the shop's. */
function oracleGst(cents: bigint, [numerator, denominator]: readonly [bigint, bigint]): bigint {
  const whole = (cents * numerator) / denominator
  const rest = (cents * numerator) % denominator
  return rest * 2n >= denominator ? whole + 1n : whole
}

const GST = { AU: [1n, 11n], NZ: [3n, 23n] } as const

test('totals and contained GST equal an integer oracle for many carts in AU and NZ [A109]', () => {
  const { chance, rounds } = randomRun('Totals of carts', 400)
  const next = (limit: number) => Math.floor(chance() * limit)
  for (let round = 0; round < rounds; round += 1) {
    const country = next(2) === 0 ? 'AU' : 'NZ'
    const goods = Array.from({ length: 1 + next(8) }, () => ({ unitCents: 1 + next(60_000), quantity: 1 + next(9) }))
    const shippingCents = next(3) === 0 ? 0 : next(3000)
    const totals = addUp(
      goods.map((line) => lineAmounts({ ...line, discountCents: 0, country })),
      shippingCents,
      country,
    )
    const rows = goods.map((line) => BigInt(line.unitCents) * BigInt(line.quantity))
    const subtotal = rows.reduce((a, b) => a + b, 0n)
    const tax = [...rows, BigInt(shippingCents)].reduce((sum, row) => sum + oracleGst(row, GST[country]), 0n)
    assert.equal(BigInt(totals.subtotalCents), subtotal)
    assert.equal(BigInt(totals.taxCents), tax)
    assert.equal(BigInt(totals.totalCents), subtotal + BigInt(shippingCents))
  }
})

test('three pairs at $33.33 contain $9.09 GST in Australia and $13.04 in New Zealand', () => {
  assert.deepEqual(lineAmounts({ unitCents: 3333, quantity: 3, discountCents: 0, country: 'AU' }), {
    unitCents: 3333,
    rowCents: 9999,
    discountCents: 0,
    taxCents: 909,
  })
  assert.equal(lineAmounts({ unitCents: 3333, quantity: 3, discountCents: 0, country: 'NZ' }).taxCents, 1304)
})

test('GST of a discounted row is that of what is left, and a discount never exceeds its row [A109]', () => {
  assert.equal(lineAmounts({ unitCents: 11_000, quantity: 1, discountCents: 1100, country: 'AU' }).taxCents, 900)
  assert.deepEqual(lineAmounts({ unitCents: 500, quantity: 1, discountCents: 900, country: 'AU' }), {
    unitCents: 500,
    rowCents: 500,
    discountCents: 500,
    taxCents: 0,
  })
})

test('an empty cart costs nothing', () => {
  assert.deepEqual(addUp([], 0, 'AU'), { subtotalCents: 0, discountCents: 0, shippingCents: 0, taxCents: 0, totalCents: 0 })
})
