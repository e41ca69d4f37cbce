import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markRows, splitGuide } from './charts.ts'
import { convertSize, readSizeRequest, type SizeRequest, sizeAddress } from './size-converter.ts'

const read = (text: string) => readSizeRequest(new URLSearchParams(text))
const convert = (request: Omit<SizeRequest, 'shown'>) => convertSize({ ...request, shown: undefined })

test('a size in the chart gives its row, a size between two rows gives both', () => {
  const { found } = convert({ group: 'women', scale: 'eu', value: '38' })
  const [size] = found
  assert.deepEqual(size, { cm: '23.8', au: '7', uk: '5', eu: '38', us: '7' })
  assert.equal(convert({ group: 'women', scale: 'cm', value: '23,80' }).found.length, 1)
  for (const [scale, value] of [
    ['cm', '23.9'],
    ['eu', '38.2'],
    ['uk', '5.25'],
  ] as const) {
    const between = convert({ group: 'women', scale, value })
    assert.ok(between.isBetween, value)
    assert.deepEqual(
      between.found.map(({ eu }) => eu),
      ['38', '38.5'],
    )
  }
})

test('a number that recurs gives each of its rows', () => {
  const { found, isBetween } = convert({ group: 'kids', scale: 'au', value: '5' })
  assert.deepEqual([isBetween, found.map(({ eu }) => eu)], [false, ['21', '37']])
})

test('an invalid size gives none, and unknown choices are women’s centimetres', () => {
  for (const value of ['', 'abc', '-3', '1e9', '0', '99'])
    assert.deepEqual(convert({ group: 'kids', scale: 'cm', value }).found, [], value)
  const request = read('size=24&for=dogs&in=inches&show=paris')
  assert.deepEqual(request, { group: 'women', scale: 'cm', value: '24', shown: undefined })
  assert.equal(request && sizeAddress(request), '/size-guide?for=women&in=cm&size=24')
  assert.equal(read('q=1'), undefined)
})

test('the rows found are marked, and a chart shows six rows', () => {
  const row = (cm: string) => `<tr><th scope="row">${cm}</th><td>7</td></tr>`
  const lengths = ['22.1', '22.5', '23.0', '23.4', '23.8', '24.2', '24.6', '25.1', '25.5']
  const women = `<section id="women">${lengths.map(row).join('')}</section>`
  const page = `<section id="measure"></section>${women}<section id="men">${row('23.8')}</section><p>Ask</p>`
  const guide = splitGuide(page, 'men')
  assert.deepEqual(
    guide?.charts.map(({ group, count }) => [group, count]),
    [
      ['men', 1],
      ['women', 9],
    ],
  )
  assert.equal(guide?.rest, '<p>Ask</p>')
  const shown = (value: string) => [
    ...markRows(women, convert({ group: 'women', scale: 'cm', value }).found).matchAll(
      /<tr( data-comes)?><th[^>]*>([\d.]+)/g,
    ),
  ]
  assert.deepEqual(
    shown('23.9').map(([, comes, cm]) => `${comes ? '*' : ''}${cm}`),
    ['23.0', '23.4', '*23.8', '*24.2', '24.6', '25.1'],
  )
  assert.deepEqual(
    shown('25.5').map(([, , cm]) => cm),
    lengths.slice(-6),
  )
  assert.equal(shown('99').length, lengths.length)
  assert.equal(splitGuide('<p>Ask</p>', 'women'), undefined)
})
