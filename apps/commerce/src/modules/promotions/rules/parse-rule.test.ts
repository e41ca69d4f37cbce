import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRule, parseRule } from './parse-rule.ts'

const percent = { kind: 'percent', percent: 20 }

test('a rule is parsed with defaults for what it omits', () => {
  assert.deepEqual(parseRule({ effect: percent }), {
    effect: percent,
    goods: { brands: [], categories: [], skus: [], isSaleExcluded: false },
    customers: 'everybody',
    isFirstOrderOnly: false,
    minimumCents: 0,
    stacking: 'all',
  })
})

const refused: readonly (readonly [rule: unknown, message: RegExp])[] = [
  [null, /must be an object/],
  [[], /must be an object/],
  [{}, /"kind" of: percent/],
  [{ effect: { kind: 'toString' } }, /"kind" of: percent/],
  [{ effect: { kind: 'percent', percent: 0 } }, /from 1 to 100/],
  [{ effect: { kind: 'percent', percent: 101 } }, /from 1 to 100/],
  [{ effect: { kind: 'percent', percent: 12.5 } }, /whole number/],
  [{ effect: { kind: 'percent', percent: '20' } }, /whole number/],
  [{ effect: { kind: 'fixed', cents: -500 } }, /whole number/],
  [{ effect: { kind: 'free-delivery', cents: 1 } }, /"cents" that nobody knows/],
  [{ effect: { kind: 'buy-get', buy: 0, get: 1 } }, /"buy" must be/],
  [{ effect: percent, minimum: 100 }, /"minimum" that nobody knows/],
  [{ effect: percent, goods: { brand: ['Mollini'] } }, /"brand" that nobody knows/],
  [{ effect: percent, goods: { brands: 'Mollini' } }, /list of at most/],
  [{ effect: percent, goods: { skus: [''] } }, /list of at most/],
  [{ effect: percent, customers: 'gold' }, /one of: everybody, member, guest/],
  [{ effect: percent, isFirstOrderOnly: 'yes' }, /true or false/],
  [{ effect: percent, minimumCents: Number.NaN }, /whole number/],
  [{ effect: percent, stacking: 'sometimes' }, /one of: all, offers, nothing/],
]

test('a rule that is misspelt or out of bounds is refused with the reason', () => {
  for (const [rule, message] of refused) {
    assert.throws(() => parseRule(rule), { name: 'RuleError', message }, JSON.stringify(rule))
    assert.equal(findRule(rule), undefined)
  }
})
