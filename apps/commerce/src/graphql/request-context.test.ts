import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { describe, it } from 'node:test'
import { findBrandByStoreCode } from '@welt/brands'
import { createCacheRegister } from '@welt/kit/cache/cache-register'
import { createAddressSet } from '@welt/kit/serving/address-set'
import type { Kysely } from 'kysely'
import { createSharedLoads } from '#modules/site'
import { readConfig } from '../platform/config.ts'
import type { Ports } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { addressOf, createContext, findRequestedBrand } from './request-context.ts'

function requestOf(headers: Record<string, string>, remoteAddress = '127.0.0.1'): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage
}

const config = readConfig({ DATABASE_URL: 'postgres://none', SERVICE_KEY: 's'.repeat(40) })
const around = {
  db: {} as Kysely<Database>,
  ports: {} as Ports,
  config,
  loads: createSharedLoads(createCacheRegister()),
}

describe('what a request says of itself', () => {
  it('only trusted proxies name the address of the shopper', () => {
    const trusted = createAddressSet(['127.0.0.1', '10.0.0.0/24'], 'TRUSTED_PROXIES')
    const forwarded = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7, 10.0.0.1' }
    assert.equal(addressOf(requestOf(forwarded), trusted), '203.0.113.7')
    assert.equal(addressOf(requestOf(forwarded, '::ffff:127.0.0.1'), trusted), '203.0.113.7')
    assert.equal(addressOf(requestOf(forwarded, '192.0.2.1'), trusted), '192.0.2.1')
    assert.equal(addressOf(requestOf({}), trusted), '127.0.0.1')
  })

  it('the site is that of the Store header, else of the host, else the first [R7.03, A65]', () => {
    const siteOf = (headers: Record<string, string>) => findRequestedBrand(requestOf(headers))?.id
    assert.equal(siteOf({ store: 'trybe_au', host: 'midas.localhost:3001' }), 'trybe')
    assert.equal(siteOf({ host: 'midas.localhost:3001' }), 'midas')
    assert.equal(siteOf({ store: 'default', host: 'MIDAS.localhost' }), 'midas')
    assert.equal(siteOf({ host: '127.0.0.1:3001' }), 'williams')
    assert.equal(siteOf({ store: 'nobody', host: 'midas.localhost' }), undefined)
  })

  it("a guest's secret counts only together with the service key", async () => {
    const brand = findBrandByStoreCode('midas_au')
    assert.ok(brand)
    const secret = 'a-secret-of-more-than-16-characters'
    const secretOf = async (headers: Record<string, string>) =>
      (await createContext(requestOf(headers), brand, around)).viewer.guestSecret
    assert.equal(await secretOf({ 'x-guest-secret': secret }), undefined)
    assert.equal(await secretOf({ 'x-guest-secret': secret, 'x-service-key': 'wrong' }), undefined)
    assert.equal(await secretOf({ 'x-guest-secret': secret, 'x-service-key': config.serviceKey }), secret)
    assert.equal(await secretOf({ 'x-guest-secret': 'bad secret', 'x-service-key': config.serviceKey }), undefined)
  })

  it("what the storefront relays for a shopper is never the service's own call", async () => {
    const brand = findBrandByStoreCode('midas_au')
    assert.ok(brand)
    const isServiceCall = async (headers: Record<string, string>) =>
      (await createContext(requestOf(headers), brand, around)).viewer.isServiceCall
    const key = { 'x-service-key': config.serviceKey }
    assert.equal(await isServiceCall(key), true)
    assert.equal(await isServiceCall({ ...key, 'x-forwarded-for': '203.0.113.7' }), false)
    assert.equal(await isServiceCall({ ...key, 'x-forwarded-for': '' }), false)
    assert.equal(await isServiceCall({ 'x-service-key': 'wrong' }), false)
  })

  it('a malformed idempotency key is no key; any bearer is a guest yet', async () => {
    const brand = findBrandByStoreCode('midas_au')
    assert.ok(brand)
    const context = await createContext(
      requestOf({ 'idempotency-key': 'a b', authorization: 'Bearer abc' }),
      brand,
      around,
    )
    assert.equal(context.idempotencyKey, undefined)
    assert.equal(context.viewer.customerId, undefined)
    const keyed = await createContext(
      requestOf({ 'idempotency-key': '5f9d8c3e-1f6e-4f0e-9d3b-0a1b2c3d4e5f' }),
      brand,
      around,
    )
    assert.equal(keyed.idempotencyKey, '5f9d8c3e-1f6e-4f0e-9d3b-0a1b2c3d4e5f')
  })
})
