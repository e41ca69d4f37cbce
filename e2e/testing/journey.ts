import { test as base } from '@playwright/test'
import { openShop, type ScreenName, type ShopOptions, type Visitor } from './shop.ts'

export interface Options {
  /** The project's, for shops opened without a `screen`. */
  readonly device: ScreenName
}

/** Its context closes with the test. */
export type OpenShop = (options?: ShopOptions) => Promise<Visitor>

export const test = base.extend<Options & { readonly openShop: OpenShop }>({
  device: ['desktop', { option: true }],
  openShop: async ({ browser, device }, use) => {
    const opened: Visitor[] = []
    await use(async (options) => {
      const visitor = await openShop(browser, { screen: device, ...options })
      opened.push(visitor)
      return visitor
    })
    for (const { context } of opened) await context.close()
  },
})

export { expect } from '@playwright/test'
