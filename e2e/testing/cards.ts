import type { Locator, Page } from 'playwright-core'

const listing = (page: Page) => page.getByRole('list', { name: 'Products', exact: true })

/** Cards of a listing, without those of rails that load later. */
export const cards = (page: Page): Locator => listing(page).getByRole('article')

/** The card's own link; opened sizes add more links. */
export const cardLink = (card: Locator): Locator => card.getByRole('heading').getByRole('link')

export const listedNames = (page: Page): Promise<readonly string[]> =>
  cards(page).getByRole('heading').allTextContents()

/** Ids of the listed styles in order: `style-` and the URL key. */
export const listedIds = (page: Page): Promise<string[]> =>
  listing(page)
    .locator(':scope > [id^=style-]')
    .evaluateAll((all) => all.map(({ id }) => id))
