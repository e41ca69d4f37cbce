import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf, SITE_IDS } from '@welt/brands'
import { code128 } from '@welt/kit/text/code128'
import { fontRuns } from './fonts.ts'
import { linesOf, makePdf, type Paper, put } from './paper.ts'
import { renderTable } from './table.ts'

test('a barcode has start, data, check symbol and stop', () => {
  // Its check symbol is 55.
  const bars = code128('PJJ123C').join('')
  assert.equal(bars.slice(0, 6), '211214')
  assert.equal(bars.slice(-7), '2331112')
  assert.equal(bars.length, (1 + 7 + 1) * 6 + 7)
  assert.equal(bars.slice(-13, -7), '311321')
  assert.equal(code128('30001010').length, (1 + 4 + 1) * 6 + 7, 'digits go in pairs')
  assert.throws(() => code128('é'), RangeError)
})

const FACES = SITE_IDS.flatMap((site) => [brandOf(site).theme.textFont, brandOf(site).theme.displayFont])

test('names of every Latin alphabet keep their letters in every face', () => {
  const names = 'Nguyễn Đặng Thị Hường, Łukasz Žižek, Māori Ōtara, Ștefan, Gökçe Ağaoğlu, Đorđe, Þór, Ŵyn'
  for (const face of FACES)
    assert.equal(
      fontRuns(names, face).reduce((text, run) => text + run.text, ''),
      names,
      face,
    )
  assert.deepEqual(
    fontRuns('Nguyễn', 'DM Sans Variable').map(({ file: { family, subset }, text }) => `${family} ${subset} ${text}`),
    ['DM Sans Variable latin Nguy', 'Hanken Grotesk vietnamese ễ', 'DM Sans Variable latin n'],
  )
})

test('a letter that no face has loses its accents; other scripts become question marks', () => {
  const shown = (text: string) =>
    fontRuns(text, 'Jost Variable')
      .map((run) => run.text)
      .join('')
  assert.equal(shown('A李'), 'A?')
  assert.equal(shown('Q\u0308 Ǟ'), 'Q A')
})

const facts = { title: 'Test 1', author: 'Test', at: new Date('2026-11-23T00:00:00Z') }

test('each shop’s faces are embedded, and words longer than a line are broken', async () => {
  for (const site of SITE_IDS) {
    const file = await makePdf(brandOf(site), facts, (paper: Paper) => {
      put(paper, 'H1', 'Ōtara', { x: 45, y: 45, width: 200 }, { isDisplay: true, weight: 600 })
      assert.ok(linesOf(paper, 'x'.repeat(100), 100, {}).length > 2)
    })
    const text = file.toString('latin1')
    assert.ok(text.includes('/FontFile2') && text.includes('/StructTreeRoot') && !text.includes('Helvetica'), site)
  }
})

test('a long table goes on with its head on the next page', async () => {
  const columns = [{ heading: 'Item', x: 45, width: 300 }]
  const rows = Array.from({ length: 60 }, (_, i) => [{ text: `Row ${i}`, about: 'Its facts' }])
  const file = await makePdf(brandOf('midas'), facts, (paper) => {
    renderTable(paper, columns, rows, 45)
    assert.ok(paper.doc.bufferedPageRange().count > 1)
  })
  assert.ok(file.length > 1000)
})
