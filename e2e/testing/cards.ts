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
