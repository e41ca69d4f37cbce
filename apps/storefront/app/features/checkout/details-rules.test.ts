import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAuthority, OWN_INSTRUCTION } from './details-rules.ts'

test('authority to leave sends one of the seven options or the shopper’s own words, for AU only', () => {
  assert.equal(checkAuthority({ isChecked: true, option: 'Leave at mail room', own: '' }, 'AU').instructions, 'Leave at mail room')
  assert.equal(checkAuthority({ isChecked: true, option: OWN_INSTRUCTION, own: ' Behind the pot ' }, 'AU').instructions, 'Behind the pot')
  assert.equal(checkAuthority({ isChecked: true, option: 'Leave at mail room', own: '' }, 'NZ').instructions, undefined)
  assert.ok(checkAuthority({ isChecked: true, option: OWN_INSTRUCTION, own: '' }, 'AU').errors.authority_own)
  assert.ok(checkAuthority({ isChecked: true, option: 'In the boot', own: '' }, 'AU').errors.authority_option)
})
