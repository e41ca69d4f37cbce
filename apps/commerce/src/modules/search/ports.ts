import type { Aggregation, AggregationOption, AppliedFilter } from '#src/graphql/contract.generated'
import type { Synonyms } from './engine/text/synonyms.ts'

/** A facet value: what to send in a filter, how it reads, how many styles it gives beside the other filters. */
export interface FacetOptionModel extends AggregationOption {
  readonly label: string
  readonly count: number
  /** '#RRGGBB' of a colour, else null. */
  readonly swatch_data: { readonly __typename: 'ColorSwatchData'; readonly value: string } | null
}

/** A facet of a listing; bounds are in store currency. [R7.116] */
export interface FacetModel extends Aggregation {
  readonly label: string
  readonly count: number
  readonly position: number
  readonly options: readonly FacetOptionModel[]
}

/** Codes of the sorts a listing offers. [R3.61, R7.128, R9.64] */
export type SortCode = 'fh_default' | 'newest' | 'price_asc' | 'price_desc' | 'biggest_saving' | 'best_rated'

/**
 * One filter: values are any-of; a range's bounds are inclusive, in store currency, open when undefined. [R3.57-R3.60]
 */
export type ListingFilter =
  | { readonly attribute: string; readonly type: 'equal' | 'include'; readonly values: readonly string[] }
  | {
      readonly attribute: string
      readonly type: 'range'
      readonly from: number | undefined
      readonly to: number | undefined
    }

/** What a listing is of. Filters combine with AND. */
export interface WhatIsListed {
  readonly filters: readonly ListingFilter[]
  /** Words the products must fit; undefined or blank lists everything. */
  readonly search?: string | undefined
  /** The site's synonyms; none when undefined. */
  readonly synonyms?: Synonyms | undefined
}

/** What to list on a site. */
export interface ListingQuery extends WhatIsListed {
  readonly websiteId: number
  readonly sort: SortCode
  /** Brand value whose products come first. */
  readonly featuredBrand?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** A page of a listing. A style counts once; `productIds` are its best fitting colours. */
export interface ListingResult {
  readonly productIds: readonly number[]
  readonly totalCount: number
  readonly facets: readonly FacetModel[]
  readonly appliedFilters: readonly AppliedFilter[]
  /** The words as corrected, when the given ones are in no product. */
  readonly correctedSearch: string | undefined
}

/** What to offer while a shopper types; counts are styles. */
export interface SuggestionResult {
  readonly keywords: readonly { readonly search: string; readonly resultCount: number }[]
  readonly productIds: readonly number[]
  /** The words with unknown ones corrected. */
  readonly understood: string
}

/** What a search means. */
export interface SearchInterpretation {
  /** Words to look up in the texts; empty when all of them were understood as filters. */
  readonly terms: string
  /** Filters that brand, colour, size and sale words mean. */
  readonly filters: readonly ListingFilter[]
  /** The search as it was understood, when a word of it was not known. */
  readonly corrected: string | undefined
  /** The product whose code the search is. */
  readonly productId: number | undefined
}

/** Another search with how many styles it finds. */
export interface OtherSearch {
  readonly search: string
  readonly resultCount: number
}

/** Product query; ordered by relevance unless sorted. */
export interface ProductLookup {
  readonly search?: string | undefined
  readonly filters: readonly ListingFilter[]
  /** Attributes filtered by the caller; filters read from the search text skip them. */
  readonly given: ReadonlySet<string>
  readonly sort?: SortCode | undefined
  /** The category whose pinned products lead. */
  readonly categoryId?: number | undefined
}

/** What a search finds, colours not gathered. */
interface FoundProducts {
  /** In the requested order. */
  readonly productIds: readonly number[]
  /** Attributes that the words of the search filter by. */
  readonly said: ReadonlySet<string>
}

/** A product that changed, on one site or (null) on any. */
export interface ProductChange {
  readonly productId: number
  readonly websiteId: number | null
}

/** What changes mean to the indexes. */
export interface IndexChanges {
  readonly products: readonly ProductChange[]
  /** Sites (null: all of them) of which anything may have changed. */
  readonly sites: readonly (number | null)[]
}

/** Answers listings of a site. The index behind it may be seconds behind the database. [A77] */
export interface ListingEngine {
  /** @throws ListingFilterError when a filter names no attribute or has the wrong type. */
  list(query: ListingQuery): Promise<ListingResult>
  /** Whether a listing has anything. @throws ListingFilterError as `list` does. */
  finds(websiteId: number, listing: WhatIsListed): Promise<boolean>
  /**
   * Completed searches and best products for words that are being typed. The site's own synonyms apply where none are
   * given.
   */
  suggest(websiteId: number, terms: string, synonyms?: Synonyms): Promise<SuggestionResult>
  /** Understands a search: corrects words, finds brands, colours and sizes among them. */
  read(websiteId: number, search: string, synonyms: Synonyms): Promise<SearchInterpretation>
  /** Searches that come closest to one that finds nothing. */
  closest(websiteId: number, search: string, synonyms: Synonyms): Promise<readonly OtherSearch[]>
  /** All matching products, colours not grouped. @throws ListingFilterError as `list` does */
  findProductIds(websiteId: number, lookup: ProductLookup): Promise<FoundProducts>
  /** Facets over the given products, counted in products. */
  facetsOf(websiteId: number, productIds: readonly number[]): Promise<readonly FacetModel[]>
  /** One of these facets; undefined when there is none over these products. */
  facetOf(websiteId: number, productIds: readonly number[], code: string): Promise<FacetModel | undefined>
  /**
   * Resolves when the index answers with these changes of products. Sites that have to be built again are answered with
   * when `rebuilt` resolves; it rejects when that has to be tried again.
   */
  applyChanges(changes: IndexChanges): Promise<{ readonly rebuilt: Promise<void> | undefined }>
  /** Attributes that can be filtered on, with all their values on the site. */
  describeFacets(websiteId: number): Promise<readonly FacetModel[]>
}

/** A filter that cannot be understood. */
export class ListingFilterError extends Error {
  override readonly name = 'ListingFilterError'
}
