import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** For pages with a stopped clock. Scripts set the timer of half a second some time after the text is shown. */
export async function leavesForCart(page: Page, cart: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(500)
    await page.waitForURL(cart, { timeout: 2_000 })
  }).toPass()
}
