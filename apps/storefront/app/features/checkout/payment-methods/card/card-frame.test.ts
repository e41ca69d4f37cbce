import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUnderWay, noticeOf, type PayEvent, type PayState, parseFrameMessage, payStep } from './card-frame.ts'

const run = (...events: PayEvent[]) => events.reduce<PayState>(payStep, { kind: 'loading' })
const token = { type: 'welt-card-token', stateData: { a: 1 } } as const

test('a press sends the card once; a second press meanwhile changes nothing [R4.83]', () => {
  const sending = run({ type: 'welt-card-ready', height: 240 }, { type: 'pressed' }, token)
  assert.deepEqual(sending, { kind: 'sending', stateData: '{"a":1}' })
  assert.equal(payStep(sending, { type: 'pressed' }), sending)
  assert.equal(payStep(sending, token), sending)
})

test('a press before the frame has loaded takes effect once it has [R4.83]', () => {
  const pressed = run({ type: 'pressed' })
  assert.deepEqual(pressed, { kind: 'loading', isPressed: true })
  assert.equal(payStep(pressed, { type: 'welt-card-ready', height: 240 }).kind, 'checking')
})

test('a press on a frame that loads slowly shows a notice and takes effect once it has loaded [R4.83]', () => {
  for (const slow of [
    run({ type: 'pressed' }, { type: 'frame-silent' }),
    run({ type: 'frame-silent' }, { type: 'pressed' }),
  ]) {
    assert.equal(isUnderWay(slow), true)
    assert.match(noticeOf(slow) ?? '', /place your order once it loads/)
    assert.equal(payStep(slow, { type: 'welt-card-ready', height: 240 }).kind, 'checking')
  }
})

test('a press without a reply frees the button, and a late token sends nothing [R4.83]', () => {
  const checking = run({ type: 'welt-card-ready', height: 240 }, { type: 'pressed' })
  const unanswered = payStep(checking, { type: 'frame-silent' })
  assert.match(noticeOf(unanswered) ?? '', /not charged\. Try again/)
  assert.equal(payStep(unanswered, token), unanswered)
  assert.equal(payStep(unanswered, { type: 'pressed' }).kind, 'checking')
})

test('after an answer the card can be sent again [R4.83]', () => {
  assert.equal(
    run({ type: 'welt-card-ready', height: 1 }, { type: 'pressed' }, token, { type: 'answered' }, { type: 'pressed' })
      .kind,
    'checking',
  )
})

test('invalid fields and a frame that does not load show a notice, and the shopper can try again', () => {
  const invalid = run(
    { type: 'welt-card-ready', height: 1 },
    { type: 'pressed' },
    { type: 'welt-card-invalid', fields: ['number'] },
  )
  assert.equal(invalid.kind, 'problem')
  assert.equal(payStep(invalid, { type: 'pressed' }).kind, 'checking')
  const silent = run({ type: 'frame-silent' })
  assert.match(noticeOf(silent) ?? '', /did not load/)
  assert.equal(isUnderWay(silent), false)
  assert.equal(payStep(silent, { type: 'welt-card-ready', height: 1 }).kind, 'ready')
})

test('only messages of our frame from the payment service’s origin are accepted [R4.83]', () => {
  const frame = {} as Window
  const good = { data: { type: 'welt-card-ready', height: 1 }, origin: 'https://pay.example', source: frame }
  assert.equal(parseFrameMessage(good, frame, 'https://pay.example')?.type, 'welt-card-ready')
  assert.equal(parseFrameMessage({ ...good, origin: 'https://evil.example' }, frame, 'https://pay.example'), undefined)
  assert.equal(parseFrameMessage({ ...good, source: {} as Window }, frame, 'https://pay.example'), undefined)
  assert.equal(parseFrameMessage({ ...good, data: { type: 'other' } }, frame, 'https://pay.example'), undefined)
  assert.equal(parseFrameMessage({ ...good, data: 'welt-card-ready' }, frame, 'https://pay.example'), undefined)
})
