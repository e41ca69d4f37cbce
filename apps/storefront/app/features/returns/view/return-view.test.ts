import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReturnStatus } from '#app/contract.generated.ts'
import { ReturnStatusValues } from '#app/contract.generated.ts'
import { nearDayText } from '../days.ts'
import { type ReturnView, returnTexts, swapText } from './return-view.ts'

const item = { uid: 'i', name: 'Daintree', facts: '', image: undefined, reason: 'Too large', refundCents: 17_411 }
const ITEM = {
  ...item,
  quantity: 1,
  isReceived: false,
  isRejected: false,
  rejectReason: undefined,
  isSettled: false,
  swap: undefined,
  photos: [],
}

const VIEW: ReturnView = {
  ...{ uid: 'r', number: '3000096', orderNumber: '1000417', status: 'AUTHORIZED', createdOn: '2026-11-26' },
  ...{
    way: 'label',
    sendBy: '2026-12-10',
    isSwappedOnScan: false,
    items: [ITEM],
    comments: [],
    labelCents: 0,
    labelPath: undefined,
  },
  ...{ isLabelExpired: false, store: undefined },
  ...{ isFaultOnly: false, isLabelPaid: false, creditMemos: [] },
  steps: [{ name: 'Requested', day: '2026-11-26' }],
  refund: { subtotalCents: 17_995, discountCents: 584, totalCents: 17_411, isRefunded: false, payments: [] },
  ...{ slipPath: undefined, postTo: undefined, isCancelable: true, parcelPoint: undefined, email: 'ana@example.com' },
}

/** The reading does not list UNCONFIRMED. [decision 162] */
const STATUSES = [
  ...['PENDING', 'UNCONFIRMED', 'AUTHORIZED', 'PARTIALLY_AUTHORIZED', 'RECEIVED', 'PARTIALLY_RECEIVED', 'APPROVED'],
  ...['PARTIALLY_APPROVED', 'REJECTED', 'PARTIALLY_REJECTED', 'DENIED', 'PROCESSED_AND_CLOSED', 'CLOSED'],
]

const textOf = (status: ReturnStatus, more: Partial<ReturnView> = {}) => {
  const { title, next } = returnTexts({ ...VIEW, status, ...more })
  return `${title}: ${next}`
}

test('a swap says until when it is held, that it no longer is, or what it was swapped for', () => {
  const swap = { size: 'EU 39', until: '2026-12-04', untilText: 'Fri 4 Dec', orderNumber: undefined } as const
  assert.equal(swapText({ ...swap, state: 'HELD' }), 'EU 39 is held for you until Fri 4 Dec.')
  assert.match(swapText({ ...swap, state: 'LAPSED' }) ?? '', /^We no longer hold EU 39\. .*otherwise we refund you\.$/)
  assert.equal(swapText({ ...swap, state: 'ENDED' }), undefined)
  const steps = [{ name: 'Swapped', day: '2026-12-01' }]
  const refund = { ...VIEW.refund, totalCents: 0 }
  const items = [{ ...ITEM, swap: { ...swap, state: 'SENT' as const } }]
  assert.equal(textOf('PROCESSED_AND_CLOSED', { items, steps, refund }), 'Swapped for EU 39: Done on Tue 1 Dec.')
})

test('a swap is held until tomorrow in the words of its mail, with the date beside them', () => {
  const until = '2026-12-04'
  const texts = ['2026-12-02', '2026-12-03', until].map((today) => nearDayText(until, today))
  assert.deepEqual(texts, ['Fri 4 Dec', 'tomorrow, Fri 4 Dec', 'today, Fri 4 Dec'])
  const swap = { size: 'EU 39', state: 'HELD', until, untilText: texts[1], orderNumber: undefined } as const
  assert.equal(swapText(swap), 'EU 39 is held for you until tomorrow, Fri 4 Dec.')
})

test('every state of a return is told in words with what comes next, not the system’s [R3.76, R9.65, A34]', () => {
  assert.deepEqual(ReturnStatusValues, STATUSES)
  const texts = ReturnStatusValues.map((status) => textOf(status))
  for (const text of texts) assert.doesNotMatch(text, /[A-Z]{2}|_|undefined/)
  assert.equal(textOf('PENDING'), 'Requested: We look at it by Mon 30 Nov.')
  assert.equal(textOf('AUTHORIZED'), 'Waiting for your parcel: Post it by Thu 10 Dec. Refund $174.11.')
  assert.equal(
    textOf('AUTHORIZED', { way: 'store' }),
    'Waiting for your pair: Bring it to a store by Thu 10 Dec. Refund $174.11.',
  )
  assert.equal(
    textOf('AUTHORIZED', { isLabelExpired: true }),
    'Waiting for your parcel: The last day to post it was Thu 10 Dec. Get a new label first.',
  )
  assert.match(textOf('APPROVED'), /^Checked, refund \$174\.11 is on its way: /)
  assert.match(textOf('CLOSED'), /^Closed: /)
})

test('one of two pairs is here, and the day of its check is shown', () => {
  const steps = [...VIEW.steps, { name: 'Received', day: '2026-11-27' }]
  const items = [
    { ...ITEM, isReceived: true },
    { ...ITEM, uid: 'j' },
  ]
  assert.equal(textOf('PARTIALLY_RECEIVED', { steps, items }), '1 of 2 pairs is here: We check it by Tue 1 Dec.')
  assert.equal(textOf('PARTIALLY_REJECTED', { steps, items }), textOf('PARTIALLY_RECEIVED', { steps, items }))
  assert.equal(textOf('RECEIVED', { steps, items: items.slice(0, 1) }), 'It is here: We check it by Tue 1 Dec.')
})

test('a finished return shows amount, method and day, a refused one why', () => {
  const steps = [...VIEW.steps, { name: 'Refunded', day: '2026-11-20' }]
  const payments = [{ name: 'Visa ending 1111', cents: 17_411 }]
  const refund = { ...VIEW.refund, isRefunded: true, payments }
  assert.equal(
    textOf('PROCESSED_AND_CLOSED', { steps, refund }),
    'Refunded $174.11: To Visa ending 1111 on Fri 20 Nov.',
  )
  const items = [{ ...ITEM, isRejected: true, rejectReason: 'The soles were worn.' }]
  assert.equal(textOf('REJECTED', { items }), 'Not accepted: The soles were worn. We send the pair back to you.')
})
