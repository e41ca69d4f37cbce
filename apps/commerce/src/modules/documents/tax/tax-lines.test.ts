import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareByLargestRemainder } from '@welt/kit/money'
import type { OrderLineRow, OrderParts } from '#modules/orders'
import { adjustmentLines } from './adjustment-lines.ts'
import { GIFT_CARD_NOTE, invoiceLines } from './invoice-lines.ts'
import { longDay, taxNumberText } from './render-tax-document.ts'

const texts = { sizeOf: () => 'AU 7 (EU 38)', dollars: (cents: number) => `$${cents / 100}` }

const lineOf = (cents: number, rewardCents = 0, changes: Partial<OrderLineRow> = {}) =>
  ({
    name: `Shoe ${cents}`,
    product_type: 'configurable',
    brand: 'Daylong',
    colour: 'Denim',
    quantity: 1,
    unit_cents: cents,
    regular_unit_cents: cents,
    row_cents: cents,
    discount_cents: rewardCents,
    savings: rewardCents === 0 ? [] : [{ label: '$15 reward', cents: rewardCents, isLoyalty: true }],
    ...changes,
  }) as unknown as OrderLineRow

const partsOf = (lines: readonly OrderLineRow[], deliveryCents = 0, taxCents = 0) =>
  ({
    lines,
    groups: [{ kind: 'delivery', amount_cents: deliveryCents, discount_cents: 0, tax_cents: taxCents }],
    shipments: [],
  }) as unknown as OrderParts

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const totalsOf = (lines: ReturnType<typeof invoiceLines>) => [
  sum(lines.map(({ totalCents }) => totalCents)),
  sum(lines.map(({ gstCents }) => gstCents)),
]

const PRICES = [17995, 5195, 22995]
const SHARES = shareByLargestRemainder(1500, PRICES)
const ANAS = PRICES.map((cents, i) => lineOf(cents, SHARES[i]))

test('the reward of order 1000417 is a line with its GST, and GST is rounded by line', () => {
  assert.deepEqual(SHARES, [584, 169, 747])
  const lines = invoiceLines(partsOf(ANAS), 'AU', texts)
  assert.deepEqual(totalsOf(lines), [44685, 1583 + 457 + 2023])
  const reward = lines.find(({ name }) => name === '$15 reward')
  assert.deepEqual(
    [reward?.totalCents, lines.at(-1)?.name, lines[0]?.about],
    [-1500, 'Delivery', 'Daylong, Denim, AU 7 (EU 38)'],
  )
})

test('return 3000096 is $174.11 with $15.83 GST: the price, and the share of the reward', () => {
  const [line] = ANAS
  assert.ok(line)
  const credit = { pieces: [{ line, quantity: 1, cents: 17411, beforeCents: 0 }], shippingCents: 0, deductionCents: 0 }
  const lines = adjustmentLines(credit, 'AU', texts)
  assert.deepEqual(
    lines.map(({ name, gstCents, totalCents }) => [name, gstCents, totalCents]),
    [
      ['Shoe 17995', 1636, 17995],
      ['Share of $15 reward', -53, -584],
    ],
  )
  assert.deepEqual(totalsOf(lines), [17411, 1583])
})

test('order 1000468 of New Zealand is NZ$189.95 with 15% GST, $24.78', () => {
  assert.deepEqual(totalsOf(invoiceLines(partsOf([lineOf(18995)]), 'NZ', texts)), [18995, 2478])
})

test('a gift card carries no GST and says so; a fee and a price that was higher are shown', () => {
  const card = lineOf(5000, 0, { product_type: 'giftcard' })
  const reduced = lineOf(15895, 0, { regular_unit_cents: 19995 })
  const lines = invoiceLines(partsOf([card, reduced], 995, 90), 'AU', texts)
  assert.deepEqual([lines[0]?.gstCents, lines[0]?.about], [0, GIFT_CARD_NOTE])
  assert.match(lines[1]?.about ?? '', /was \$199\.95$/)
  assert.deepEqual(totalsOf(lines), [5000 + 15895 + 995, 1445 + 90])
})

test('parts of a line, fees and deductions add up to the cent', () => {
  const line = lineOf(5998, 0, { quantity: 2, unit_cents: 2999, row_cents: 5998 })
  const credits = [0, 2999].map((beforeCents) =>
    adjustmentLines(
      { pieces: [{ line, quantity: 1, cents: 2999, beforeCents }], shippingCents: 0, deductionCents: 0 },
      'AU',
      texts,
    ),
  )
  assert.deepEqual(totalsOf(credits.flat()), [5998, 545])
  const fees = adjustmentLines({ pieces: [], shippingCents: 1100, deductionCents: 995 }, 'AU', texts)
  assert.deepEqual(
    fees.map(({ name, totalCents, gstCents }) => [name, totalCents, gstCents]),
    [
      ['Delivery', 1100, 100],
      ['Deducted', -995, -90],
    ],
  )
})

test('numbers of sellers and days are spelled as each country spells them', () => {
  const seller = { taxNumber: '12345678901' } as Parameters<typeof taxNumberText>[0]['seller']
  assert.equal(taxNumberText({ seller, country: 'AU' }), 'ABN 12 345 678 901')
  assert.equal(
    taxNumberText({ seller: { ...seller, taxNumber: '123456789' }, country: 'NZ' }),
    'GST number 123-456-789',
  )
  assert.equal(longDay('2026-11-23'), 'Mon 23 Nov 2026')
})
