import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createVault } from '../adyen/vault.ts'
import { findFrameOrigin } from './origins.ts'

const CARD = { number: '4111111111111111', expiryMonth: '03', expiryYear: '2030', securityCode: '737' }

test('origins are exact', () => {
  assert.equal(findFrameOrigin('http://mollini.localhost:3000/path', []), undefined)
  assert.equal(findFrameOrigin('javascript:alert(1)', []), undefined)
  assert.equal(findFrameOrigin("http://mollini.localhost:3000; script-src 'unsafe-inline'", []), undefined)
  assert.equal(findFrameOrigin('https://shop.example', ['https://shop.example']), 'https://shop.example')
})

test('values expire after 15 minutes', () => {
  let now = 0
  const vault = createVault(() => now)
  const { encryptedCardNumber } = vault.seal(CARD)
  assert.equal(vault.open(encryptedCardNumber), CARD.number)
  now = 15 * 60_000
  assert.equal(vault.open(encryptedCardNumber), undefined)
})
