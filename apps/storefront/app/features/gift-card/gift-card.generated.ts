// Written from app/features/gift-card/gift-card.graphql by npm run codegen; never edited by hand.
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type GiftCardQueryVariables = {
  key: string;
}

export type GiftCardQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly __typename: 'SimpleProduct' | 'ConfigurableProduct' | 'VirtualProduct' | 'BundleProduct' | 'DownloadableProduct' | 'GroupedProduct' }
      | (
        { readonly sku: string | null, readonly name: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly allow_open_amount: boolean | null, readonly open_amount_min: number | null, readonly open_amount_max: number | null, readonly allow_message: boolean | null, readonly message_max_length: number | null, readonly lifetime: number | null, readonly short_description: { readonly html: string } | null, readonly giftcard_amounts: ReadonlyArray<{ readonly uid: string, readonly value: number | null } | null> | null }
        & { readonly __typename: 'GiftCardProduct' }
      )
     | null> | null } | null }

/** Cacheable, tags `plp` and the product's own. [R3.24] */
export const GiftCardDocument: TypedDocument<GiftCardQuery, GiftCardQueryVariables> = { operation: 'query', text: 'query GiftCard($key:String!){products(filter:{url_key:{eq:$key}}pageSize:1){items{__typename ...on GiftCardProduct{sku name meta_title meta_description short_description{html}giftcard_amounts{uid value}allow_open_amount open_amount_min open_amount_max allow_message message_max_length lifetime}}}}' }
