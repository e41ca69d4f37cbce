import assert from 'node:assert/strict'
import { brandOf } from '@welt/brands'
import { freePort } from '../../scripts/test-runner/free-port.ts'
import { departmentPath } from '../testing/buying/buying.ts'
import { CDN, startCdn } from '../testing/caches/varnish.ts'
import { httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { startStorefront } from '../testing/own-processes.ts'
import { commerceUrl, port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const SITE = 'midas'
const { websiteId } = brandOf(SITE)

async function someShoe() {
  const [shoe] = await runSql<{
    id: number
    sku: string
    path: string
    regular_cents: number
    sale_cents: number | null
  }>(
    `select p.id, p.sku, '/' || p.url_key || '.html' as path, s.regular_cents, s.sale_cents
     from product p join product_site s on s.product_id = p.id
     where s.website_id = $1 and s.is_enabled and p.size_scale is not null order by p.id desc limit 1`,
    [websiteId],
  )
  return shoe ?? assert.fail()
}

const setPrice = (id: number, regular: number, sale: number | null) =>
  runSql('update product_site set regular_cents = $3, sale_cents = $4 where product_id = $1 and website_id = $2', [
    id,
    websiteId,
    regular,
    sale,
  ])

test(`the cache in front (${CDN}) follows changes and maintenance, and covers for a storefront`, async () => {
  const storefrontPort = await freePort()
  const cdn = await startCdn(storefrontPort)
  if (!cdn) return
  const env = {
    ...cdn.env,
    COMMERCE_URL: commerceUrl,
    PUBLIC_URL: `http://{site}.localhost:${port}`,
    SHARED_CACHE_SECONDS: '86400',
  }
  let storefront = await startStorefront(env)
  const get = async (path: string) => {
    const answer = await httpRequest(`${SITE}.localhost:${port}`, path, {}, { at: cdn.port })
    return { ...answer, isHit: answer.headers['x-cdn'] === 'hit' }
  }
  const untilHit = (path: string) => until(async () => (await get(path)).isHit, `${path} is never cached`)
  const shoe = await someShoe()
  const other = '/delivery'
  const listing = await departmentPath(SITE)
  try {
    for (const path of [shoe.path, listing, other]) await untilHit(path)
    const { headers } = await get(shoe.path)
    assert.match(String(headers['cache-control']), /s-maxage=86400, .*stale-if-error=3600/)
    assert.match(String(headers['surrogate-key']), new RegExp(`\\bproduct:${shoe.sku}\\b`))
    assert.equal((await get('/cart')).isHit, false)

    await setPrice(shoe.id, 13_731, null)
    await until(async () => (await get(shoe.path)).body.includes('$137.31'), 'the cache in front has the old price')
    assert.equal((await get(other)).isHit, true, 'other pages stay')

    await untilHit(shoe.path)
    assert.equal((await operate('maintenance', 'on', '--site', SITE)).code, 0)
    const isClosed = async (path: string) => (await get(path)).headers['x-maintenance'] === 'on'
    for (const path of [shoe.path, other]) await until(() => isClosed(path), `${path} stays open`)
    assert.equal((await operate('maintenance', 'off', '--site', SITE)).code, 0)
    for (const path of [shoe.path, other]) await untilHit(path)

    await storefront.stop('SIGKILL')
    storefront = await startStorefront({ ...env, SHARED_CACHE_SECONDS: '1' })
    await until(
      async () => /s-maxage=1,/.test(String((await get(other)).headers['cache-control'])),
      'a start drops all',
    )
    await untilHit(other)
    await storefront.stop('SIGKILL')
    await until(async () => Number((await get(other)).headers.age) > 1, 'the page never expires')
    assert.equal((await get(other)).status, 200)
    assert.equal((await get('/cart')).status, 503)
  } finally {
    await operate('maintenance', 'off', '--site', SITE)
    await setPrice(shoe.id, shoe.regular_cents, shoe.sale_cents)
    await storefront.stop('SIGKILL')
    await cdn.stop()
  }
})
