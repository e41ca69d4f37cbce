import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderByText } from './cut-off.ts'

test('a cut-off is named by its day on the site’s own clock', () => {
  const cutOff = '2026-11-30T14:00:00+11:00'
  const texts = ['2026-11-29T13:00:00Z', '2026-11-29T12:59:59Z', '2026-11-28T12:59:59Z', '2026-11-22T12:59:59Z']
  assert.deepEqual(
    texts.map((now) => orderByText(cutOff, new Date(now))),
    ['Order by 2 pm today', 'Order by 2 pm tomorrow', 'Order by 2 pm Monday', 'Order by 2 pm Mon 30 Nov'],
  )
})
