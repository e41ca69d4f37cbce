import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { meaningOf } from '#app/graphql/other-servers/messages.ts'
import { dropCookie, parseCookies, rememberCookie } from './cookies.ts'
import { globalEffectOf } from './error-policy.ts'
import { findCartId } from './guest-cart.ts'
import type { RequestContext } from './request-context.ts'
import { safeRedirect } from './safe-redirect.ts'
import { leadsToSignIn } from './sign-in-path.ts'

test('cart cookies live 3 days and scripts read them, not the guest secret; others 30 days [R9.02, R9.03]', () => {
  assert.equal(
    rememberCookie({ isSecure: true }, 'cartId', 'abc'),
    'cartId=abc; Path=/; Max-Age=259200; SameSite=Lax; Secure',
  )
  assert.equal(
    rememberCookie({ isSecure: true }, 'guest', 's'),
    '__Host-guest=s; Path=/; Max-Age=259200; SameSite=Lax; HttpOnly; Secure',
  )
  assert.equal(
    rememberCookie({ isSecure: false }, 'guest', 's'),
    'guest=s; Path=/; Max-Age=259200; SameSite=Lax; HttpOnly',
  )
  assert.match(rememberCookie({ isSecure: true }, 'payment_method', 'x'), /Max-Age=2592000/)
  assert.match(dropCookie({ isSecure: true }, 'guest'), /^__Host-guest=; Path=\/; Max-Age=0/)
})

test('a cart whose cookie names the store of another site is not used [R9.61, A107]', () => {
  const cartId = 'a'.repeat(32)
  const [brand, other] = [brandOf('midas'), brandOf('mathers')]
  const found = (storeId: number) => {
    const cookies = new Map(Object.entries({ cartId, storeId: `${storeId}` }))
    return findCartId({ brand, cookies } as unknown as RequestContext)
  }
  assert.deepEqual([found(brand.websiteId), found(other.websiteId)], [cartId, undefined])
})

test('cookie values survive what is not plain text', () => {
  const [pair = ''] = rememberCookie({ isSecure: false }, 'authority_to_leave', 'Leave; at=door').split('; ')
  assert.equal(parseCookies(`a=1; ${pair}; bad=%E0%A4%A; a=2; =x; novalue`).get('authority_to_leave'), 'Leave; at=door')
  assert.equal(parseCookies('a=1; a=2').get('a'), '1')
  assert.equal(parseCookies('bad=%E0%A4%A').has('bad'), false)
})

test('after a session ends, bag, checkout and account lead to sign-in; guest pages reload [R4.30, R4.31, R6.17, R6.18, A15]', () => {
  for (const path of [
    '/cart',
    '/cart/add',
    '/checkout',
    '/checkout/success',
    '/customer/account',
    '/customer/orders',
    '/customer/rewards-2',
  ])
    assert.equal(leadsToSignIn(path), true, path)
  for (const path of [
    '/',
    '/cartridges',
    '/customer/rewards',
    '/customer/rewards/',
    '/customer/account/login',
    '/customer_manager',
    '/wishlist',
  ])
    assert.equal(leadsToSignIn(path), false, path)
})

test('redirects stay on our own paths', () => {
  assert.equal(safeRedirect('/cart?x=1#y'), '/cart?x=1#y')
  for (const target of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/a\\..\\b',
    '',
    undefined,
    5,
    '/.//evil.test',
  ])
    assert.equal(safeRedirect(target, '/'), '/', String(target))
})

test('texts of failures have their global effects', () => {
  assert.equal(globalEffectOf(meaningOf('Could not find a cart with ID "x"')), 'reset-cart')
  assert.equal(globalEffectOf(meaningOf("The cart isn't active.")), 'reset-cart')
  assert.equal(globalEffectOf(meaningOf("The current customer isn't authorized.")), 'force-logout')
  assert.equal(globalEffectOf(meaningOf('the maintenance mode is enabled')), 'maintenance')
  assert.equal(globalEffectOf(meaningOf('Some other error')), undefined)
})
