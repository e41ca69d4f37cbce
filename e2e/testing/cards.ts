import type { Locator, Page } from '@playwright/test'

const listing = (page: Page) => page.getByRole('list', { name: 'Products', exact: true })

/** Without carousels, which load later. */
export const cards = (page: Page): Locator => listing(page).getByRole('article')

export const cardLink = (card: Locator): Locator => card.getByRole('heading').getByRole('link')

export const listedNames = (page: Page): Promise<readonly string[]> =>
  cards(page).getByRole('heading').allTextContents()

export const listedIds = (page: Page): Promise<string[]> =>
  listing(page)
    .locator(':scope > [id^=style-]')
    .evaluateAll((all) => all.map(({ id }) => id))

export const total = async (page: Page) => Number(await page.locator('main [role=status] strong').first().textContent())

export const group = (page: Page, name: string) =>
  page.locator('#filters details').filter({ has: page.locator('summary', { hasText: name }) })

/** The number in brackets after a value. */
export function countBeside(label: string): number {
  return Number(/\((?:styles: )?(\d+)\)/.exec(label)?.[1])
}
