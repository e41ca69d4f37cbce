import { type FaultyCommerce, startFaultyCommerce } from './faulty-commerce.ts'
import { test } from './journey.ts'
import { type OwnStorefront, startStorefront } from './own-processes.ts'

interface FaultyShop {
  commerce: FaultyCommerce
  storefront: OwnStorefront
}

/** A storefront whose calls fail on demand. Runs while the tests of the calling file run. */
export function faultyShop(env: Readonly<Record<string, string>> = {}): Readonly<FaultyShop> {
  const shop = {} as FaultyShop
  test.beforeAll(async () => {
    shop.commerce = await startFaultyCommerce()
    shop.storefront = await startStorefront({ COMMERCE_URL: shop.commerce.url, ...env })
  })
  test.afterAll(async () => {
    await shop.storefront.stop()
    await shop.commerce.stop()
  })
  return shop
}
