import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AGE_CHECK_MS, ATTEMPTS_BEFORE_HINT, LETTERS_BEFORE_SUGGESTIONS, TILES_PER_ROW } from '@welt/kit/constants'

test('the numbers that the specification leaves unexplained have a name each, in one file [J27.3, A93]', () => {
  assert.deepEqual([ATTEMPTS_BEFORE_HINT, LETTERS_BEFORE_SUGGESTIONS, TILES_PER_ROW, AGE_CHECK_MS], [3, 3, 4, 60_000])
})
