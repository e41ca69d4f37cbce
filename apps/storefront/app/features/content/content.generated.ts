// Written from app/features/content/content.graphql by npm run codegen; never edited by hand.
import type { UrlRewriteEntityTypeEnum } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ContentPageQueryVariables = {
  identifier: string;
  preview?: string | null | undefined;
}

export type ContentPageQuery = { readonly cmsPage: ContentPageFragment | null }

export type ContentPageVersionQueryVariables = {
  identifier: string;
  version: number;
}

export type ContentPageVersionQuery = { readonly cmsPageVersion: ContentPageFragment | null }

export type ContentPageFragment = { readonly identifier: string | null, readonly title: string | null, readonly content_heading: string | null, readonly content: string | null, readonly canonical_url: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly updated_on?: string | null, readonly in_force_from?: string | null, readonly version_note?: string | null, readonly earlier_versions?: ReadonlyArray<{ readonly version: number, readonly in_force_from: string | null, readonly in_force_to: string, readonly note: string | null }>, readonly story?: StoryCardFragment | null }

export type AutomaticOffersQueryVariables = Record<string, never>

export type AutomaticOffersQuery = { readonly automaticOffers: ReadonlyArray<{ readonly label: string }> }

export type PaymentWaysQueryVariables = Record<string, never>

export type PaymentWaysQuery = { readonly storeConfig?: { readonly payment_methods?: ReadonlyArray<PaymentWayFragment> } | null }

export type PaymentWayFragment = { readonly type: string, readonly title: string, readonly card_brands: ReadonlyArray<string>, readonly minimum: { readonly value: number | null } | null, readonly maximum: { readonly value: number | null } | null }

export type RouteQueryVariables = {
  url: string;
}

export type RouteQuery = { readonly route: { readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number } | null }

export type BrandsQueryVariables = Record<string, never>

export type BrandsQuery = { readonly brands: ReadonlyArray<BrandFragment> }

export type BrandFragment = { readonly value: string, readonly label: string, readonly url_path: string | null, readonly product_count: number, readonly is_featured: boolean, readonly origin?: string | null, readonly picture?: string | null, readonly description: { readonly html: string } | null }

export type OfferListQueryVariables = Record<string, never>

export type OfferListQuery = { readonly offers: { readonly current: ReadonlyArray<ShownOfferFragment>, readonly ended: ReadonlyArray<ShownOfferFragment> } }

export type ShownOfferFragment = { readonly key: string, readonly label: string, readonly code: string | null, readonly summary: string, readonly terms: ReadonlyArray<string>, readonly goods_path: string | null, readonly shoes: ReadonlyArray<string>, readonly ends_at: string | null, readonly uses_limit: number | null, readonly is_first_order_only: boolean, readonly is_for_members: boolean }

export type OfferShoesQueryVariables = {
  skus: ReadonlyArray<string | null | undefined>;
}

export type OfferShoesQuery = { readonly products: { readonly items: ReadonlyArray<{ readonly sku: string | null, readonly small_image: { readonly url: string | null } | null } | null> | null } | null }

export type StoriesQueryVariables = Record<string, never>

export type StoriesQuery = { readonly stories: ReadonlyArray<StoryCardFragment> }

export type StoryCardFragment = { readonly path: string, readonly title: string, readonly topic: string, readonly topic_label: string, readonly author: string, readonly day: string, readonly intro: string, readonly picture: string, readonly picture_text: string, readonly minutes: number, readonly shoes: ReadonlyArray<string> }

/** Cacheable, tag `cms`. [R7.123] */
export const ContentPageDocument: TypedDocument<ContentPageQuery, ContentPageQueryVariables> = { operation: 'query', text: 'query ContentPage($identifier:String!$preview:String){cmsPage(identifier:$identifier preview:$preview){...ContentPage}}fragment ContentPage on CmsPage{identifier title content_heading content canonical_url meta_title meta_description updated_on in_force_from version_note earlier_versions{version in_force_from in_force_to note}story{...StoryCard}}fragment StoryCard on Story{path title topic topic_label author day intro picture picture_text minutes shoes}' }

/** An earlier text. Cacheable, tag `cms`. [decision 201] */
export const ContentPageVersionDocument: TypedDocument<ContentPageVersionQuery, ContentPageVersionQueryVariables> = { operation: 'query', text: 'query ContentPageVersion($identifier:String!$version:Int!){cmsPageVersion(identifier:$identifier version:$version){...ContentPage}}fragment ContentPage on CmsPage{identifier title content_heading content canonical_url meta_title meta_description updated_on in_force_from version_note earlier_versions{version in_force_from in_force_to note}story{...StoryCard}}fragment StoryCard on Story{path title topic topic_label author day intro picture picture_text minutes shoes}' }

/** Offers without a code. Cacheable. */
export const AutomaticOffersDocument: TypedDocument<AutomaticOffersQuery, AutomaticOffersQueryVariables> = { operation: 'query', text: 'query AutomaticOffers{automaticOffers{label}}' }

/** Cacheable, tag `store`. [R2.45] */
export const PaymentWaysDocument: TypedDocument<PaymentWaysQuery, PaymentWaysQueryVariables> = { operation: 'query', text: 'query PaymentWays{storeConfig{payment_methods{...PaymentWay}}}fragment PaymentWay on OfferedPaymentMethod{type title card_brands minimum{value}maximum{value}}' }

/** Resolves a path. Cacheable, tag `route`. [R2.52, R7.129] */
export const RouteDocument: TypedDocument<RouteQuery, RouteQueryVariables> = { operation: 'query', text: 'query Route($url:String!){route(url:$url){type relative_url redirect_code}}' }

/** Sorted by label. Cacheable, tag `search`. [R7.118] */
export const BrandsDocument: TypedDocument<BrandsQuery, BrandsQueryVariables> = { operation: 'query', text: 'query Brands{brands{...Brand}}fragment Brand on Brand{value label url_path product_count is_featured origin picture description{html}}' }

/** Cacheable, tag `offer-list`. [R2.27] */
export const OfferListDocument: TypedDocument<OfferListQuery, OfferListQueryVariables> = { operation: 'query', text: 'query OfferList{offers{current{...ShownOffer}ended{...ShownOffer}}}fragment ShownOffer on Offer{key label code summary terms goods_path shoes ends_at uses_limit is_first_order_only is_for_members}' }

/** Pictures of offers. Cacheable, tag `plp`. [R2.27] */
export const OfferShoesDocument: TypedDocument<OfferShoesQuery, OfferShoesQueryVariables> = { operation: 'query', text: 'query OfferShoes($skus:[String]!){products(filter:{sku:{in:$skus}}pageSize:60){items{sku small_image{url}}}}' }

/** Newest first. Cacheable, tag `beginning:blog`. [R2.34] */
export const StoriesDocument: TypedDocument<StoriesQuery, StoriesQueryVariables> = { operation: 'query', text: 'query Stories{stories{...StoryCard}}fragment StoryCard on Story{path title topic topic_label author day intro picture picture_text minutes shoes}' }
