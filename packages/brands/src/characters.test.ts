import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Brand, brands } from './index.ts'

/** Pairs of shops that are alike in more than `most` ways. */
function findAlike(most: number, waysOf: (brand: Brand) => object): readonly string[] {
  return brands.flatMap((one, at) =>
    brands.slice(at + 1).flatMap((other) => {
      const others = new Map<string, unknown>(Object.entries(waysOf(other)))
      const alike = Object.entries(waysOf(one)).filter(([way, answer]) => others.get(way) === answer)
      return alike.length > most ? [`${one.id} and ${other.id}: ${alike.map(([way]) => way).join(', ')}`] : []
    }),
  )
}

test('any two shops differ in two of six ways to put a listing together, and in its heading', () => {
  const ways = ({ theme: { composition }, layout: { grid, headingShoes } }: Brand) => {
    const { ground, align, links, card, cardAlign, cardLead, gap } = composition
    return { place: `${ground} ${align}`, links, card: `${card} ${cardAlign} ${cardLead}`, gap, grid, headingShoes }
  }
  assert.deepEqual(findAlike(4, ways), [])
  const heading = ({ theme: { composition } }: Brand) => ({
    heading: `${composition.ground} ${composition.align} ${composition.headingSize}`,
  })
  assert.deepEqual(findAlike(0, heading), [])
})

test('no two shops say the same on an empty or missing page', () => {
  const texts = ({ voice: { start, brands: _brands, ...others } }: Brand) => ({ ...others, start: start.text })
  assert.deepEqual(findAlike(0, texts), [])
})

test('no shop promises when its own fault will be fixed', () => {
  const promised = brands.filter(({ voice }) => /minute|moment|shortly|soon|hour/i.test(voice.broken))
  assert.deepEqual(promised, [])
})

test('only a shop with header colours puts a heading on them', () => {
  const without = brands.filter(({ theme }) => theme.composition.ground === 'header' && !theme.header)
  assert.deepEqual(without, [])
})
