import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findCacheable } from './cacheable.ts'

const routeIds = new Set(['root', 'routes/layout', 'routes/by-url-key'])
const of = (path: string) => findCacheable(new URL(path, 'http://site'), routeIds)

test('tracking never makes a key of its own', () => {
  assert.equal(of('/heels?utm_source=x&gclid=1&brand=mollini')?.key, '/heels?brand=mollini')
  assert.equal(of('/?utm_source=x')?.key, '/')
})

test('known filters are sorted into one key', () => {
  assert.equal(of('/heels?size=38&brand=b&brand=a&p=2')?.key, of('/heels?p=2&brand=a&size=38&brand=b')?.key)
})

test('unknown names are rendered for everyone but not kept', () => {
  assert.equal(of('/heels?whatever=1')?.isStorable, false)
  assert.equal(of(`/heels?brand=${'x'.repeat(700)}`)?.isStorable, false)
  assert.equal(of('/heels?brand=a')?.isStorable, true)
})

test('only a preview of the home page is rendered for its query, and never cached', () => {
  assert.deepEqual([of('/?size=38')?.key, of('/?size=38')?.isStorable], ['/', true])
  const preview = of('/?preview=1-2-0-a&utm_source=x')
  assert.deepEqual([preview?.renderPath, preview?.isStorable], ['/?preview=1-2-0-a', false])
})

test('search has its own store and knows q', () => {
  assert.equal(of('/search?q=boot')?.rule.store, 'search')
  assert.equal(of('/search?q=boot')?.isStorable, true)
  assert.equal(of('/heels?q=boot')?.isStorable, false)
})

test('more stories of the blog have addresses of their own, up to as many as a page shows', () => {
  const more = of('/blog/care?show=13')
  assert.deepEqual([more?.isStorable, more?.rule.store], [true, 'search'])
  for (const path of ['/blog?show=601', '/blog?show=013', '/blog?show=x', '/heels?show=13'])
    assert.equal(of(path)?.isStorable, false, path)
})

test('filtered listings cannot push whole pages out of their store', () => {
  assert.equal(of('/heels?size=38')?.rule.store, 'search')
  assert.equal(of('/heels')?.rule.store, 'pages')
  assert.equal(of('/heels.data?_routes=routes%2Flayout')?.rule.store, 'pages')
})

test('what is made for one visitor is never cacheable, however its address is spelled', () => {
  for (const path of [
    '/Cart',
    '/%63art',
    '/CHECKOUT/success',
    '/API/me',
    '/%41pi/bag.data',
    '/cart',
    '/cart.data',
    '/checkout/success',
    '/api/me',
    '/wishlist',
    '/customer/account',
    '/return/guest',
    '/Size-Guide?for=women&in=cm&size=24&kept=38',
  ])
    assert.equal(of(path), undefined, path)
})

test('data addresses keep known route ids and refuse to keep others', () => {
  assert.equal(of('/heels.data?_routes=routes%2Flayout')?.isStorable, true)
  assert.equal(of('/heels.data?_routes=made-up')?.isStorable, false)
  assert.equal(of('/_.data?utm_source=x')?.key, '/_.data')
})
