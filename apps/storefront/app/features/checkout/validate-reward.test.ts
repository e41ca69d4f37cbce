import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RequestContext } from '#app/session/request-context.ts'
import { validateReward } from './validate-reward.server.ts'

test('without a coupon nothing is sent for validation [A55]', async () => {
  // A call would need the commerce server.
  const ctx = { settings: { isLoyaltyOffered: true } } as RequestContext
  const cart = { cartId: 'a', email: 'ana@example.com', firstCoupon: undefined }
  assert.equal(await validateReward(ctx, cart), 'none')
})
