import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MINUTE_MS } from '@welt/kit/time'
import { EXPIRED, type FoldedAttempt, type FoldedEvent, REVERSAL_SENT } from './events.ts'
import { foldAttempt } from './fold-attempt.ts'

const attempt: FoldedAttempt = { amount_cents: 5000, currency: 'AUD', state: 'sent' }
const at = new Date('2026-01-05T00:00:00Z')

function event(code: string, changes: Partial<FoldedEvent> = {}): FoldedEvent {
  const isAnswer = code.startsWith('ANSWER:')
  return {
    event_code: code,
    success: true,
    psp_reference: code === 'AUTHORISATION' || isAnswer ? 'CHARGE' : `${code}1`,
    original_reference: '',
    amount_cents: 5000,
    currency: 'AUD',
    channel: isAnswer ? 'answer' : 'webhook',
    payload: {},
    received_at: at,
    ...changes,
  }
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
}

const refusal = event('AUTHORISATION', { success: false, payload: { refusalReason: 'Refused' } })

test('every order and repetition of the events folds to the same state', () => {
  const sets: [FoldedEvent[], string][] = [
    [
      [event('AUTHORISATION'), event('CAPTURE'), event('REFUND'), event('CANCELLATION', { success: false })],
      'refunded',
    ],
    [[event('AUTHORISATION'), event('CAPTURE'), event('REFUND'), event('CANCELLATION')], 'reversed'],
    [[event('ANSWER:RedirectShopper'), refusal, event('AUTHORISATION'), event('ANSWER:Authorised')], 'authorised'],
    [[event('AUTHORISATION'), event(REVERSAL_SENT), event('CANCEL_OR_REFUND')], 'reversed'],
    [[event(EXPIRED, { channel: 'reconcile', psp_reference: 'attempt:1' }), event('AUTHORISATION')], 'authorised'],
  ]
  for (const [events, state] of sets) {
    const folded = permutations([...events, ...events.slice(0, 1)]).map((order) => foldAttempt(attempt, order))
    assert.deepEqual(new Set(folded.map((verdict) => verdict.state)), new Set([state]))
    for (const verdict of folded) assert.deepEqual(verdict, folded[0])
  }
})

test('I1: a second charge of the same attempt pays once and is reviewed by staff', () => {
  const both = [event('ANSWER:Authorised'), event('AUTHORISATION', { psp_reference: 'SECOND' })]
  for (const events of permutations(both)) {
    const verdict = foldAttempt(attempt, events)
    assert.deepEqual(
      [verdict.state, verdict.pspReference, verdict.quarantine],
      ['authorised', 'CHARGE', ['charged more than once']],
    )
  }
  assert.deepEqual(foldAttempt(attempt, [event('ANSWER:Authorised'), event('AUTHORISATION')]).quarantine, [])
  const third = [...both, event('AUTHORISATION', { psp_reference: 'THIRD' })]
  for (const events of permutations(third))
    assert.deepEqual(foldAttempt(attempt, events).quarantine, ['charged 3 times'])
})

test('a success beats a refusal of the same attempt and names the charge', () => {
  const verdict = foldAttempt(attempt, [refusal, event('AUTHORISATION', { psp_reference: 'SECOND' })])
  assert.deepEqual([verdict.state, verdict.pspReference, verdict.effectiveFrom], ['authorised', 'SECOND', undefined])
})

test('changes of a charge count once the charge is known', () => {
  assert.equal(foldAttempt(attempt, [event('CAPTURE'), event('REFUND')]).state, 'sent')
})

test('a refund of a part leaves the charge as it is', () => {
  assert.equal(
    foldAttempt(attempt, [event('AUTHORISATION'), event('REFUND', { amount_cents: 100 })]).state,
    'authorised',
  )
})

test('our refund of a part leaves the charge, even of all of it, until it expires', () => {
  const charged = event('AUTHORISATION')
  const requested = event('ANSWER:refund-requested', { psp_reference: 'refund:1', original_reference: 'CHARGE' })
  const reported = event('REFUND', { psp_reference: 'REFUND', original_reference: 'CHARGE' })
  for (const events of [
    [charged, requested, reported],
    [reported, requested, charged],
  ])
    assert.equal(foldAttempt(attempt, events).state, 'part_refunded')
  assert.equal(foldAttempt(attempt, [charged, reported]).state, 'refunded')
  assert.equal(foldAttempt(attempt, [charged, requested, reported, event('EXPIRE')]).state, 'expired')
  const another = { ...reported, psp_reference: 'OTHER', original_reference: 'OTHER' }
  assert.equal(foldAttempt(attempt, [charged, requested, another]).state, 'refunded')
})

test('parts make a whole; an authorisation expires unless all was captured, in any order', () => {
  const capture = (reference: string, cents: number, changes: Partial<FoldedEvent> = {}) =>
    event('CAPTURE', { psp_reference: reference, amount_cents: cents, ...changes })
  const sets: [FoldedEvent[], string][] = [
    [[event('AUTHORISATION'), capture('C1', 2000), capture('C1', 2000)], 'part_captured'],
    [[event('AUTHORISATION'), capture('C1', 2000), capture('C2', 3000)], 'captured'],
    [[event('AUTHORISATION'), capture('C1', 2000), event('EXPIRE')], 'expired'],
    [[event('AUTHORISATION'), capture('C1', 5000), event('EXPIRE')], 'captured'],
    [[event('AUTHORISATION'), capture('C1', 5000), event('CAPTURE_FAILED', { psp_reference: 'C1' })], 'authorised'],
    [[event('EXPIRE'), capture('C1', 5000)], 'cancelled'],
  ]
  for (const [events, state] of sets)
    for (const order of permutations(events)) assert.equal(foldAttempt(attempt, order).state, state)
})

test('another amount or currency only causes quarantine', () => {
  for (const wrong of [{ amount_cents: 4999 }, { currency: 'NZD' }]) {
    const verdict = foldAttempt(attempt, [event('AUTHORISATION', wrong)])
    assert.equal(verdict.state, 'sent')
    assert.match(verdict.quarantine[0] ?? '', /^charged /)
  }
  assert.equal(foldAttempt(attempt, [event('AUTHORISATION'), event('CHARGEBACK')]).quarantine[0], 'chargeback')
})

test('a refusal known only from a webhook counts after ten minutes, one replied at once', () => {
  assert.deepEqual(foldAttempt(attempt, [refusal]).effectiveFrom, new Date(at.getTime() + 10 * MINUTE_MS))
  const answered = foldAttempt(attempt, [
    refusal,
    event('ANSWER:Refused', { success: false, payload: { refusalReason: 'Expired Card' } }),
  ])
  assert.equal(answered.effectiveFrom, undefined)
  assert.equal(answered.state, 'refused')
})

test('without events an attempt keeps its state', () => {
  assert.equal(foldAttempt({ ...attempt, state: 'unknown' }, []).state, 'unknown')
})
