import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseLine, parseText } from './text.ts'

test('a line says whether it is missing, too long or has characters of no line', () => {
  assert.deepEqual(parseLine(' 18 Church Street ', 100), { value: '18 Church Street' })
  assert.deepEqual(parseLine('\u200b', 100), { fault: 'missing' })
  assert.deepEqual(parseLine('x'.repeat(101), 100), { fault: 'too-long' })
  for (const bad of ['a\nb', 'a\tb', 'a\u0000b']) assert.deepEqual(parseLine(bad, 100), { fault: 'characters' })
  assert.deepEqual(parseText('a\r\nb', 3), { value: 'a\nb' })
})
