import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressKey } from './address-key.ts'

test('an IPv6 network is one address however it is written; other keys stay as they are', () => {
  for (const address of [
    '2001:db8:1:2::1',
    '2001:0DB8:1:2:ffff:0:0:9',
    '2001:db8:1:2::203.0.113.9',
    '2001:db8:0001:0002::',
  ])
    assert.equal(addressKey(address), '2001:db8:1:2::/64', address)
  assert.equal(addressKey('2001:db8::1'), '2001:db8:0:0::/64')
  assert.equal(addressKey('::1'), '0:0:0:0::/64')
  assert.equal(addressKey('fe80::1%eth0'), 'fe80:0:0:0::/64')
  for (const key of ['203.0.113.9', '12', '9:email:0123456789abcdef', '']) assert.equal(addressKey(key), key)
})
