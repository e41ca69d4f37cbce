import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomRun } from '#src/testing/random/random-run'
import { allocate, type LineToFill, type SendingSource } from './allocate.ts'
import { brokenBy, costOfSources, lowestCost } from './testing/brute-force.ts'

const NEVER_OVER = () => false

const line = (id: number, quantity: number, stock: Readonly<Record<string, number>>, sku = 'A'): LineToFill => ({
  id,
  sku,
  quantity,
  stock: Object.entries(stock).map(([source, pieces]) => ({ source, quantity: pieces })),
})

const source = (facts: Partial<SendingSource> = {}): SendingSource => ({
  isFull: false,
  arrivesOn: 0,
  km: 0,
  load: 0,
  inRuns: new Set(),
  ...facts,
})

function filled(lines: readonly LineToFill[], facts: Readonly<Record<string, SendingSource>> = {}) {
  const { parts } = allocate(lines, new Map(Object.entries(facts)), NEVER_OVER)
  return [...parts.values()].map((taken) => taken.map((part) => `${part.quantity} ${part.source}`).join(' + '))
}

test('a line is filled from one source where one has it, and from two where one has too few', () => {
  assert.deepEqual(filled([line(1, 2, { east: 5, west: 5 })]), ['2 east'])
  assert.deepEqual(filled([line(1, 3, { east: 2, west: 2 })]), ['2 east + 1 west'])
  assert.deepEqual(filled([line(1, 5, { east: 2, west: 2 })]), ['2 east + 2 west'])
  assert.deepEqual(filled([line(1, 1, {})]), [''])
})

test('lines of one size share its stock; those of other sizes do not', () => {
  const stock = { east: 2, west: 1 }
  assert.deepEqual(filled([line(1, 2, stock), line(2, 2, stock)]), ['2 east', '1 west'])
  assert.deepEqual(filled([line(1, 2, stock), line(2, 2, stock, 'B')]), ['2 east', '2 east'])
})

test('pieces for collection are taken first and never sent as well', () => {
  const collected = { ...line(2, 2, { east: 2 }), at: 'east' }
  assert.deepEqual(filled([line(1, 2, { east: 3, west: 1 }), collected]), ['1 east + 1 west', '2 east'])
  assert.deepEqual(filled([{ ...line(1, 2, { east: 1 }), at: 'east' }]), ['1 east'])
})

test('the fewest parcels come before everything but a full source', () => {
  const lines = [line(1, 1, { a: 1, c: 1 }, 'A'), line(2, 1, { b: 1, c: 1 }, 'B')]
  assert.deepEqual(filled(lines, { a: source(), b: source(), c: source({ arrivesOn: 9, km: 900 }) }), ['1 c', '1 c'])
  assert.deepEqual(filled(lines, { a: source(), b: source(), c: source({ isFull: true }) }), ['1 a', '1 b'])
  assert.deepEqual(filled([line(1, 1, { c: 1 })], { c: source({ isFull: true }) }), ['1 c'])
})

test('equally many parcels are compared by promise, broken size runs, distance and load', () => {
  const choice = (a: Partial<SendingSource>, b: Partial<SendingSource>) =>
    filled([line(1, 1, { a: 1, b: 1 })], { a: source(a), b: source(b) })[0]
  const inRuns = new Set(['A'])
  assert.equal(choice({ arrivesOn: 2 }, { arrivesOn: 1, inRuns, km: 9, load: 9 }), '1 b')
  assert.equal(choice({ inRuns }, { km: 9, load: 9 }), '1 b')
  assert.equal(choice({ km: 9 }, { km: 8, load: 9 }), '1 b')
  assert.equal(choice({ load: 2 }, { load: 1 }), '1 b')
  assert.equal(choice({}, {}), '1 a')
})

test('a run is broken only by its last piece, so a source with two keeps its run', () => {
  const inRuns = new Set(['A'])
  const facts = { a: source({ inRuns }), b: source({ inRuns, km: 5 }) }
  assert.deepEqual(filled([line(1, 1, { a: 1, b: 2 })], facts), ['1 b'])
})

