import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureOffers } from './pictured-offers.ts'

const facts = {
  ...{ code: null, summary: '', terms: [], goods_path: null, ends_at: null },
  ...{ uses_limit: null, is_first_order_only: false, is_for_members: false },
}
const offer = (key: string, ...shoes: readonly string[]) => ({ ...facts, key, label: key, shoes })

test('an offer shows the first of its shoes with a picture that no offer before it shows', () => {
  const pictures = new Map([
    ['BOOT', 'boot.avif'],
    ['FLAT', 'flat.avif'],
  ])
  const offers = [
    offer('boots', 'BOOT', 'FLAT'),
    offer('all', 'LOST', 'BOOT', 'FLAT'),
    offer('more', 'FLAT'),
    offer('post'),
  ]
  assert.deepEqual(
    pictureOffers(offers, pictures).map(({ picture }) => picture),
    ['boot.avif', 'flat.avif', undefined, undefined],
  )
})

test('of offers that end together those with a picture come first', () => {
  const soon = { ...offer('post'), ends_at: '2026-12-01T00:00:00Z' }
  const offers = [soon, offer('free'), offer('boots', 'BOOT')]
  assert.deepEqual(
    pictureOffers(offers, new Map([['BOOT', 'boot.avif']])).map(({ key }) => key),
    ['post', 'boots', 'free'],
  )
})
