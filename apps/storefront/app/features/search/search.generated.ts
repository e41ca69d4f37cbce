// Written from app/features/search/search.graphql by npm run codegen; never edited by hand.
import type { OtherSearchFragment } from '#app/features/listing/listing.generated.ts'
import type { PriceFactsFragment } from '#app/features/product/card.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type SuggestQueryVariables = {
  search: string;
  site: number;
}

export type SuggestQuery = { readonly getFredhopperData: { readonly suggestions: { readonly categories: ReadonlyArray<SuggestedCategoryFragment>, readonly keywords: ReadonlyArray<{ readonly search: string }>, readonly products: ReadonlyArray<
        | SuggestedProductFragment
      > } | null } | null }

export type SuggestedCategoryFragment = { readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_name: string | null } | null> | null }

export type SuggestedProductFragment = (
  { readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly small_image: { readonly url: string | null } | null }
  & PriceFactsFragment
)

export type PopularSearchesQueryVariables = Record<string, never>

export type PopularSearchesQuery = { readonly popularSearches: ReadonlyArray<OtherSearchFragment> }

/** Cacheable, tags `plp` and `search`. */
export const SuggestDocument: TypedDocument<SuggestQuery, SuggestQueryVariables> = { operation: 'query', text: 'query Suggest($search:String!$site:Int!){getFredhopperData(search:$search pageSize:1 site:$site){suggestions{categories{...SuggestedCategory}keywords{search}products{...SuggestedProduct}}}}fragment SuggestedCategory on CategoryTree{name url_path breadcrumbs{category_name}}fragment SuggestedProduct on ProductInterface{name web_display_name url_key url_suffix brand ...PriceFacts small_image{url}}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}' }

/** The site's most frequent searches. Cacheable, tag `search`. */
export const PopularSearchesDocument: TypedDocument<PopularSearchesQuery, PopularSearchesQueryVariables> = { operation: 'query', text: 'query PopularSearches{popularSearches{...OtherSearch}}fragment OtherSearch on SearchSuggestion{search result_count}' }
