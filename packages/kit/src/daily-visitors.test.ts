import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDailyVisitors } from './daily-visitors.ts'
import { DAY_MS } from './time.ts'

test('an address is new once a day for each thing it does; a network of IPv6 is one address [J03]', () => {
  let now = 5 * DAY_MS
  const visitors = createDailyVisitors(() => now)
  assert.equal(visitors.isFirst('203.0.113.9', 'boots'), true)
  assert.equal(visitors.isFirst('203.0.113.9', 'boots'), false)
  assert.equal(visitors.isFirst('203.0.113.9', 'heels'), true)
  assert.equal(visitors.isFirst('203.0.113.10', 'boots'), true)
  assert.equal(visitors.isFirst('2001:db8:1:2::1', 'boots'), true)
  assert.equal(visitors.isFirst('2001:db8:1:2:3::9', 'boots'), false)
  now += DAY_MS
  assert.equal(visitors.isFirst('203.0.113.9', 'boots'), true)
})
