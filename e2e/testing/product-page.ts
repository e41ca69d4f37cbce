import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { requireData } from './graphql.ts'
import { httpRequest } from './http-request.ts'
import { address } from './shop.ts'
import { until } from './until.ts'

export interface Shoe {
  readonly sku: string
  readonly path: string
  readonly url_key: string
  readonly name: string
  readonly review_count: number
  readonly price: { readonly regular: number; readonly final: number }
  readonly features: readonly string[]
  readonly sizes: readonly { readonly sku: string; readonly label: string; readonly left: number }[]
}

const SHOES = `query ($at: Int!) { products(search: "shoe", pageSize: 20, currentPage: $at) { items {
  sku url_key url_suffix web_display_name name review_count colour_siblings { url_key } selling_feature_1 selling_feature_2
  price_range { minimum_price { regular_price { value } final_price { value } } }
  ... on ConfigurableProduct { variants { product { sku } size_attributes { size conversion { au } } } }
} } }`

const STOCK = 'query ($sku: String!) { productAdditionalData(sku: $sku) { stocks { sku quantity } } }'

interface WireShoe {
  readonly sku: string
  readonly url_key: string
  readonly url_suffix: string
  readonly web_display_name: string | null
  readonly name: string
  readonly review_count: number
  readonly colour_siblings: readonly { readonly url_key: string }[]
  readonly selling_feature_1: string | null
  readonly selling_feature_2: string | null
  readonly price_range: {
    readonly minimum_price: { readonly regular_price: { value: number }; readonly final_price: { value: number } }
  }
  readonly variants: readonly {
    readonly product: { sku: string }
    readonly size_attributes: { size: string; conversion: { au: string } }
  }[]
}

/** The first shoe that matches, with its current stock. */
export async function findShoe(storeCode: string, wanted: (shoe: WireShoe) => boolean = () => true): Promise<Shoe> {
  for (let at = 1; at <= 5; at += 1) {
    const { products } = await requireData<{ products: { items: WireShoe[] } }>(storeCode, SHOES, { at })
    const found = products.items.find((shoe) => shoe.variants.length > 4 && wanted(shoe))
    if (!found) continue
    const { productAdditionalData } = await requireData<{
      productAdditionalData: { stocks: { sku: string; quantity: number }[] }
    }>(storeCode, STOCK, { sku: found.sku })
    const left = new Map(productAdditionalData.stocks.map((stock) => [stock.sku, stock.quantity]))
    const { regular_price, final_price } = found.price_range.minimum_price
    return {
      sku: found.sku,
      path: `/${found.url_key}${found.url_suffix}`,
      url_key: found.url_key,
      name: found.web_display_name ?? found.name,
      review_count: found.review_count,
      price: { regular: regular_price.value, final: final_price.value },
      features: [found.selling_feature_1, found.selling_feature_2].filter((text) => text !== null),
      sizes: found.variants.map(({ product, size_attributes }) => ({
        sku: product.sku,
        label: size_attributes.conversion.au,
        left: left.get(product.sku) ?? 0,
      })),
    }
  }
  throw new Error(`No such shoe in ${storeCode}.`)
}

/** Requested by scripts. */
export const deliveryDate = (page: Page) =>
  page.locator('[data-delivery=when]', { hasText: /^Order .+ for delivery \w{3} \d/ })

export async function openShoe(page: Page, site: SiteId, path: string): Promise<void> {
  await page.goto(address(site, path))
  await deliveryDate(page).waitFor()
}

export const sizes = (page: Page) => page.getByRole('radiogroup', { name: /^Size/ })

export const size = (page: Page, sku: Shoe['sizes'][number]) =>
  sizes(page).getByRole('radio', { name: new RegExp(`^(?:\\w+ )?${sku.label}\\b`) })

/** Cached pages follow the data after a moment. */
export async function whenItSays(site: SiteId, path: string, isSaid: (body: string) => boolean): Promise<void> {
  await until(async () => isSaid((await httpRequest(`${site}.localhost`, path)).body), `${path} does not follow`)
}
