import assert from 'node:assert/strict'
import { test } from 'node:test'
import { titleOf } from './group-title.ts'
import { maskedEmail } from './masked-email.ts'
import type { OrderFieldsFragment } from './order-fields.generated.ts'
import { guestTitle, isPaid, lineStateText, stateText } from './order-state.ts'
import { type StepFacts, stepsOf } from './order-steps.ts'
import type { ParcelView } from './order-view.ts'

type Group = NonNullable<OrderFieldsFragment['delivery_groups']>[number]

const FACTS: StepFacts = {
  orderDate: '2026-11-23T10:12:00+11:00',
  isPaid: true,
  isCancelled: false,
  isHeld: false,
  today: '2026-11-26',
  returnDays: 30,
  collector: 'Tom Whitford',
  instructions: undefined,
  place: 'Toowong',
}

const POST: Group = {
  kind: 'DELIVERY',
  store: null,
  ready_at: null,
  estimated_from: '2026-11-26',
  estimated_to: '2026-11-26',
  collection_code: null,
  collect_until: null,
  is_collectable: false,
  item_ids: ['a'],
  quantity_to_pick: 1,
  quantity_to_come: 1,
  events: [],
}

const SENT: Group = {
  ...POST,
  quantity_to_pick: 0,
  quantity_to_come: 0,
  events: [
    { kind: 'PACKED', at: '2026-11-24T09:05:00+11:00', quantity: 1, size: null },
    { kind: 'SHIPPED', at: '2026-11-24T14:30:00+11:00', quantity: 1, size: null },
  ],
}
const PARCEL = {
  number: '1-P1',
  carrier: 'StarTrack',
  trackingNumber: 'M1',
  href: undefined,
  contents: 'Boot',
  sentAt: '2026-11-24T14:30:00+11:00',
  arrivedAt: undefined,
}

const whatOf = (group: Group, facts = FACTS, parcels: readonly ParcelView[] = group === SENT ? [PARCEL] : []) =>
  stepsOf(group, parcels, facts).map(({ state, what, about }) => [state, what, about].filter(Boolean).join(': '))

test('steps tell what was recorded, the one that comes next, and what follows [R2.74]', () => {
  assert.deepEqual(whatOf(SENT), [
    'done: Ordered and paid: Mon 23 Nov, 10:12 am',
    'done: Packed: Tue 24 Nov, 9:05 am',
    'done: Handed to StarTrack: Tue 24 Nov, 2:30 pm',
    'next: Next: arrives Thu 26 Nov in Toowong',
    'later: Last day to return: Thu 24 Dec',
  ])
  assert.deepEqual(whatOf(POST), [
    'done: Ordered and paid: Mon 23 Nov, 10:12 am',
    'next: Next: we pack it: Then we email you the tracking link.',
    'later: Arrives: Thu 26 Nov',
    'later: Last day to return: 30 days after it is sent',
  ])
})

test('a changed size is a step that has happened, and nothing has been packed by it', () => {
  const changed = { kind: 'SIZE_CHANGED', at: '2026-11-23T11:00:00+11:00', quantity: 1, size: 'EU 39 (AU 8)' } as const
  assert.deepEqual(whatOf({ ...POST, events: [changed] }).slice(0, 3), [
    'done: Ordered and paid: Mon 23 Nov, 10:12 am',
    'done: Changed to EU 39 (AU 8): Mon 23 Nov, 11 am',
    'next: Next: we pack it: Then we email you the tracking link.',
  ])
})

test('a parcel never arrives by itself: from the day after it should have', () => {
  assert.equal(whatOf(SENT, { ...FACTS, today: '2026-11-27' })[3], 'next: Should have arrived Thu 26 Nov')
  assert.equal(titleOf(SENT, FACTS).title, 'Arrives today, Thu 26 Nov')
  assert.equal(titleOf(SENT, { ...FACTS, today: '2027-03-01' }).title, 'Sent Tue 24 Nov')
})

test('an order on hold and a cancelled one promise nothing', () => {
  const arrived = [{ ...PARCEL, arrivedAt: '2026-11-25T11:20:00+11:00' }]
  assert.equal(titleOf(SENT, FACTS, arrived).title, 'Delivered Wed 25 Nov')
  assert.ok(whatOf(SENT, FACTS, arrived).includes('done: Delivered: Wed 25 Nov, 11:20 am'))
  assert.equal(titleOf(SENT, FACTS, [...arrived, PARCEL]).title, 'Arrives today, Thu 26 Nov')
  assert.equal(titleOf(POST, { ...FACTS, isHeld: true }).title, 'On hold')
  assert.equal(titleOf(POST, { ...FACTS, isCancelled: true }).title, 'Cancelled')
  assert.deepEqual(whatOf(POST, { ...FACTS, isCancelled: true }).slice(1), ['done: Cancelled and refunded'])
})

