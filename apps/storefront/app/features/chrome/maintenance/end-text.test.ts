import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endText } from './end-text.ts'

test('the end of maintenance is shown in the shop’s time zone, and not once it has passed', () => {
  const now = new Date('2026-11-24T20:00:00Z')
  const at = (until: string, zone = 'Australia/Melbourne') => endText(new Date(until), now, zone)
  assert.equal(at('2026-11-25T03:00:00Z'), 'Back around 2 pm today')
  assert.equal(at('2026-11-25T03:00:00Z', 'Pacific/Auckland'), 'Back around 4 pm today')
  assert.equal(at('2026-11-24T22:30:00Z'), 'Back around 9.30 am today')
  assert.equal(at('2026-11-25T13:00:00Z'), 'Back around 12 am tomorrow')
  assert.equal(at('2026-11-28T00:00:00Z'), 'Back around 11 am on Sat 28 November')
  assert.equal(at('2026-11-24T20:00:00Z'), 'We will be back soon.')
  assert.equal(endText(undefined, now, 'Australia/Melbourne'), 'We will be back soon.')
})
