import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shopText, tagOf } from './offer-texts.ts'

const open = { code: null, uses_limit: null, is_first_order_only: false, is_for_members: false }

test('the tag of an offer says how to get it', () => {
  const code = { ...open, code: 'BOOTS30' }
  assert.equal(tagOf(open), 'No code needed')
  assert.equal(tagOf(code), 'Code')
  assert.equal(tagOf({ ...code, is_first_order_only: true }), 'Code, first order')
  assert.equal(tagOf({ ...code, uses_limit: 500 }), 'Code, ends when 500 are used')
  assert.equal(tagOf({ ...open, is_for_members: true }), 'Sign in to use')
  assert.equal(tagOf({ ...code, is_for_members: true }), 'Code, sign in to use')
})

test('an offer links to the goods that it is for', () => {
  assert.equal(shopText('women/ankle-boots'), 'Shop ankle boots')
  assert.equal(shopText(null), 'Shop all shoes')
})
