import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAddressSet } from './address-set.ts'

test('a set of addresses takes ranges of both families', () => {
  const set = createAddressSet(['10.0.0.9', '10.244.0.0/16', 'fd00:1::/64', '::1'], 'TRUSTED_PROXIES')
  for (const address of ['10.0.0.9', '10.244.0.0', '10.244.255.255', 'fd00:1::7', '::1'])
    assert.ok(set.has(address), address)
  for (const address of ['10.0.0.8', '10.245.0.1', 'fd00:2::7', '', 'unknown', '10.244.1.1, 1.2.3.4'])
    assert.ok(!set.has(address), address)
  assert.ok(!createAddressSet([], 'TRUSTED_PROXIES').has('127.0.0.1'))
})

test('what is neither address nor range is refused by the name of its setting', () => {
  for (const wrong of ['nginx', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '::/129', '10.0.0.0/8/8', ''])
    assert.throws(() => createAddressSet([wrong], 'TRUSTED_PROXIES'), /TRUSTED_PROXIES must be IP addresses or ranges/)
})
