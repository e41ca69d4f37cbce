import type { OtherSearch } from '#app/features/listing/operations.ts'
import { CARD_FRAGMENT, type CardProduct } from '#app/features/product/card-data.ts'

/** What to suggest for words being typed. Cacheable, tags `plp` and `search`. */
export const SUGGEST = `query Suggest($search: String!, $site: Int!) {
  getFredhopperData(search: $search, pageSize: 1, site: $site) {
    suggestions { categories { name url_path breadcrumbs { category_name } } keywords { search } products { ...Card } }
  }
}
${CARD_FRAGMENT}`

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
      readonly products: readonly CardProduct[]
    } | null
  } | null
}

export interface PopularAnswer {
  readonly popularSearches: readonly OtherSearch[]
}

/** What shoppers of the site search for most. Cacheable, tag `search`. */
export const POPULAR = 'query PopularSearches { popularSearches { search result_count } }'
