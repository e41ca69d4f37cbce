import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReturnableLine } from '../returnable.ts'
import { type FlowPage, pageState } from './page-state.ts'

const LINE: ReturnableLine = {
  ...{ uid: 'l1', brand: 'Mollini', name: 'Noor', colour: 'Cherry', size: 'size 38', image: '/media/noor.avif' },
  ...{ available: 2, refundCents: [16_995, 33_990], sku: 'NOOR', isFaultOnly: false, swaps: [] },
}
const PAGE: FlowPage = {
  order: {
    ...{ uid: 'MQ==', number: '1000455', lines: [LINE], refused: [] },
    ...{ lastDay: 'Fri 18 Dec', paidWith: undefined, lastReturn: undefined },
  },
  guestEmail: 'priya@example.com',
  eligibility: { isEligible: true, messageCode: 'ELIGIBLE' },
}
const STILL = { isSending: false, isChecking: false }
const DRAFT = [
  {
    line: LINE,
    isTicked: true,
    quantity: '2',
    reason: '10413',
    text: '',
    swap: '',
    photos: [],
  },
]

test('the page holds the order with its items, and what eligibility said [R3.81, R3.82]', () => {
  const { webOrderId, orderUid, guestEmail, orderItems, eligibility, returnStep } = pageState(PAGE, undefined, STILL)
  assert.deepEqual(
    { webOrderId, orderUid, guestEmail, orderItems, eligibility, returnStep },
    {
      ...{ webOrderId: '1000455', orderUid: 'MQ==', guestEmail: 'priya@example.com', returnStep: 'create' },
      orderItems: [{ uid: 'l1', brand: 'Mollini', colour: 'Cherry', image: '/media/noor.avif', size: 'size 38' }],
      eligibility: { status: 'answered', isEligible: true, messageCode: 'ELIGIBLE', orderUid: 'MQ==' },
    },
  )
  assert.equal(pageState({ ...PAGE, eligibility: undefined }, undefined, STILL).eligibility.status, 'failed')
  assert.equal(pageState(PAGE, undefined, { ...STILL, isChecking: true }).eligibility.status, 'loading')
})

test('an answered choice opens the methods with what is selected; sending may fail', () => {
  const answer = { step: 'method', draft: DRAFT, errors: {} } as const
  const { returnStep, showReturnMethods, selectedReturnItems } = pageState(PAGE, answer, STILL)
  assert.deepEqual([returnStep, showReturnMethods, selectedReturnItems], ['method', true, [{ id: 'l1', quantity: 2 }]])
  assert.equal(pageState(PAGE, answer, { ...STILL, isSending: true }).request.status, 'loading')
  const failed = pageState(PAGE, { ...answer, problem: 'Error requesting return' }, STILL)
  assert.deepEqual(failed.request, { status: 'failed', error: 'Error requesting return' })
  assert.equal(failed.returnStep, 'method')
})
