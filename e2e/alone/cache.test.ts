import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { type Answer, ask } from '../ask.ts'
import { departmentPath, productPath, takeAPair } from '../buying.ts'
import { purgeToken, runSql } from '../operator.ts'
import { openPlainBrowser } from '../plain-browser.ts'
import { port } from '../shop.ts'

const trybe = brandOf('trybe')

/** A page of Trybe as anyone gets it, or with a visitor's cookies. */
const fetchPage = (path: string, cookie = ''): Promise<Answer> => ask(`trybe.localhost:${port}`, path, cookie ? { cookie } : {})

function purge(tags: readonly string[], token: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return fetch(`http://127.0.0.1:${port}/api/revalidate`, { method: 'POST', headers, body: JSON.stringify({ tags }) })
}

interface Shoe {
  readonly sku: string
  readonly path: string
}

/** A shoe that no other journey looks at. */
async function someShoe(): Promise<Shoe> {
  const [row] = await runSql<{ sku: string; url_key: string }>(
    'select sku, url_key from product join product_site on product_id = id where website_id = $1 and is_enabled order by id desc limit 1',
    [trybe.websiteId],
  )
  assert.ok(row)
  return { sku: row.sku, path: `/${row.url_key}.html` }
}

test('shared pages are the same for everyone: no cookie is set and nothing of a visitor is in them, with a bag or without [R7.21, A83]', async () => {
  const browser = openPlainBrowser('trybe')
  await takeAPair(browser, 'trybe')
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  assert.match(cookie, /cartId=/)
  for (const shared of ['/', await departmentPath('trybe'), await productPath('trybe'), '/search?q=boot']) {
    const [stranger, buyer] = [await fetchPage(shared), await fetchPage(shared, cookie)]
    assert.equal(buyer.headers['set-cookie'], undefined, shared)
    assert.match(String(buyer.headers['cache-control']), /^public, max-age=0, must-revalidate$/, shared)
    assert.equal(buyer.body, stranger.body, shared)
    assert.equal(buyer.headers['x-cache'], 'hit', shared)
    for (const value of browser.cookies.values()) if (value.length > 20) assert.ok(!buyer.body.includes(value), shared)
  }
  for (const own of ['/cart', '/api/me', '/api/bag', '/checkout/success']) {
    assert.match(String((await fetchPage(own, cookie)).headers['cache-control']), /no-store/, own)
  }
})

test('purging asks for the token and for tags, and takes nothing else [R7.21]', async () => {
  assert.equal((await purge(['plp'], 'wrong')).status, 401)
  assert.equal((await purge(['plp'], '')).status, 401)
  assert.equal((await purge([5 as unknown as string], purgeToken())).status, 400)
  assert.equal((await fetch(`http://127.0.0.1:${port}/api/revalidate`)).status, 405)
  assert.equal((await purge(['no-such-tag'], purgeToken())).status, 200)
})

test('purging a shoe by its sku draws its page anew; a wrong token leaves it kept [R7.118]', async () => {
  const { sku, path } = await someShoe()
  const first = await fetchPage(path)
  assert.equal(first.status, 200)
  await purge([`product:${sku}`], 'wrong')
  const kept = await fetchPage(path)
  assert.equal(kept.headers['x-cache'], 'hit')
  assert.equal(kept.body, first.body)
  assert.equal((await purge([`product:${sku}`], purgeToken())).status, 200)
  assert.notEqual((await fetchPage(path)).headers['x-cache'], 'hit')
})