test('where returns are off no step promises one', () => {
  for (const group of [POST, SENT])
    assert.doesNotMatch(whatOf(group, { ...FACTS, returnDays: undefined }).join(), /return/)
})

test('shoppers read words for each status of an order and each end of an item [R3.70]', () => {
  const statuses = [
    'Pending',
    'Payment Review',
    'Pending Payment',
    'Processing',
    'On Hold',
    'Complete',
    'Closed',
    'Canceled',
  ]
  const texts = statuses.map((status) => stateText(status, true))
  assert.equal(new Set(texts).size, 7)
  for (const [i, text] of texts.entries()) assert.ok(text !== statuses[i] || text === 'On Hold', text)
  const item = { quantity_ordered: 2, quantity_canceled: 0, quantity_returned: 0, quantity_refunded: 0 }
  assert.equal(lineStateText(item), undefined)
  assert.equal(lineStateText({ ...item, quantity_returned: 1, quantity_refunded: 1 }), '1 of 2 returned')
  assert.equal(lineStateText({ ...item, quantity_canceled: 2 }), 'Cancelled')
  assert.equal(lineStateText({ ...item, quantity_refunded: 2 }), 'Refunded')
  assert.equal(lineStateText({ ...item, status: 'Backordered' }), 'Ordered in')
})

test('a cancelled order that was paid is distinguished from one whose payment failed', () => {
  const of = (is_paid: boolean) => {
    const paid = isPaid({ status: 'Canceled', is_paid })
    return [stateText('Canceled', paid), titleOf(POST, { ...FACTS, isPaid: paid, isCancelled: true }).title]
  }
  assert.deepEqual(of(true), ['Cancelled', 'Cancelled'])
  assert.deepEqual(of(false), ['Not paid, and nothing was charged', 'Not paid'])
  assert.deepEqual(whatOf(POST, { ...FACTS, isPaid: false, isCancelled: true }), [
    'done: The payment did not go through',
  ])
})

test('an order cancelled pair by pair tells what happened to each part', () => {
  const facts = { ...FACTS, isCancelled: true }
  const at = '2026-11-24T09:05:00+11:00'
  const group: Group = { ...POST, quantity_to_pick: 0, quantity_to_come: 0 }
  const cancelled: Group = { ...group, events: [{ kind: 'CANCELLED', at, quantity: 2, size: null }] }
  assert.deepEqual(
    [titleOf(cancelled, facts).title, whatOf(cancelled, facts).slice(1)],
    ['Cancelled', ['done: Cancelled and refunded, 2 items: Tue 24 Nov, 9:05 am']],
  )
  const left: Group = {
    ...group,
    kind: 'CLICKNCOLLECT',
    events: [
      { kind: 'READY', at, quantity: 1, size: null },
      { kind: 'NOT_COLLECTED', at, quantity: 1, size: null },
    ],
  }
  assert.deepEqual(
    [titleOf(left, facts).title, whatOf(left, facts).slice(1)],
    [
      'Not collected',
      [
        'done: Put aside at the store: Tue 24 Nov, 9:05 am',
        'done: Not collected, so cancelled and refunded: Tue 24 Nov, 9:05 am',
      ],
    ],
  )
})

test('a masked email never shows the whole name', () => {
  assert.equal(maskedEmail('margaret.ward@example.com'), 'm…d@example.com')
  assert.deepEqual(['a@x', 'ab@x'].map(maskedEmail), ['…@x', '…@x'])
})

test('a guest’s heading tells the state: refunded, though its parcel was once sent', () => {
  const sent = { isOpen: false, isSent: true, isReady: false, code: undefined }
  const titleIn = (status: string) => guestTitle({ status, isPaid: true, firstName: 'Robin', groups: [sent] })
  assert.equal(titleIn('Complete'), 'Your order is on its way, Robin.')
  assert.equal(titleIn('Closed'), 'Your order was refunded, Robin.')
  assert.equal(titleIn('Canceled'), 'Your order is cancelled, Robin.')
})

test('an order of which a part is on its way says that the rest is packed next', () => {
  const group: Group = { ...POST, events: SENT.events.filter(({ kind }) => kind === 'SHIPPED') }
  const steps = whatOf(group, FACTS, [PARCEL])
  assert.ok(steps.includes('next: Next: we pack the rest: Then we email you the tracking link.'), steps.join('\n'))
  const packed = whatOf({ ...group, quantity_to_pick: 0, events: SENT.events }, FACTS, [PARCEL])
  assert.ok(packed.includes('next: Next: the rest leaves us: We email you the tracking link.'), packed.join('\n'))
  const groups = [{ isOpen: true, isSent: true, isReady: false, code: undefined }]
  const order = { status: 'Processing', isPaid: true, firstName: 'Ana', groups }
  assert.equal(guestTitle(order), 'Part of your order is on its way, Ana.')
})
