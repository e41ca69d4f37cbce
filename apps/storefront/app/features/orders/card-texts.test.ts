import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardActions, dateText, noteOf } from './card-texts.ts'
import type { GroupView } from './detail/order-view.ts'
import type { ListedOrder } from './orders.server.ts'

const GROUP: GroupView = {
  ...{ key: 'g', kind: 'delivery', title: 'Arrives Mon 30 Nov', about: '', tone: 'plain', icon: 'truck' },
  ...{ isOpen: true, isUntouched: true, isSent: false, isReady: false, code: undefined, collectUntil: undefined },
  ...{ dueOn: undefined, directionsHref: undefined, town: undefined, lines: [], parcels: [], steps: [] },
}
const ORDER: ListedOrder = {
  ...{ id: 'o', number: '1000493', status: 'Processing', isPaid: true, stateText: '', date: '', email: undefined },
  ...{ firstName: '', pieces: 1, groups: [GROUP], nominee: undefined, instructions: undefined, delivery: [] },
  ...{ billing: [], payment: undefined, giftCards: [], savings: [], subtotalCents: 0, shippingCents: 0, gstCents: 0 },
  ...{ totalCents: 18_995, refundedCents: 0, hasInvoice: true, needsSignIn: false, returnsFor: undefined },
  ...{ actions: ['CANCEL', 'REORDER'], hasOtherSizes: true },
}
const PARCEL = {
  number: '1',
  carrier: 'StarTrack',
  trackingNumber: 'M1',
  href: '/t',
  contents: '',
  sentAt: '',
  arrivedAt: '',
}

const listed = (group: Partial<GroupView>, order: Partial<ListedOrder> = {}) => {
  const groups = [{ ...GROUP, ...group }]
  return { order: { ...ORDER, groups, ...order }, group: groups[0] ?? GROUP }
}
const kindsOf = ({ order }: ReturnType<typeof listed>) => cardActions(order).map(({ kind }) => kind)
const textOf = ({ order, group }: ReturnType<typeof listed>) => noteOf(order, group)

test('a card offers another size while the order permits it, at most three actions in all', () => {
  assert.deepEqual(kindsOf(listed({})), ['view', 'size'])
  assert.equal(cardActions(ORDER)[1]?.href, '/customer/orders/1000493?size')
  assert.deepEqual(kindsOf(listed({}, { hasOtherSizes: false })), ['view'])
  assert.deepEqual(kindsOf(listed({ isUntouched: false })), ['view'])
  const sent = { isOpen: false, isUntouched: false, parcels: [PARCEL] }
  assert.deepEqual(kindsOf(listed(sent, { returnsFor: 'any' })), ['view', 'track', 'return'])
  assert.deepEqual(kindsOf(listed({ isOpen: false })), ['view', 'reorder'])
})

test('a card says what can still be changed, until when, or since when', () => {
  assert.equal(textOf(listed({})), 'You can still change the size or cancel.')
  assert.equal(textOf(listed({}, { hasOtherSizes: false })), 'You can still cancel.')
  assert.equal(textOf(listed({}, { status: 'On Hold' })), 'We finish a check, and email you.')
  assert.equal(textOf(listed({ kind: 'clickncollect', collectUntil: 'Mon 30 Nov' })), 'Until Mon 30 Nov.')
  const handed = { state: 'done', what: 'Handed to StarTrack', about: 'Tue 24 Nov, 2:30 pm' } as const
  const last = { state: 'next', what: 'Last day to return', about: 'Thu 24 Dec' } as const
  const sent = { isOpen: false, isUntouched: false, steps: [handed, last] }
  assert.equal(textOf(listed(sent)), 'Handed to StarTrack Tue 24 Nov.')
  assert.equal(textOf(listed({ ...sent, tone: 'good' })), 'Return it by Thu 24 Dec.')
  const ended = { state: 'done', what: 'Returns ended', about: 'Wed 21 Oct' } as const
  assert.equal(textOf(listed({ ...sent, steps: [handed, ended] })), 'Returns ended Wed 21 Oct.')
  assert.equal(textOf(listed({}, { status: 'Canceled', refundedCents: 13_995 })), '$139.95 refunded.')
})

test('the day of an order is named today, and has its year when that is another', () => {
  const days = ['2026-11-26', '2026-11-23', '2025-11-18'].map((day) => dateText(day, '2026-11-26'))
  assert.deepEqual(days, ['Today, Thu 26 Nov', 'Mon 23 Nov', 'Tue 18 Nov 2025'])
})
