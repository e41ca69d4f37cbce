import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alertPath } from './returnable.ts'
import type { ReturnableItemFragment, ReturnableOrderFragment } from './returns.generated.ts'
import { toReturnableOrder } from './to-returnable.ts'

const ITEM: ReturnableItemFragment = {
  ...{ id: 'l1', parent_sku: 'ROMA', product_name: 'Roma Bit Loafer', brand: 'Mollini', colour: 'Burgundy' },
  ...{ image: null, product_sale_price: { value: 189.95 }, selected_options: [{ label: 'Size', value: '38' }] },
  ...{ eligible_for_return: true, eligible_if_faulty: true, qty_available_for_return: 1 },
  ...{ return_until: '2026-12-18', return_refusal: null, return_refunds: [{ value: 189.95 }] },
}

const order = (items: readonly ReturnableItemFragment[]): ReturnableOrderFragment => ({
  ...{
    id: 'MQ==',
    number: '1000455',
    token: 't',
    email: 'priya@example.com',
    payment_methods: [{ name: 'Mastercard ending 5454' }],
  },
  items,
  returns: {
    items: [
      {
        ...{ uid: 'r1', number: '3000096', created_at: '2026-11-26T01:00:00Z' },
        items: [{ order_item: { id: 'l3' } }],
      },
    ],
  },
})

const refused = (
  id: string,
  return_refusal: NonNullable<ReturnableItemFragment['return_refusal']>,
  more: object = {},
) => ({
  ...ITEM,
  ...{ id, return_refusal, eligible_for_return: false, eligible_if_faulty: false },
  ...more,
})

test('gift cards are left out; other lines that stay tell why, with date or number [J10.4, J20.1, J21.1, R5.21]', () => {
  const { lines, refused: rest } = toReturnableOrder(
    order([
      ITEM,
      refused('l2', 'GIFT_CARD'),
      refused('l3', 'ALREADY_RETURNED'),
      refused('l4', 'WINDOW_ENDED', { return_until: '2026-10-21' }),
      refused('l5', 'NOT_SENT', { return_until: null }),
    ]),
  )
  assert.deepEqual(
    lines.map(({ uid }) => uid),
    ['l1'],
  )
  assert.deepEqual(
    rest.map(({ uid, why }) => `${uid} ${why}`),
    ['l3 Already in return 3000096', 'l4 Returns ended Wed 21 Oct', 'l5 Not sent yet, you can cancel it'],
  )
})

test('a line tells its size with its scales where the server states them, and its last day', () => {
  const { lines, lastDay } = toReturnableOrder(order([ITEM, { ...ITEM, id: 'l2', size_text: 'EU 38 (AU 7)' }]))
  assert.equal(lastDay, 'Fri 18 Dec')
  assert.deepEqual(
    lines.map(({ size }) => size),
    ['size 38', 'EU 38 (AU 7)'],
  )
})

test('after its last day a line comes back for a fault alone', () => {
  const late = { ...ITEM, eligible_for_return: false, return_refusal: 'WINDOW_ENDED' as const }
  const { lines, lastDay } = toReturnableOrder(order([late]))
  assert.deepEqual([lines[0]?.isFaultOnly, lastDay], [true, undefined])
})

test('a size that is sold out leads to the stock alert of its product', () => {
  const soldOut = {
    ...{ sku: 'ROMA 39', size: 'EU 39', is_available: false, held_until: '2026-12-04' },
    ...{ price_difference: { value: 0 }, advised_for: ['10406'], advice: null },
  }
  const [line] = toReturnableOrder(order([{ ...ITEM, exchange_options: [soldOut] }])).lines
  const [swap] = line?.swaps ?? []
  assert.ok(line && swap)
  assert.equal(alertPath(line, swap), '/stock-alert?sku=ROMA&size=ROMA+39')
  assert.equal(alertPath({ sku: undefined }, swap), undefined)
})
