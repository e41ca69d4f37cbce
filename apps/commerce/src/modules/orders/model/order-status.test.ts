import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALLOCATION_STEPS } from '#src/order-lifecycle/allocations'
import { ORDER_STATES } from '#src/order-lifecycle/states'
import { lineStatusOf, statusOf } from './order-status.ts'

const LINE = { quantity: 2, quantity_cancelled: 0, quantity_shipped: 0, quantity_returned: 0, quantity_refunded: 0 }

test('orders and items have the statuses of the reading; collection has titles instead [A33]', () => {
  const statuses = ORDER_STATES.flatMap((state) =>
    [null, 'address'].flatMap((review_reason) =>
      [false, true].map((isPaymentPending) => statusOf({ state, review_reason }, { lines: [LINE], isPaymentPending })),
    ),
  )
  assert.deepEqual([...new Set(statuses)].toSorted(), [
    ...['Canceled', 'Closed', 'Complete', 'On Hold', 'Payment Review', 'Pending', 'Pending Payment', 'Processing'],
  ])
  const waiting = { state: 'pending_payment', review_reason: null } as const
  assert.equal(statusOf(waiting, { lines: [LINE], isPaymentPending: true }), 'Pending')
  assert.equal(statusOf(waiting, { lines: [LINE], isPaymentPending: false }), 'Pending Payment')
  const shipped = { ...LINE, quantity_shipped: 2 }
  const items = [
    lineStatusOf(LINE, false),
    ...[LINE, { ...LINE, quantity_shipped: 1 }, shipped].map((line) => lineStatusOf(line, true)),
    ...[
      { ...shipped, quantity_refunded: 2 },
      { ...shipped, quantity_returned: 2, quantity_refunded: 2 },
      { ...LINE, quantity_cancelled: 2 },
    ].map((line) => lineStatusOf(line, true)),
  ]
  // Backordered never comes: nothing is sold that no source has.
  assert.deepEqual(items, ['Ordered', 'Invoiced', 'Partial', 'Shipped', 'Refunded', 'Returned', 'Canceled'])
  const titles = Object.values(ALLOCATION_STEPS).flatMap((step) => ('shipment' in step ? step.shipment : []))
  assert.deepEqual(titles, ['Ready to collect', 'Collected', 'of the carrier'])
  for (const title of titles) assert.ok(![...statuses, ...items].includes(title))
})
