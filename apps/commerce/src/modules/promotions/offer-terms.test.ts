import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { largestFirst, offerModel } from './offer-terms.ts'
import type { Effect } from './rules/rule.ts'
import type { ShownOffer } from './store.ts'

const goods = { brands: [], categories: [], skus: [], isSaleExcluded: false } as const
const conditions = { goods, customers: 'everybody', isFirstOrderOnly: false, stacking: 'offers' } as const

interface Shown {
  readonly effect: Effect
  readonly minimumCents?: number
  readonly endsAt?: Date
  readonly usesLimit?: number
  readonly startsAt?: Date
}

function offer({ effect, minimumCents = 0, startsAt, endsAt, usesLimit }: Shown): ShownOffer {
  const label = effect.kind
  const promotion = { id: 1, label, priority: 0, startsAt, endsAt, rule: { ...conditions, effect, minimumCents } }
  const uses = usesLimit ?? null
  return {
    ...{ key: label, promotion, code: 'CODE', uses_limit: uses, uses_left: uses, per_customer_limit: null },
    ...{ shoes: [], overSince: undefined },
  }
}

test('the offer that ends soonest is first, then the one with the largest discount', () => {
  const ending = offer({ effect: { kind: 'free-delivery' }, endsAt: new Date('2026-12-01') })
  const third = offer({ effect: { kind: 'cheapest-free', pieces: 3 } })
  const fixed = offer({ effect: { kind: 'fixed', cents: 3000 }, minimumCents: 20_000 })
  const percent = offer({ effect: { kind: 'percent', percent: 10 } })
  const delivery = offer({ effect: { kind: 'free-delivery' } })
  const sorted = [delivery, percent, fixed, third, ending].toSorted(largestFirst)
  assert.deepEqual(sorted, [ending, third, fixed, percent, delivery])
})

test('the first term names the start, and the end or the number of orders that end the offer', () => {
  const windowOf = (shown: Omit<Shown, 'effect'>) =>
    offerModel(offer({ ...shown, effect: { kind: 'percent', percent: 10 } }), brandOf('mollini'), new Map()).terms[0]
  const startsAt = new Date('2026-10-31T13:00:00Z')
  assert.equal(windowOf({}), 'Until further notice.')
  assert.equal(windowOf({ startsAt }), 'From Sun 1 Nov 2026, until further notice.')
  assert.equal(windowOf({ startsAt, usesLimit: 500 }), 'From Sun 1 Nov 2026 until 500 orders have used it.')
  assert.equal(windowOf({ usesLimit: 1 }), 'Until 1 order has used it.')
  const endsAt = new Date('2026-11-30T13:00:00Z')
  assert.equal(windowOf({ startsAt, endsAt, usesLimit: 500 }), 'From Sun 1 Nov 2026 to Mon 30 Nov 2026.')
})
