import type { Aggregation, AggregationOption, AppliedFilter } from '#src/platform/contract/contract.generated'
import type { Synonyms } from './engine/text/synonyms.ts'

export interface FacetOptionModel extends AggregationOption {
  readonly label: string
  readonly count: number
  readonly swatch_data: { readonly __typename: 'ColorSwatchData'; readonly value: string } | null
}

/** Bounds are in store currency. [R7.116] */
export interface FacetModel extends Aggregation {
  readonly label: string
  readonly count: number
  readonly position: number
  readonly options: readonly FacetOptionModel[]
}

/** [R3.61, R7.128, R9.64] */
export type SortCode = 'fh_default' | 'newest' | 'price_asc' | 'price_desc' | 'biggest_saving' | 'best_rated'

/** Values combine with OR; range bounds are inclusive, in store currency, open when undefined. [R3.57-R3.60] */
export type ListingFilter =
  | { readonly attribute: string; readonly type: 'equal' | 'include'; readonly values: readonly string[] }
  | {
      readonly attribute: string
      readonly type: 'range'
      readonly from: number | undefined
      readonly to: number | undefined
    }

/** Filters combine with AND. */
export interface ListingCriteria {
  readonly filters: readonly ListingFilter[]
  readonly search?: string | undefined
  readonly synonyms?: Synonyms | undefined
}

export interface ListingQuery extends ListingCriteria {
  readonly websiteId: number
  readonly sort: SortCode
  readonly featuredBrand?: string | undefined
  /** Only these are listed and counted. */
  readonly among?: readonly number[] | undefined
  readonly offset: number
  readonly limit: number
}

/** A style counts once. */
export interface ListingResult {
  readonly productIds: readonly number[]
  readonly totalCount: number
  readonly facets: readonly FacetModel[]
  readonly appliedFilters: readonly AppliedFilter[]
  readonly correctedSearch: string | undefined
}

/** Counts are in styles. */
export interface SuggestionResult {
  readonly keywords: readonly { readonly search: string; readonly resultCount: number }[]
  readonly productIds: readonly number[]
  readonly interpretation: string
}

export interface SearchInterpretation {
  /** Empty when all words became filters. */
  readonly terms: string
  readonly filters: readonly ListingFilter[]
  readonly corrected: string | undefined
  /** Set when the search is a product's code. */
  readonly productId: number | undefined
}

export interface RelatedSearch {
  readonly search: string
  readonly resultCount: number
}

/** By relevance unless sorted. */
export interface ProductLookup {
  readonly search?: string | undefined
  readonly filters: readonly ListingFilter[]
  /** Attributes the caller filters by; they override the search's. */
  readonly given: ReadonlySet<string>
  readonly sort?: SortCode | undefined
  readonly categoryId?: number | undefined
}

/** Colours are not grouped. */
interface FoundProducts {
  readonly productIds: readonly number[]
  /** Attributes that the search's words filter by. */
  readonly impliedAttributes: ReadonlySet<string>
}

/** A null site is any. */
export interface ProductChange {
  readonly productId: number
  readonly websiteId: number | null
}

export interface IndexChanges {
  readonly products: readonly ProductChange[]
  /** Null is all. */
  readonly sites: readonly (number | null)[]
}

/** The index may lag the database by seconds. [A77] */
export interface ListingEngine {
  /** @throws ListingFilterError */
  list(query: ListingQuery): Promise<ListingResult>
  /** @throws ListingFilterError */
  finds(websiteId: number, listing: ListingCriteria): Promise<boolean>
  /** Uses the site's synonyms by default. */
  suggest(websiteId: number, terms: string, synonyms?: Synonyms): Promise<SuggestionResult>
  read(websiteId: number, search: string, synonyms: Synonyms): Promise<SearchInterpretation>
  /** For a search without results. */
  closest(websiteId: number, search: string, synonyms: Synonyms): Promise<readonly RelatedSearch[]>
  /** @throws ListingFilterError */
  findProductIds(websiteId: number, lookup: ProductLookup): Promise<FoundProducts>
  /** Counted in products, not styles. */
  facetsOf(websiteId: number, productIds: readonly number[]): Promise<readonly FacetModel[]>
  facetOf(websiteId: number, productIds: readonly number[], code: string): Promise<FacetModel | undefined>
  /**
   * Resolves when product changes are served. `rebuilt` resolves when requested sites are rebuilt, and rejects to be
   * retried.
   */
  applyChanges(changes: IndexChanges): Promise<{ readonly rebuilt: Promise<void> | undefined }>
  describeFacets(websiteId: number): Promise<readonly FacetModel[]>
}

export class ListingFilterError extends Error {
  override readonly name = 'ListingFilterError'
}
