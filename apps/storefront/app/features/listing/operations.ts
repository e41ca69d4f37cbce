import { CARD_FRAGMENT, type CardProduct } from '#app/features/product/card-data.ts'
import type { Facet } from '../facets/facets.ts'

/** A step of a category's trail. */
interface CategoryStep {
  readonly category_name: string | null
  readonly category_url_path: string | null
}

/** A category as its listing shows it. */
export interface ListedCategory {
  readonly name: string | null
  readonly url_path: string | null
  readonly description: string | null
  readonly meta_title: string | null
  readonly meta_description: string | null
  readonly breadcrumbs: readonly CategoryStep[] | null
  readonly children:
    | readonly {
        readonly name: string | null
        readonly url_path: string | null
        readonly include_in_menu: number | null
        readonly product_count: number | null
      }[]
    | null
}

export interface CategoryAnswer {
  readonly categories: { readonly items: readonly ListedCategory[] | null } | null
}

/** The category of a path. Cacheable, tag `plp`. */
export const CATEGORY = `query Category($path: String!) {
  categories(filters: { url_path: { eq: $path } }, pageSize: 1) {
    items {
      name url_path description meta_title meta_description
      breadcrumbs { category_name category_url_path }
      children { name url_path include_in_menu product_count }
    }
  }
}`

/** A filter in force, with its words. */
export interface AppliedFilter {
  readonly attribute_code: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
}

/** A way to sort. */
export interface SortChoice {
  readonly code: string
  readonly label: string
  readonly is_default: boolean
}

/** Another search, with how many styles it finds. */
export interface OtherSearch {
  readonly search: string
  readonly result_count: number | null
}

/** How a search was understood. */
export interface SearchReading {
  readonly words: string
  readonly corrected: string | null
  readonly filters: readonly AppliedFilter[]
  readonly alternatives: readonly OtherSearch[]
}

export interface ListingAnswer {
  readonly getFredhopperData: {
    readonly items: readonly CardProduct[]
    readonly total_count: number
    readonly page_info: { readonly page_size: number | null; readonly total_pages: number | null }
    readonly aggregations: readonly Facet[]
    readonly applied_filters: readonly AppliedFilter[]
    readonly redirect_url: string | null
    readonly search_reading?: SearchReading | null
  } | null
  readonly sortOptions: readonly SortChoice[]
}

const READING = 'search_reading { words corrected filters { attribute_code values { value label } } alternatives { search result_count } }'

const listingDocument = (
  more: string,
) => `query Listing($page: Int!, $size: Int!, $filter: [FredhopperFilterInput!], $sort: String!, $search: String, $site: Int!) {
  getFredhopperData(currentPage: $page, pageSize: $size, filter: $filter, sort: $sort, search: $search, site: $site) {
    items { ...Card }
    total_count
    page_info { page_size total_pages }
    aggregations {
      attribute_code label filter_type min max
      options { label value count is_selected swatch_data { value } }
    }
    applied_filters { attribute_code values { value label } }
    redirect_url
    ${more}
  }
  sortOptions { code label is_default }
}
${CARD_FRAGMENT}`

/** A page of a listing. Cacheable, tag `plp`. */
export const LISTING = listingDocument('')

export interface ListingTotalAnswer {
  readonly getFredhopperData: { readonly total_count: number } | null
}

/** How many styles a listing has. Cacheable, tag `plp`. */
export const LISTING_TOTAL = `query ListingTotal($filter: [FredhopperFilterInput!], $search: String, $site: Int!) {
  getFredhopperData(pageSize: 1, filter: $filter, search: $search, site: $site) { total_count }
}`

/** A page of what words find, with how they were understood. Cacheable, tags `plp` and `search`. */
export const SEARCH_LISTING = listingDocument(READING)
