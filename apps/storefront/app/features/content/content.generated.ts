// Written from app/features/content/content.graphql by npm run codegen; never edited by hand.
import type { UrlRewriteEntityTypeEnum } from '#app/graphql/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ContentPageQueryVariables = {
  identifier: string;
}

export type ContentPageQuery = { readonly cmsPage: ContentPageFragment | null }

export type ContentPageFragment = { readonly identifier: string | null, readonly title: string | null, readonly content_heading: string | null, readonly content: string | null, readonly canonical_url: string | null, readonly meta_title: string | null, readonly meta_description: string | null }

export type AutomaticOffersQueryVariables = Record<string, never>

export type AutomaticOffersQuery = { readonly automaticOffers: ReadonlyArray<{ readonly label: string }> }

export type RouteQueryVariables = {
  url: string;
}

export type RouteQuery = { readonly route: { readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number } | null }

export type BrandsQueryVariables = Record<string, never>

export type BrandsQuery = { readonly brands: ReadonlyArray<BrandFragment> }

export type BrandFragment = { readonly value: string, readonly label: string, readonly url_path: string | null, readonly product_count: number }

/** Cacheable, tag `cms`. [R7.123] */
export const ContentPageDocument = 'query ContentPage($identifier:String!){cmsPage(identifier:$identifier){...ContentPage}}fragment ContentPage on CmsPage{identifier title content_heading content canonical_url meta_title meta_description}' as TypedDocument<ContentPageQuery, ContentPageQueryVariables>

/** Offers without a code. Cacheable. */
export const AutomaticOffersDocument = 'query AutomaticOffers{automaticOffers{label}}' as TypedDocument<AutomaticOffersQuery, AutomaticOffersQueryVariables>

/** Resolves a path. Cacheable, tag `route`. [R2.52, R7.129] */
export const RouteDocument = 'query Route($url:String!){route(url:$url){type relative_url redirect_code}}' as TypedDocument<RouteQuery, RouteQueryVariables>

/** Sorted by label. Cacheable, tag `search`. [R7.118] */
export const BrandsDocument = 'query Brands{brands{...Brand}}fragment Brand on Brand{value label url_path product_count}' as TypedDocument<BrandsQuery, BrandsQueryVariables>
