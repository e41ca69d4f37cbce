import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { productPath } from './buying.ts'
import { address, openBrowser, visit } from './shop.ts'

const MOST_JS_BYTES = 125_000
const MOST_CSS_BYTES = 25_000

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

/** What a first visit to a page loads, in bytes of gzip -9, and the classes that it writes and no style knows. */
async function weigh(path: string): Promise<{ js: number; css: number; unstyled: readonly string[] }> {
  const { context, page, problems } = await visit(browser)
  const bytes = { js: 0, css: 0 }
  let styles = ''
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1] as keyof typeof bytes | undefined
    if (!kind) return
    const read = async () => {
      const body = await response.body()
      bytes[kind] += gzipSync(body, { level: 9 }).length
      if (kind === 'css') styles += body.toString()
    }
    reading.push(read())
  })
  const response = await page.goto(address('mollini', path), { waitUntil: 'networkidle' })
  assert.equal(response?.status(), 200, path)
  await Promise.all(reading)
  const classes = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
  ])
  assert.deepEqual(problems, [])
  await context.close()
  return { ...bytes, unstyled: classes.filter((name) => !styles.includes(`.${name}`)) }
}

for (const [name, pathOf] of [
  ['home page', async () => '/'],
  ['listing', async () => '/boots'],
  ['product page', () => productPath('mollini')],
] as const) {
  test(`a first visit to the ${name} loads at most 125 KB of scripts and 25 KB of styles, and every style it needs`, async () => {
    const { js, css, unstyled } = await weigh(await pathOf())
    assert.ok(js > 0 && js <= MOST_JS_BYTES, `${js} bytes of JavaScript`)
    assert.ok(css > 0 && css <= MOST_CSS_BYTES, `${css} bytes of CSS`)
    assert.deepEqual(unstyled, [])
  })
}

for (const [name, path] of [
  ['shared page', '/boots'],
  ['private page', '/cart'],
] as const) {
  test(`a ${name} is painted before its scripts are asked for, and its style sheet is the first thing it asks for`, async () => {
    const { context, page, problems } = await visit(browser, { screen: 'phone' })
    const response = await page.goto(address('mollini', path), { waitUntil: 'networkidle' })
    assert.equal(response?.status(), 200)
    const told = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }))
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
      return { first: files[0]?.name ?? '', scripts: files.filter((file) => file.name.endsWith('.js')), firstPaint }
    })
    assert.match(told.first, /\.css$/)
    assert.ok(told.scripts.length > 0 && told.firstPaint !== undefined)
    for (const script of told.scripts) assert.ok(script.startTime >= told.firstPaint, `${script.name} before the page was painted`)
    assert.deepEqual(problems, [])
    await context.close()
  })
}
