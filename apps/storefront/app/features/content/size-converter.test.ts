import assert from 'node:assert/strict'
import { test } from 'node:test'
import { convertSize, markRows, readSizeRequest } from './size-converter.ts'

const read = (text: string) => readSizeRequest(new URLSearchParams(text))

test('a length on a line gives its sizes, one between two lines gives both', () => {
  const [size] = convertSize({ group: 'women', scale: 'eu', value: '38' })
  assert.equal(size?.eu, '38')
  const exact = convertSize({ group: 'women', scale: 'cm', value: size?.cm ?? '' })
  assert.equal(exact.length, 1)
  const between = convertSize({ group: 'women', scale: 'cm', value: String(Number(size?.cm) + 0.1) })
  assert.equal(between.length, 2)
  assert.equal(between[0]?.eu, '38')
})

test('an invalid size gives none, and unknown choices are women’s centimetres', () => {
  for (const value of ['', 'abc', '-3', '1e9', '0', '99'])
    assert.deepEqual(convertSize({ group: 'kids', scale: 'cm', value }), [], value)
  assert.deepEqual(read('size=24&for=dogs&in=inches'), { group: 'women', scale: 'cm', value: '24' })
  assert.equal(read('q=1'), undefined)
})

test('the rows found are marked in the chart of their group alone', () => {
  const row = (cm: string) => `<tr><th scope="row">${cm}</th><td>7</td></tr>`
  const page = `<section id="women">${row('23.8')}${row('24.2')}</section><section id="men">${row('23.8')}</section>`
  const found = convertSize({ group: 'women', scale: 'cm', value: '23.8' })
  assert.equal(found.length, 1)
  const marked = markRows(page, 'women', found)
  assert.equal(marked.match(/<tr data-comes>/g)?.length, 1)
  assert.match(marked, /^<section id="women"><tr data-comes><th scope="row">23\.8/)
  assert.equal(markRows(page, 'kids', found), page)
})
