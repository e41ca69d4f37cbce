import assert from 'node:assert/strict'
import { test } from 'node:test'
import { savingsOf, savingText, sumOf } from './savings.ts'

const discount = (label: string, value: number, code?: string) => ({
  label,
  amount: { value },
  coupon: code ? { code } : null,
})

test('savings are grouped as offers, codes and rewards; one offer is one row, and none is zero', () => {
  const given = [
    discount('$15 reward', 15, 'RW15'),
    discount('20% off', 33.99, 'DROP20'),
    discount('Boot week', 20),
    discount('20% off', 37.99, 'DROP20'),
    discount('Free delivery', 0, 'SHIP'),
  ]
  const savings = savingsOf(given, new Set(['RW15']))
  assert.deepEqual(
    savings.map(({ kind, code, cents }) => [kind, code, cents]),
    [
      ['offer', undefined, 2000],
      ['code', 'DROP20', 7198],
      ['reward', 'RW15', 1500],
    ],
  )
  assert.equal(sumOf(savings), 10_698)
  assert.deepEqual(savings.map(savingText), ['Boot week', 'DROP20, 20% off', 'RW15, $15 reward'])
  assert.deepEqual(savingsOf(null, new Set()), [])
})
