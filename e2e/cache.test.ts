import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import type { Browser } from 'playwright-core'
import { type Answer, ask } from './ask.ts'
import { putAPairInTheBag } from './buying.ts'
import { purgeToken, runSql } from './operator.ts'
import { openBrowser, port, visit } from './shop.ts'

const trybe = brandOf('trybe')

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

/** A page of Trybe as anyone gets it, or with a visitor's cookies. */
const fetchPage = (path: string, cookie = ''): Promise<Answer> => ask(`trybe.localhost:${port}`, path, cookie ? { cookie } : {})

function purge(tags: readonly string[], token: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return fetch(`http://127.0.0.1:${port}/api/revalidate`, { method: 'POST', headers, body: JSON.stringify({ tags }) })
}

interface Shoe {
  readonly id: number
  readonly sku: string
  readonly path: string
}

/** A shoe that no other journey looks at. */
async function someShoe(): Promise<Shoe> {
  const [row] = await runSql<{ id: number; sku: string; url_key: string }>(
    'select id, sku, url_key from product join product_site on product_id = id where website_id = $1 and is_enabled order by id desc limit 1',
    [trybe.websiteId],
  )
  assert.ok(row)
  return { id: row.id, sku: row.sku, path: `/${row.url_key}.html` }
}

test('shared pages are the same for everyone: no cookie is set and nothing of a visitor is in them, with a bag or without [R7.21, A83]', async () => {
  const { context, page } = await visit(browser)
  const path = await putAPairInTheBag(page, 'trybe')
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  assert.match(cookie, /cartId=/)
  const category = await page.locator('header nav a[href]').first().getAttribute('href')
  for (const shared of ['/', category ?? '/', path, '/search?q=boot']) {
    const [stranger, buyer] = [await fetchPage(shared), await fetchPage(shared, cookie)]
    assert.equal(buyer.headers['set-cookie'], undefined, shared)
    assert.match(String(buyer.headers['cache-control']), /^public, max-age=0, must-revalidate, s-maxage=/, shared)
    assert.equal(buyer.body, stranger.body, shared)
    assert.equal(buyer.headers['x-cache'], 'hit', shared)
    for (const { value } of await context.cookies()) if (value.length > 20) assert.ok(!buyer.body.includes(value), shared)
  }
  for (const own of ['/cart', '/api/me', '/api/bag', '/checkout/success']) {
    assert.match(String((await fetchPage(own, cookie)).headers['cache-control']), /no-store/, own)
  }
  await context.close()
})

test('purging asks for the token and for tags, and takes nothing else [R7.21]', async () => {
  assert.equal((await purge(['plp'], 'wrong')).status, 401)
  assert.equal((await purge(['plp'], '')).status, 401)
  assert.equal((await purge([5 as unknown as string], purgeToken())).status, 400)
  assert.equal((await fetch(`http://127.0.0.1:${port}/api/revalidate`)).status, 405)
  assert.equal((await purge(['no-such-tag'], purgeToken())).status, 200)
})

test('a changed price is shown once the shoe is purged by its sku; a wrong token leaves the page kept [R7.118]', async () => {
  const { id, sku, path } = await someShoe()
  const where = [id, trybe.websiteId]
  const [before] = await runSql<{ regular_cents: number; sale_cents: number | null }>(
    'select regular_cents, sale_cents from product_site where product_id = $1 and website_id = $2',
    where,
  )
  assert.ok(before)
  const first = await fetchPage(path)
  assert.equal(first.status, 200)
  assert.ok(!first.body.includes('$123.45'))
  try {
    await runSql('update product_site set regular_cents = 12345, sale_cents = null where product_id = $1 and website_id = $2', where)
    await purge([`product:${sku}`], 'wrong')
    const kept = await fetchPage(path)
    assert.equal(kept.headers['x-cache'], 'hit')
    assert.equal(kept.body, first.body)
    assert.equal((await purge([`product:${sku}`], purgeToken())).status, 200)
    const fresh = await fetchPage(path)
    assert.notEqual(fresh.headers['x-cache'], 'hit')
    assert.ok(fresh.body.includes('$123.45'))
  } finally {
    await runSql('update product_site set regular_cents = $3, sale_cents = $4 where product_id = $1 and website_id = $2', [
      ...where,
      before.regular_cents,
      before.sale_cents,
    ])
    await purge([`product:${sku}`], purgeToken())
  }
  assert.ok(!(await fetchPage(path)).body.includes('$123.45'))
})
