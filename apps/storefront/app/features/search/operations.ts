import type { OtherSearch } from '#app/features/listing/operations.ts'
import type { CardProduct } from '#app/features/product/card-data.ts'
import type { PriceFacts } from '#app/features/product/price-text.ts'

/** What to suggest for words being typed. Cacheable, tags `plp` and `search`. */
export const SUGGEST = `query Suggest($search: String!, $site: Int!) {
  getFredhopperData(search: $search, pageSize: 1, site: $site) {
    suggestions {
      categories { name url_path breadcrumbs { category_name } }
      keywords { search }
      products {
        name web_display_name url_key url_suffix brand
        price_range { minimum_price { regular_price { value } final_price { value } } }
        now_price
        small_image { url }
      }
    }
  }
}`

/** A product as a suggestion shows it. */
export type SuggestedProduct = PriceFacts &
  Pick<CardProduct, 'name' | 'web_display_name' | 'url_key' | 'url_suffix' | 'brand'> & {
    readonly small_image: { readonly url: string | null } | null
  }

/** A category with where it stands. */
export interface SuggestedCategory {
  readonly name: string | null
  readonly url_path: string | null
  readonly breadcrumbs: readonly { readonly category_name: string | null }[] | null
}

export interface SuggestAnswer {
  readonly getFredhopperData: {
    readonly suggestions: {
      readonly categories: readonly SuggestedCategory[]
      readonly keywords: readonly { readonly search: string }[]
      readonly products: readonly SuggestedProduct[]
    } | null
  } | null
}

export interface PopularAnswer {
  readonly popularSearches: readonly OtherSearch[]
}

/** What shoppers of the site search for most. Cacheable, tag `search`. */
export const POPULAR = 'query PopularSearches { popularSearches { search result_count } }'