test('each source has a reason, none where there was no choice', () => {
  const lines = [line(1, 1, { a: 1 }, 'A'), line(2, 1, { b: 1, c: 1, d: 1 }, 'B')]
  const facts = { a: source(), b: source({ km: 1 }), c: source({ km: 2 }), d: source({ arrivesOn: 1 }) }
  const { reasons } = allocate(lines, new Map(Object.entries(facts)), NEVER_OVER)
  assert.deepEqual(reasons, {
    parcels: 2,
    lowerBound: 2,
    isOptimal: true,
    sources: [
      { source: 'a', reason: 'only' },
      { source: 'b', reason: 'taken' },
      { source: 'c', reason: 'km' },
      { source: 'd', reason: 'arrivesOn' },
    ],
  })
  assert.equal(allocate([line(1, 1, { a: 1 })]).reasons, undefined)
})

test('a search that is ended answers with the best set so far and a bound', () => {
  const lines = Array.from({ length: 12 }, (_, i) => line(i, 1, { [`s${i % 5}`]: 1, [`t${i % 4}`]: 1 }, `SKU-${i}`))
  const cut = allocate(lines, new Map(), () => true)
  const whole = allocate(lines, new Map(), NEVER_OVER)
  assert.equal(cut.reasons?.isOptimal, false)
  assert.ok((cut.reasons?.lowerBound ?? 99) <= (whole.reasons?.parcels ?? 0))
  assert.ok((cut.reasons?.parcels ?? 0) >= (whole.reasons?.parcels ?? 99))
  assert.ok([...cut.parts.values()].every((taken) => taken.length === 1))
})

function randomCase(chance: () => number) {
  const upTo = (most: number) => Math.floor(chance() * (most + 1))
  const skus = ['A', 'B', 'C', 'D'].slice(0, 1 + upTo(3))
  const codes = ['p', 'q', 'r', 's', 't', 'u'].slice(0, 1 + upTo(5))
  const shelves = new Map(skus.map((sku) => [sku, codes.map((code) => ({ source: code, quantity: upTo(3) }))]))
  const facts = new Map(
    codes.map((code) => [
      code,
      source({
        isFull: chance() < 0.15,
        arrivesOn: upTo(2),
        km: upTo(3),
        load: upTo(2),
        inRuns: new Set(skus.filter(() => chance() < 0.5)),
      }),
    ]),
  )
  const lines = Array.from({ length: 1 + upTo(4) }, (_, id): LineToFill => {
    const sku = skus[upTo(skus.length - 1)] ?? 'A'
    const at = chance() < 0.2 ? codes[upTo(codes.length - 1)] : undefined
    return { id, sku, quantity: 1 + upTo(3), stock: shelves.get(sku) ?? [], ...(at !== undefined && { at }) }
  })
  return { lines, facts, shelves }
}

const { rounds, chance } = randomRun('allocation', 10_000)

test('random orders: the cheapest set by the named order, all there is and nothing twice', () => {
  for (let round = 0; round < rounds; round += 1) {
    const { lines, facts, shelves } = randomCase(chance)
    const { parts } = allocate(lines, facts, NEVER_OVER)
    const about = JSON.stringify({ lines, facts: [...facts] })
    for (const [sku, stock] of shelves) {
      const same = lines.filter((one) => one.sku === sku)
      const taken = same.flatMap(({ id }) => parts.get(id) ?? [])
      const pieces = (list: readonly { readonly quantity: number }[]) =>
        list.reduce((sum, { quantity }) => sum + quantity, 0)
      for (const { source: code, quantity } of stock)
        assert.ok(pieces(taken.filter((part) => part.source === code)) <= quantity, about)
      if (same.every(({ at }) => at === undefined))
        assert.equal(pieces(taken), Math.min(pieces(same), pieces(stock)), about)
    }
    for (const { id, at, quantity } of lines) {
      const taken = parts.get(id) ?? []
      assert.ok(taken.reduce((sum, part) => sum + part.quantity, 0) <= quantity, about)
      assert.ok(at === undefined || taken.every((part) => part.source === at), about)
    }
    const sent = lines.filter(({ at }) => at === undefined)
    const used = [...new Set(sent.flatMap(({ id }) => (parts.get(id) ?? []).map((part) => part.source)))]
    const cost = costOfSources(lines, facts, used)
    assert.deepEqual(cost, lowestCost(lines, facts), about)
    assert.equal(brokenBy(lines, facts, parts), cost[3], about)
  }
})
