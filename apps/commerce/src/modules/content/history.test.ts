import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BegunVersion, historyOf } from './history.ts'

const NOW = new Date('2026-11-28T00:00:00Z')

function version(id: number, from: string | null, to: string | null, more: Partial<BegunVersion> = {}): BegunVersion {
  return { id, starts_at: from, ends_at: to, note: null, is_active: null, ...more }
}

function readable(versions: readonly BegunVersion[], isBaseShown = true) {
  const { current, earlier } = historyOf(versions, isBaseShown, NOW)
  const day = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? ''
  return [current, ...earlier].map((one) => `${one?.version} ${day(one?.from)}..${day(one?.to)}`)
}

test('a page with one text has no earlier one', () => {
  assert.deepEqual(readable([]), ['0 ..'])
})

test('a text that a later version replaced is an earlier text', () => {
  assert.deepEqual(readable([version(1, '2026-11-01', null)]), ['1 2026-11-01..', '0 ..2026-11-01'])
  assert.deepEqual(readable([version(1, '2026-03-01', null), version(2, '2026-11-01', null)]), [
    '2 2026-11-01..',
    '1 2026-03-01..2026-11-01',
    '0 ..2026-03-01',
  ])
})

test('a version that ended is an earlier text; the one before it is in force again', () => {
  assert.deepEqual(readable([version(1, '2026-03-01', '2026-11-01')]), ['0 2026-11-01..', '1 2026-03-01..2026-11-01'])
})

test('versions that never won, and times when the page was not shown, are no earlier texts', () => {
  const hidden = version(1, '2026-05-01', '2026-06-01')
  assert.deepEqual(readable([hidden, version(2, '2026-05-01', null)]), ['2 2026-05-01..', '0 ..2026-05-01'])
  assert.deepEqual(readable([version(3, '2026-05-01', null, { is_active: true })], false), ['3 2026-05-01..'])
})
