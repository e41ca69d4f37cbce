import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPin } from './codes.ts'

test('a PIN has four digits and never begins with 0, which a number would lose', () => {
  for (let attempt = 0; attempt < 5000; attempt += 1) assert.match(String(newPin()), /^[1-9]\d{3}$/)
})
