import type { Locator, Page } from 'playwright-core'

const listing = (page: Page) => page.getByRole('list', { name: 'Products', exact: true })

/** Cards of a listing; those of a rail that comes later are none of them. */
export const cards = (page: Page): Locator => listing(page).getByRole('article')

/** The link that a card is. Its sizes, once they are open, bring links of their own. */
export const cardLink = (card: Locator): Locator => card.getByRole('heading').getByRole('link')

/** Names of the listed styles, in their order. */
export const listedNames = (page: Page): Promise<readonly string[]> => cards(page).getByRole('heading').allTextContents()

/** Ids of the listed styles, `style-` and their URL key, in their order. */
export const listedIds = (page: Page): Promise<string[]> =>
  listing(page)
    .locator(':scope > [id^=style-]')
    .evaluateAll((all) => all.map(({ id }) => id))
