import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUnderWay, noticeOf, OPEN, type PayEvent, type PayState, payStep } from './pay-press.ts'

const after = (...events: readonly PayEvent[]): PayState => events.reduce(payStep, OPEN)
const pressed = { type: 'pressed' } as const

test('a press before the fields are there waits for them; further presses change nothing [R4.83]', () => {
  const waiting = after(pressed)
  assert.equal(isUnderWay(waiting), true)
  assert.deepEqual(payStep(waiting, pressed), waiting)
  const sending = after(pressed, { type: 'sent' })
  assert.deepEqual(payStep(sending, pressed), sending)
  assert.equal(isUnderWay(sending), true)
  assert.equal(isUnderWay(payStep(sending, { type: 'answered' })), false)
})

test('fields that do not load say so, and otherwise while an order waits for them [R4.83]', () => {
  assert.equal(noticeOf(OPEN), undefined)
  assert.match(noticeOf(after({ type: 'silent' })) ?? '', /did not load/)
  assert.match(noticeOf(after({ type: 'silent' }, pressed)) ?? '', /once it loads/)
  assert.equal(noticeOf(after({ type: 'silent' }, { type: 'checked' })), undefined)
  assert.equal(isUnderWay(after(pressed, { type: 'checked' })), false)
})
