import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { brandOf } from '@welt/brands'
import { queryShop } from './accounts.ts'
import { requireData } from './graphql.ts'

export const SITE = 'mollini'

export async function someSkus(count: number): Promise<readonly string[]> {
  const document = 'query ($count: Int!) { getFredhopperData(pageSize: $count) { items { sku } } }'
  const data = await requireData<{ getFredhopperData: { items: { sku: string }[] } }>(
    brandOf(SITE).storeCode,
    document,
    { count },
  )
  return data.getFredhopperData.items.map(({ sku }) => sku)
}

export async function addAsGuest(session: string, skus: readonly string[]): Promise<void> {
  const document =
    'mutation ($session: String!, $items: [WishlistItemInput!]!) { addProductToGuestWishlist(session_id: $session, wishlistItems: $items) { session_id } }'
  const items = skus.map((sku) => ({ sku, quantity: 1 }))
  const { data } = await queryShop<{ addProductToGuestWishlist: { session_id: string } }>(SITE, document, {
    session,
    items,
  })
  assert.equal(data.addProductToGuestWishlist.session_id, session)
}

export const main = (page: Page) => page.getByRole('main')
export const tiles = (page: Page) => main(page).getByRole('list', { name: 'Saved styles' }).locator(':scope > li')
export const failure = (page: Page, phrase: string) => page.getByRole('alert').getByText(phrase).first().waitFor()
export const badge = (page: Page, text: string) =>
  page
    .locator('[data-wishlist-count]')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .first()
    .waitFor()

/** The first size in stock. */
export async function chooseSize(page: Page, tile: number): Promise<string> {
  const select = tiles(page).nth(tile).getByLabel('Size')
  const labels = await select.locator('option').allTextContents()
  const label = labels.find((text, place) => place > 0 && !text.includes('sold out')) ?? ''
  await select.selectOption({ label })
  return label
}

export const isSized = (page: Page, tile: number) =>
  page.waitForFunction(
    ([place]) => {
      const select = document.querySelectorAll('main li select')[place as number]
      if (!(select instanceof HTMLSelectElement) || select.value === '') return false
      return !('empty' in select.dataset) && !select.closest('[aria-busy=true]')
    },
    [tile],
  )
