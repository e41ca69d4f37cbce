import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GroupView, OrderView, ParcelView } from '../detail/order-view.ts'
import { underWayOf } from './tracked-group.ts'

const TODAY = '2026-11-26'

const LINE = {
  ...{ id: 'l', name: 'Meredith', facts: '', quantity: 1, unitCents: 0, rowCents: 0, fullCents: 0, netCents: 0 },
  ...{ imageUrl: '/m.avif', href: undefined, isGiftCard: false, state: undefined },
}
const PARCEL: ParcelView = {
  ...{ number: '1', carrier: 'StarTrack', trackingNumber: 'M1', href: '/t', contents: '' },
  ...{ sentAt: '2026-11-24T14:30:00+11:00', arrivedAt: undefined },
}
const SENT: GroupView = {
  ...{ key: 'g', kind: 'delivery', title: 'Arrives today, Thu 26 Nov', about: '', tone: 'plain', icon: 'truck' },
  ...{ isOpen: false, isUntouched: false, isSent: true, isReady: false, dueOn: TODAY, code: undefined },
  ...{
    collectUntil: undefined,
    directionsHref: undefined,
    town: undefined,
    lines: [LINE],
    parcels: [PARCEL],
    steps: [],
  },
}
const READY: GroupView = {
  ...SENT,
  ...{ key: 'r', kind: 'clickncollect', title: 'Ready at Brisbane', isOpen: true, isReady: true, dueOn: undefined },
  ...{ code: '472916', collectUntil: 'Mon 30 Nov', parcels: [] },
}
const ORDER: OrderView = {
  ...{ id: 'o', number: '1000482', status: 'Processing', isPaid: true, stateText: '', date: '', email: undefined },
  ...{ firstName: 'Ana', pieces: 2, groups: [READY, SENT], instructions: undefined, delivery: [], billing: [] },
  nominee: { firstName: 'Tom', lastName: 'Whitford', phone: '' },
  ...{ payment: undefined, giftCards: [], savings: [], subtotalCents: 0, shippingCents: 0, gstCents: 0, totalCents: 0 },
  ...{ refundedCents: 0, hasInvoice: true, needsSignIn: false, returnsFor: undefined, actions: [] },
}

const shown = (group: Partial<GroupView>, order: Partial<OrderView> = {}) =>
  underWayOf([{ ...ORDER, ...order, groups: [{ ...SENT, ...group }] }], false, TODAY)

test('what arrives first is told first, then what is ready, each in a sentence', () => {
  const found = underWayOf([ORDER], false, TODAY)
  assert.deepEqual(
    found.map(({ sentence, note, title }) => [sentence, note, title]),
    [
      ['Your parcel arrives today.', 'Handed to StarTrack Tue 24 Nov', 'Arrives today, Thu 26 Nov'],
      ['Your pair is ready at Brisbane.', 'Tom Whitford collects', 'Ready at Brisbane until Mon 30 Nov'],
    ],
  )
  const later = { ...ORDER, number: '2', groups: [{ ...SENT, title: 'Arrives by Mon 30 Nov', dueOn: '2026-11-30' }] }
  const late = {
    ...ORDER,
    number: '3',
    groups: [{ ...SENT, title: 'Should have arrived Mon 23 Nov', dueOn: '2026-11-23' }],
  }
  assert.deepEqual(
    underWayOf([late, later, ORDER], false, TODAY).map(({ sentence }) => sentence),
    [
      'Your parcel arrives today.',
      'Your parcel arrives by Mon 30 Nov.',
      'Your pair is ready at Brisbane.',
      'Your parcel should have arrived Mon 23 Nov.',
    ],
  )
})

test('a guest’s bar has neither names, pictures nor the code [A19]', () => {
  for (const { name, imageUrl, code, note } of underWayOf([ORDER], true, TODAY)) {
    assert.deepEqual([name, imageUrl, code], [undefined, undefined, undefined])
    assert.doesNotMatch(note ?? '', /Tom|Ana/)
  }
})

test('what has arrived, is long overdue or was cancelled is not shown', () => {
  assert.equal(shown({ parcels: [{ ...PARCEL, arrivedAt: '2026-11-25T09:00:00+11:00' }] }).length, 0)
  assert.equal(shown({ title: 'Should have arrived Thu 19 Nov', dueOn: '2026-11-19' }).length, 1)
  assert.equal(shown({ dueOn: '2026-11-18' }).length, 0)
  assert.equal(shown({}, { status: 'Closed' }).length, 0)
  assert.equal(shown({ parcels: [] }).length, 0)
})

test('goods in one size are items, not pairs', () => {
  const laces = { ...LINE, facts: 'Black, One size' }
  const said = (lines: GroupView['lines']) => shown({ ...READY, lines }).map(({ sentence }) => sentence)
  assert.deepEqual(said([laces]), ['Your item is ready at Brisbane.'])
  assert.deepEqual(said([laces, LINE]), ['Your 2 items are ready at Brisbane.'])
})
