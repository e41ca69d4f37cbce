import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guideSection, ownGuide } from './own-guide.ts'

const row = (cm: string, au: string, eu: string) =>
  `<tr><th scope="row">${cm}</th><td>${au}</td><td>x</td><td>${eu}</td><td>x</td></tr>`
const part = (id: string, ...rows: string[]) =>
  `<section id="${id}"><h2>${id}</h2><table>${rows.join('')}</table></section>`
const GUIDE =
  part('measure') +
  part('women', row('23.0', '6', '37'), row('23.8', '7', '38')) +
  part('kids', row('12.0', '4', '20'), row('16.0', '9', '26'), row('23.2', '4', '36'))

const order = (html: string) => [...html.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)
const marked = (html: string) =>
  [...html.matchAll(/<tr data-comes( aria-current="true")?>.*?<td>([^<]*)<.td><td>x<.td><td>([^<]*)/g)].map(
    ([, is, au, eu]) => [`${au}/${eu}`, Boolean(is)],
  )

test('a size guide starts with the shoe’s own scale; its sizes and the chosen one are marked', () => {
  for (const [scale, first, sizes, chosen] of [
    ['EUK', 'kids', ['9/26', '4/36'], '4/36'],
    ['EUW', 'women', ['7/38'], undefined],
    ['AUW', 'women', ['6/37', '7/38'], '6/37'],
  ] as const) {
    const html = ownGuide(GUIDE, { scale, sizes, chosen })
    assert.equal(order(html)[0], first)
    assert.deepEqual(order(html).sort(), order(GUIDE).sort())
    assert.deepEqual(
      marked(html),
      sizes.map((size) => [size, size === chosen]),
    )
  }
  assert.match(ownGuide(GUIDE, { scale: 'EUK', sizes: ['9/26'], chosen: '9/26' }), />16\.0<span[^>]*>, your choice</)
})

test('the guide is unchanged for a scale it doesn’t have', () => {
  for (const scale of [undefined, '', 'AUM', 'BAGS'])
    assert.equal(ownGuide(GUIDE, { scale, sizes: ['6/37'], chosen: '6/37' }), GUIDE)
  assert.equal(guideSection('AUM'), 'men')
  assert.equal(guideSection(undefined), undefined)
})
