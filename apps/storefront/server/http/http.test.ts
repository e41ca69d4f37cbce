import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { originOf, readConfig } from '#server/config.ts'
import { chooseEncoding } from './compress.ts'
import { isSameOrigin } from './same-origin.ts'
import { contentSecurityPolicy, inlineHashes } from './security-headers.ts'
import { findSite, hostNameOf } from './site.ts'

function requestTo(host: string, headers: Record<string, string> = {}, remoteAddress = '10.0.0.9'): IncomingMessage {
  return { headers: { host, ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage
}

test('the host table decides the site, and unknown hosts have none', () => {
  const config = readConfig({ PORT: '3000', HOSTS_MOLLINI: 'shop.example' })
  assert.equal(findSite(requestTo('mollini.localhost:3000'), config)?.brand.id, 'mollini')
  assert.equal(findSite(requestTo('STYLETREAD-NZ.localhost'), config)?.brand.id, 'styletread-nz')
  assert.equal(findSite(requestTo('shop.example'), config)?.brand.id, 'mollini')
  for (const host of ['localhost:3000', 'evil.test', 'mollini.localhost.evil.test', 'mollini.localhost@evil.test', ''])
    assert.equal(findSite(requestTo(host), config), undefined, host)
})

test('forwarded headers count only from a configured proxy', () => {
  const headers = {
    'x-forwarded-host': 'mathers.localhost',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7, 10.0.0.1',
  }
  const direct = findSite(requestTo('mollini.localhost', headers), readConfig({}))
  assert.equal(direct?.brand.id, 'mollini')
  assert.equal(direct?.clientAddress, '10.0.0.9')
  const proxied = findSite(
    requestTo('mollini.localhost', headers),
    readConfig({ STOREFRONT_TRUSTED_PROXIES: '10.0.0.9,10.0.0.1' }),
  )
  assert.equal(proxied?.brand.id, 'mathers')
  assert.equal(proxied?.requestOrigin, 'https://mathers.localhost')
  assert.equal(proxied?.clientAddress, '203.0.113.7')
})

test('an address that the visitor wrote into X-Forwarded-For does not count', () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
  const site = findSite(requestTo('mollini.localhost', headers), readConfig({ STOREFRONT_TRUSTED_PROXIES: '10.0.0.9' }))
  assert.equal(site?.clientAddress, '203.0.113.7')
})

test('host names are read without port and refused when they are no plain name', () => {
  assert.equal(hostNameOf('A.localhost:80'), 'a.localhost')
  assert.equal(hostNameOf('a b'), undefined)
  assert.equal(hostNameOf(undefined), undefined)
})

test('changing requests must come from this site’s pages', () => {
  assert.equal(isSameOrigin({}, 'http://a'), true)
  assert.equal(isSameOrigin({ origin: 'http://a', 'sec-fetch-site': 'same-origin' }, 'http://a'), true)
  assert.equal(isSameOrigin({ origin: 'http://b' }, 'http://a'), false)
  assert.equal(isSameOrigin({ origin: 'null' }, 'http://a'), false)
  assert.equal(isSameOrigin({ 'sec-fetch-site': 'same-site' }, 'http://a'), false)
})

test('cached pages allow their inline scripts by hash and nothing else', () => {
  const hashes = inlineHashes(
    '<script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script><style>a{}</style>',
  )
  assert.deepEqual(hashes.scripts, ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])
  assert.equal(hashes.styles.length, 1)
  const policy = contentSecurityPolicy({ ...hashes, payment: readConfig({ PUBLIC_SANDBOX_URL: 'http://pay.test' }) })
  assert.match(policy, /frame-src http:\/\/pay\.test;/)
  assert.match(
    policy,
    /form-action 'self' http:\/\/pay\.test https:\/\/startrack\.com\.au .*https:\/\/auspost\.com\.au https:\/\/www\.nzpost\.co\.nz;/,
  )
  assert.doesNotMatch(policy, /script-src[^;]*unsafe/)
})

test('with real payment keys only the checkout calls the payment service and frames banks', () => {
  const sources = { scripts: [], styles: [], payment: readConfig({ ADYEN_API_KEY: 'key' }) }
  const policy = contentSecurityPolicy(sources)
  assert.match(
    policy,
    /connect-src 'self'; frame-src 'none'; form-action 'self' https:\/\/\*\.adyen\.link https:\/\/\*\.adyen\.com https:\/\/startrack/,
  )
  const checkout = contentSecurityPolicy({ ...sources, isCheckout: true })
  assert.match(checkout, /connect-src 'self' https:\/\/\*\.adyen\.com; frame-src https:; form-action 'self' .*https:;/)
  assert.doesNotMatch(checkout, /script-src[^;]*https:/)
})

test('the encoding follows Accept-Encoding with its qualities', () => {
  assert.equal(chooseEncoding('gzip, deflate, br, zstd'), 'br')
  assert.equal(chooseEncoding('gzip;q=1.0, br;q=0'), 'gzip')
  assert.equal(chooseEncoding('*'), 'br')
  assert.equal(chooseEncoding(undefined), 'identity')
})

test('production refuses a public address over plain http', () => {
  assert.throws(() => readConfig({ WELT_ENV: 'production' }), /https/)
  const production = { WELT_ENV: 'production', PUBLIC_URL: 'https://{site}.example' }
  assert.throws(() => readConfig(production), /SERVICE_KEY/)
  const keyed = { ...production, SERVICE_KEY: 'k'.repeat(32), STOREFRONT_TRUSTED_PROXIES: 'none' }
  assert.equal(readConfig(keyed).isSecure, true)
  const withOwn = (own: string) => readConfig({ ...keyed, PUBLIC_URL: `https://{site}.example ${own}` })
  assert.equal(originOf(withOwn('midas=https://www.midas.example'), 'midas'), 'https://www.midas.example')
  assert.throws(() => withOwn('midas=www.midas.example'), /https/)
  assert.throws(() => withOwn('midass=https://www.midas.example'), /PUBLIC_URL names "midass", which is no site\./)
  assert.throws(() => readConfig({ PORT: 'x' }), /PORT/)
})

test('production must name its proxies; "none" is an answer, an empty setting is not', () => {
  const production = { WELT_ENV: 'production', PUBLIC_URL: 'https://{site}.example', SERVICE_KEY: 'k'.repeat(32) }
  for (const nothing of [undefined, '', ' , '])
    assert.throws(
      () => readConfig({ ...production, ...(nothing === undefined ? {} : { STOREFRONT_TRUSTED_PROXIES: nothing }) }),
      /STOREFRONT_TRUSTED_PROXIES is missing\. Name .* none\.$/,
    )
  const trustedBy = (STOREFRONT_TRUSTED_PROXIES: string) =>
    readConfig({ ...production, STOREFRONT_TRUSTED_PROXIES }).trustedProxies
  for (const address of ['none', '127.0.0.1', '10.0.0.9']) assert.ok(!trustedBy('none').has(address), address)
  const two = trustedBy('10.0.0.9, 10.0.0.1')
  for (const address of ['10.0.0.9', '10.0.0.1']) assert.ok(two.has(address), address)
  assert.ok(!two.has('10.0.0.8'))
  assert.ok(trustedBy('10.244.0.0/16').has('10.244.3.7'))
})
