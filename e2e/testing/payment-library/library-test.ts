import { test as base, expect, type Page } from '@playwright/test'
import { type Library, openLibrary } from './open-library.ts'

/** Each page of a test may ask the shop and the sandbox only, and must not complain. */
export const test = base.extend<{ readonly isClean: undefined }, { readonly library: Library }>({
  library: [
    async ({ browserName: _browser }, use) => {
      const library = await openLibrary()
      await use(library)
      await library.close()
    },
    { scope: 'worker' },
  ],
  isClean: [
    async ({ context, library }, use) => {
      const origins = new Set<string>()
      const complaints: string[] = []
      context.on('request', (request) => origins.add(new URL(request.url()).origin))
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await use(undefined)
      expect(complaints).toEqual([])
      expect([...origins].filter((origin) => ![library.shopUrl, library.sandboxUrl].includes(origin))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

const field = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`).getByRole('textbox', { name })

export async function fillCard(page: Page, number: string, name = 'Ana Bell', securityCode = '737'): Promise<void> {
  await page.locator('body[data-ready]').waitFor()
  // First: the library loses a field that a frame reports while the name is being set.
  await page.getByLabel('Name on card').fill(name)
  await field(page, 'Card number').fill(number)
  await field(page, 'Expiry date').fill('03/30')
  await field(page, 'Security code').fill(securityCode)
  // The frames report each field later than it is filled.
  await page.locator('body[data-complete]').waitFor()
}

export const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click()
