import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FIRST_STATE, type ReturnsEvent, stateAfter } from './returns-state.ts'

const ITEM = { uid: 'l1', brand: 'Mollini', colour: 'Cherry', image: '/media/noor.avif', size: 'size 38' }
const FOUND: ReturnsEvent = {
  type: 'order-found',
  order: { number: '1000455', uid: 'MQ==', guestEmail: 'priya@example.com', items: [ITEM] },
}
const SELECTED: ReturnsEvent = { type: 'items-selected', items: [{ id: 'l1', quantity: 2 }] }

test('the flow starts at create, and shows the methods once items are selected [R4.61, R3.83]', () => {
  assert.equal(FIRST_STATE.returnStep, 'create')
  const { returnStep, showReturnMethods, selectedReturnItems } = stateAfter([FOUND, SELECTED])
  assert.deepEqual(
    { returnStep, showReturnMethods, selectedReturnItems },
    { returnStep: 'method', showReturnMethods: true, selectedReturnItems: [{ id: 'l1', quantity: 2 }] },
  )
  const back = stateAfter([FOUND, SELECTED, { type: 'went-back' }])
  assert.deepEqual([back.returnStep, back.showReturnMethods], ['create', false])
})

test('eligibility: loading, then the flag with code and order, or its error [J20.1, R4.62-R4.64, R8.41]', () => {
  const requested: ReturnsEvent = { type: 'eligibility-requested' }
  const answered = { isEligible: false, messageCode: 'NOT_ELIGIBLE', orderUid: 'MQ==' } as const
  assert.deepEqual(stateAfter([requested]).eligibility, { status: 'loading' })
  assert.deepEqual(stateAfter([requested, { type: 'eligibility-answered', ...answered }]).eligibility, {
    status: 'answered',
    ...answered,
  })
  assert.deepEqual(stateAfter([requested, { type: 'eligibility-failed' }]).eligibility, {
    status: 'failed',
    error: 'Failed to check eligibility.',
  })
})

test('guest look-up: loading, then the order with its items, or an error [R3.82, R4.65-R4.67, R8.42, A57]', () => {
  const requested: ReturnsEvent = { type: 'order-requested' }
  assert.deepEqual(stateAfter([requested]).guestOrder, { status: 'loading' })
  const { guestOrder, webOrderId, orderUid, guestEmail, orderItems } = stateAfter([requested, FOUND])
  assert.deepEqual(
    { guestOrder, webOrderId, orderUid, guestEmail, orderItems },
    {
      guestOrder: { status: 'answered' },
      ...{ webOrderId: '1000455', orderUid: 'MQ==', guestEmail: 'priya@example.com', orderItems: [ITEM] },
    },
  )
  const failed = (isGiftCardOnly: boolean) =>
    stateAfter([requested, { type: 'order-failed', isGiftCardOnly }]).guestOrder
  assert.deepEqual(failed(false), { status: 'failed', error: 'Error getting guest order details' })
  assert.deepEqual(failed(true), { status: 'failed', error: 'Gift cards cannot be returned.' })
})

test('the request: loading, then ids, items and the parcel point if present, or its error [R3.81, R4.68-R4.71]', () => {
  const requested: ReturnsEvent = { type: 'return-requested' }
  assert.deepEqual(stateAfter([FOUND, SELECTED, requested]).request, { status: 'loading' })
  const items = [{ uid: 'r1', quantity: 2 }]
  const parcelPoint = { redirectUrl: 'https://points.test', postData: [{ key: 'return', value: '3000101' }] }
  const made = (point?: typeof parcelPoint): ReturnsEvent => ({
    type: 'return-made',
    made: { uid: 'abc', number: '3000101', items, parcelPoint: point },
  })
  const state = stateAfter([FOUND, SELECTED, requested, made(parcelPoint)])
  assert.deepEqual(
    [state.returnUid, state.webReturnId, state.returnItems, state.parcelPointInfo, state.lastOrderId, state.returnStep],
    ['abc', '3000101', items, parcelPoint, '1000455', 'sent'],
  )
  assert.deepEqual(state.request, { status: 'answered' })
  assert.equal(stateAfter([FOUND, requested, made()]).parcelPointInfo, undefined)
  assert.deepEqual(stateAfter([requested, { type: 'return-failed', error: 'Error requesting return' }]).request, {
    status: 'failed',
    error: 'Error requesting return',
  })
})
