import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chaptersOf } from './contents.ts'

const page = (count: number) =>
  Array.from({ length: count }, (_, at) => `<section id="c-${at}"><h2>Chapter ${at}</h2><p>Text.</p></section>`).join(
    '',
  )

test('a page with more than three chapters lists them, others list none', () => {
  assert.deepEqual(chaptersOf(page(3)), [])
  assert.deepEqual(chaptersOf(page(4)).at(-1), { id: 'c-3', heading: 'Chapter 3' })
  const more = { before: [{ id: 'cards', heading: 'Cards' }], after: [{ id: 'offers', heading: 'Offers' }] }
  assert.deepEqual(
    chaptersOf(page(2), more).map(({ id }) => id),
    ['cards', 'c-0', 'c-1', 'offers'],
  )
  assert.deepEqual(chaptersOf('<section><h2>Without an id</h2></section>'.repeat(4)), [])
})
