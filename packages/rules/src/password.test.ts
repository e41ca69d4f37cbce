import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passwordFault } from './password.ts'

test('a password has 8 to 128 characters, as people count them', () => {
  assert.equal(passwordFault(''), 'missing')
  assert.equal(passwordFault('x'.repeat(7)), 'too-short')
  assert.equal(passwordFault('e\u0301'.repeat(7)), 'too-short')
  for (const good of ['👟'.repeat(8), 'é'.repeat(128), 'e\u0301'.repeat(128)])
    assert.equal(passwordFault(good), undefined)
  assert.equal(passwordFault('x'.repeat(129)), 'too-long')
})
