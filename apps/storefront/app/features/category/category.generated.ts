// Written from app/features/category/category.graphql by npm run codegen; never edited by hand.
import type { FitVerdict, FredhopperFilterInput } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type CategoryQueryVariables = {
  path: string;
}

export type CategoryQuery = { readonly categories: { readonly items: ReadonlyArray<ListedCategoryFragment | null> | null } | null }

export type ListedCategoryFragment = { readonly name: string | null, readonly url_path: string | null, readonly description: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly children: ReadonlyArray<{ readonly name: string | null, readonly url_path: string | null, readonly include_in_menu: number | null, readonly product_count: number | null } | null> | null }

export type BrandFitQueryVariables = {
  brand: string;
}

export type BrandFitQuery = { readonly brands?: ReadonlyArray<{ readonly fit_verdict?: FitVerdict | null }> }

export type ListingTotalQueryVariables = {
  filter?: ReadonlyArray<FredhopperFilterInput> | null | undefined;
  search?: string | null | undefined;
  site: number;
}

export type ListingTotalQuery = { readonly getFredhopperData: { readonly total_count: number } | null }

/** Cacheable, tag `plp`. */
export const CategoryDocument: TypedDocument<CategoryQuery, CategoryQueryVariables> = { operation: 'query', text: 'query Category($path:String!){categories(filters:{url_path:{eq:$path}}pageSize:1){items{...ListedCategory}}}fragment ListedCategory on CategoryTree{name url_path description meta_title meta_description breadcrumbs{category_name category_url_path}children{name url_path include_in_menu product_count}}' }

/** Cacheable, tag `search`. [R7.118] */
export const BrandFitDocument: TypedDocument<BrandFitQuery, BrandFitQueryVariables> = { operation: 'query', text: 'query BrandFit($brand:String!){brands(values:[$brand]){fit_verdict}}' }

/** Number of styles in a listing. Cacheable, tag `plp`. */
export const ListingTotalDocument: TypedDocument<ListingTotalQuery, ListingTotalQueryVariables> = { operation: 'query', text: 'query ListingTotal($filter:[FredhopperFilterInput!]$search:String$site:Int!){getFredhopperData(pageSize:1 filter:$filter search:$search site:$site){total_count}}' }
