import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCacheRegister } from '@welt/kit/cache/cache-register'
import { createSharedLoads, type LoadKind } from './shared-loads.ts'

const FACT: LoadKind = { name: 'fact', tables: ['brand'], isOffer: false }
const OFFER: LoadKind = { name: 'offer', tables: ['stock'], isOffer: true }

function following() {
  const clock = { now: 0 }
  const loads = createSharedLoads(createCacheRegister(), () => clock.now)
  loads.confirm()
  const request = () => {
    const begun = loads.ofRequest()
    assert.ok(begun)
    return begun
  }
  return { clock, loads, request }
}

test('offers are shared only by answers that are the same for everybody, facts by all', () => {
  const { request } = following()
  assert.equal(request().shelf(9, OFFER), undefined)
  request().withOffers().shelf<number, string>(9, OFFER)?.store(1, 'one left')
  assert.equal(request().withOffers().shelf<number, string>(9, OFFER)?.get(1), 'one left')
  request().shelf<number, string>(9, FACT)?.store(1, 'Vela')
  assert.equal(request().shelf<number, string>(9, FACT)?.get(1), 'Vela')
  assert.equal(request().shelf<number, string>(4, FACT)?.has(1), false)
})

test('a change drops what is made of its table and nothing else; a purge drops everything', () => {
  const { loads, request } = following()
  const fill = () => {
    request().shelf<number, string>(9, FACT)?.store(1, 'Vela')
    request().withOffers().shelf<number, string>(9, OFFER)?.store(1, 'one left')
  }
  const stored = () => [request().shelf(9, FACT)?.has(1), request().withOffers().shelf(9, OFFER)?.has(1)]
  fill()
  loads.drop(['stock'])
  assert.deepEqual(stored(), [true, false])
  fill()
  loads.drop()
  assert.deepEqual(stored(), [false, false])
})

test('a request that began before a change stores nothing of it, the first of its kind neither', () => {
  const { loads, request } = following()
  const early = request()
  loads.drop(['brand'])
  assert.equal(early.shelf(9, FACT), undefined)
  const shelf = request().shelf<number, string>(9, FACT)
  loads.drop(['brand'])
  shelf?.store(1, 'Vela')
  assert.equal(request().shelf(9, FACT)?.has(1), false)
})

test('nothing is shared unless the change log was read in the last 15 s', () => {
  const { clock, loads } = following()
  clock.now = 14_999
  assert.ok(loads.ofRequest())
  clock.now = 15_001
  assert.equal(loads.ofRequest(), undefined)
  loads.confirm()
  assert.ok(loads.ofRequest())
})

test('values of all kinds and sites have a limit of bytes; the oldest of the most give room', () => {
  const caches = createCacheRegister()
  const loads = createSharedLoads(caches, () => 0, 20_000)
  loads.confirm()
  const shelf = (websiteId: number) => loads.ofRequest()?.shelf<number, object>(websiteId, FACT) ?? assert.fail()
  const bytes = () => caches.facts()[0]?.bytes ?? assert.fail()
  shelf(4).store(1, { name: 'of another site' })
  for (let key = 0; key < 100; key += 1) shelf(9).store(key, { text: 'x'.repeat(1000), parts: [key, 'y'] })
  assert.ok(bytes() > 15_000 && bytes() <= 20_000, `${bytes()}`)
  assert.deepEqual([shelf(9).has(99), shelf(9).has(0), shelf(4).has(1)], [true, false, true])
  for (let times = 0; times < 100; times += 1) shelf(9).store(99, { text: 'z'.repeat(1000) })
  assert.equal(shelf(4).has(1), true)
  shelf(9).store(7, { text: 'w'.repeat(30_000) })
  assert.equal(shelf(9).has(7), false)
  loads.drop(['brand'])
  assert.equal(bytes(), 0)
})
