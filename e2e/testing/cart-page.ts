import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { brandOf, type SiteId } from '@welt/brands'
import { requireData } from './graphql.ts'
import type { PlainBrowser } from './plain-browser.ts'

interface WireShoe {
  readonly sku: string
  readonly size_scale: string
  readonly url_key: string
  readonly url_suffix: string
  readonly variants: readonly {
    readonly attributes: readonly { readonly uid: string; readonly label: string }[]
    readonly size_attributes: { readonly conversion: { readonly au: string; readonly eu: string } }
    readonly product: {
      readonly sku: string
      readonly stock_status: string
      readonly only_x_left_in_stock: number | null
    }
  }[]
}

export interface Size {
  readonly sku: string
  readonly path: string
  readonly variantSku: string
  readonly option: string
  /** "EU 38 (AU 7)", "AU 7 (EU 38)" */
  readonly label: string
}

const SHOES = `{ getFredhopperData(pageSize: 24) { items {
  sku size_scale url_key url_suffix ... on ConfigurableProduct { variants { attributes { uid label } size_attributes { conversion { au eu } } product { sku stock_status only_x_left_in_stock } } }
} } }`

/** Sizes of a shoe that other journeys do not use. */
export async function sizesOf(site: SiteId, at = 1): Promise<readonly Size[]> {
  const { getFredhopperData } = await requireData<{ getFredhopperData: { items: WireShoe[] } }>(
    brandOf(site).storeCode,
    SHOES,
  )
  const shoes = getFredhopperData.items.map(({ sku, size_scale, url_key, url_suffix, variants }) =>
    variants
      .filter(({ product }) => product.stock_status === 'IN_STOCK' && product.only_x_left_in_stock === null)
      .map(({ attributes, size_attributes: { conversion }, product }): Size => {
        const { uid: option = '', label = '' } = attributes[0] ?? {}
        const full = size_scale.startsWith('AU')
          ? `AU ${label} (EU ${conversion.eu})`
          : `EU ${label} (AU ${conversion.au})`
        return { sku, path: `/${url_key}${url_suffix}`, variantSku: product.sku, option, label: full }
      }),
  )
  const sizes = shoes.filter(({ length }) => length >= 3).at(-at)
  assert.ok(sizes)
  return sizes
}

export async function fillCart(browser: PlainBrowser, ...sizes: readonly Size[]): Promise<void> {
  for (const { sku, option } of sizes) {
    const { status, body } = await browser.post('/cart/add', { sku, option, quantity: '1', returnTo: '/' })
    assert.equal(status, 303, body.slice(0, 2000))
  }
}

export const linesOf = (page: Page): Locator => page.getByRole('list', { name: 'Bag items' }).getByRole('listitem')

/** "EU 38 (AU 7) × 1" for each line. */
export function choicesOf(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('list', { name: 'Bag items' })
    .locator('> li:has(select)')
    .evaluateAll((lines) =>
      lines.map((line) =>
        [...line.querySelectorAll('select')].map((field) => field.selectedOptions[0]?.textContent ?? '').join(' × '),
      ),
    )
}

/** Options load on focus. */
export async function chooseSize(box: Locator, { option }: Size): Promise<void> {
  await box.focus()
  await box.selectOption(option)
}

/** Cents. */
export async function totalOf(page: Page): Promise<number> {
  return Number(await page.locator('main [data-grand-total]').first().getAttribute('data-grand-total'))
}

export async function whenSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
}
