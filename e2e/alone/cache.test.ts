import assert from 'node:assert/strict'
import { get, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { brandOf } from '@welt/brands'
import { BrandsDocument } from '../../apps/storefront/app/features/content/content.generated.ts'
import { departmentPath, goToCheckoutWithAPair, productPath } from '../testing/buying/buying.ts'
import { type Answer, httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { operate, purgeToken, runSql } from '../testing/operator.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const trybe = brandOf('trybe')

/** A page of Trybe, optionally with a visitor's cookies. */
const fetchPage = (path: string, cookie = ''): Promise<Answer> =>
  httpRequest(`trybe.localhost:${port}`, path, cookie ? { cookie } : {})

function purge(tags: readonly string[], token: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return fetch(`http://127.0.0.1:${port}/api/revalidate`, { method: 'POST', headers, body: JSON.stringify({ tags }) })
}

interface Shoe {
  readonly sku: string
  readonly path: string
}

/** A shoe that no other journey opens. */
async function someShoe(): Promise<Shoe> {
  const [row] = await runSql<{ sku: string; url_key: string }>(
    `select sku, url_key from product join product_site on product_id = id
     where website_id = $1 and is_enabled and size_scale is not null order by id desc limit 1`,
    [trybe.websiteId],
  )
  assert.ok(row)
  return { sku: row.sku, path: `/${row.url_key}.html` }
}

test('shared pages are the same for everyone: no cookie is set, nothing of a visitor is shown [J27.2, R7.21, A83]', async () => {
  const browser = openPlainBrowser('trybe')
  await goToCheckoutWithAPair(browser, 'trybe')
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

test('purging needs the token and tags, and accepts nothing else', async () => {
  assert.equal((await purge(['plp'], 'wrong')).status, 401)
  assert.equal((await purge(['plp'], '')).status, 401)
  assert.equal((await purge([5 as unknown as string], purgeToken())).status, 400)
  assert.equal((await fetch(`http://127.0.0.1:${port}/api/revalidate`)).status, 405)
  assert.equal((await purge(['no-such-tag'], purgeToken())).status, 200)
})

test('purging a shoe by its sku draws its page anew; a wrong token leaves it kept [R7.15, R7.127, A81]', async () => {
  const { sku, path } = await someShoe()
  const first = await fetchPage(path)
  assert.equal(first.status, 200)
  await purge([`product:${sku}`], 'wrong')
  const cached = await fetchPage(path)
  assert.equal(cached.headers['x-cache'], 'hit')
  assert.equal(cached.body, first.body)
  assert.equal((await purge([`product:${sku}`], purgeToken())).status, 200)
  assert.notEqual((await fetchPage(path)).headers['x-cache'], 'hit')
})

/** The undecoded response body. */
function fetchPacked(path: string, encoding: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((done, failed) => {
    const headers = { host: `trybe.localhost:${port}`, 'accept-encoding': encoding }
    get({ host: '127.0.0.1', port, path, headers }, async (answer) =>
      done({ headers: answer.headers, bytes: Buffer.concat(await answer.toArray()) }),
    ).on('error', failed)
  })
}

test('a kept page is one page in every packing, and 304 for who has it', async () => {
  const { path } = await someShoe()
  const plain = await fetchPage(path)
  const etag = String(plain.headers.etag)
  for (const [accepted, packing, unpack] of [
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ] as const) {
    const { headers, bytes } = await fetchPacked(path, accepted)
    assert.deepEqual(
      [headers['content-encoding'], headers['x-cache'], headers.vary],
      [packing, 'hit', 'Accept, Accept-Encoding'],
      accepted,
    )
    assert.equal(headers.etag, etag, accepted)
    assert.equal(unpack(bytes).toString('utf8'), plain.body, accepted)
    const known = await httpRequest(`trybe.localhost:${port}`, path, {
      'accept-encoding': accepted,
      'if-none-match': `"old", ${etag}`,
    })
    assert.deepEqual([known.status, known.body, known.headers.etag], [304, '', etag], accepted)
    assert.equal(known.headers['content-security-policy'], plain.headers['content-security-policy'])
  }
  assert.equal((await httpRequest(`trybe.localhost:${port}`, path, { 'if-none-match': '"old"' })).status, 200)
})

test('an operator drops kept pages by tag with a command; without a tag it says how [R7.127]', async () => {
  const { path, sku } = await someShoe()
  await fetchPage(path)
  assert.equal((await fetchPage(path)).headers['x-cache'], 'hit')
  const { code, output } = await operate('purge', `product:${sku}`)
  assert.equal(code, 0, output)
  assert.match(output, /Every storefront follows within a second\./)
  await until(async () => (await fetchPage(path)).headers['x-cache'] !== 'hit', 'the page stays in the cache')
  const untagged = await operate('purge')
  assert.equal(untagged.code, 2)
  assert.match(untagged.output, /^<tag> is missing\.\n\nnpm run welt -- purge <tag> …\n/)
})

test('GraphQL by GET on a shop’s host keeps cacheable reads with their tags, and no others [R7.01, R7.05, R7.21]', async () => {
  const read = (query: string, headers: Readonly<Record<string, string>> = {}) =>
    httpRequest(`trybe.localhost:${port}`, `/graphql?${new URLSearchParams({ query })}`, headers)
  const cacheable = 'query Once { brands { label } }'
  const first = await read(cacheable, { authorization: 'Bearer nonsense', cookie: 'token=nonsense' })
  assert.equal(first.status, 200)
  assert.equal(first.headers['cache-control'], 'public, max-age=0, must-revalidate')
  assert.match(String(first.headers['x-magento-tags']), /^trybe_au,search/)
  assert.equal(first.headers['surrogate-key'], String(first.headers['x-magento-tags']).replaceAll(',', ' '))
  assert.match(String(first.headers.vary), /Store/)
  // As the shop's own pages send it.
  const persisted = BrandsDocument.text
  await read(persisted)
  const cached = await read(persisted)
  const again = await read(persisted, { 'if-none-match': String(cached.headers.etag) })
  assert.deepEqual([again.status, again.body, again.headers.etag], [304, '', cached.headers.etag])
  for (const query of [
    '{ isEmailAvailable(email: "demo@welt.example") { is_email_available } }',
    '{ brands { label } isEmailAvailable(email: "demo@welt.example") { is_email_available } }',
  ]) {
    const { status, body, headers } = await read(query)
    assert.equal(status, 405)
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.deepEqual(JSON.parse(body).errors[0].message, 'Only cacheable reads are answered by GET. Use POST.')
    assert.ok(!body.includes('is_email_available'))
  }
  const wrong = await read('{ brands { nope } }')
  assert.deepEqual([wrong.status, wrong.headers['cache-control']], [200, 'private, no-store'])
  assert.match(wrong.body, /Cannot query field/)
})
