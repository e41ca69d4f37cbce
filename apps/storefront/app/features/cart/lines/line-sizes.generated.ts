// Written from app/features/cart/lines/line-sizes.graphql by npm run codegen; never edited by hand.
import type { ProductStockStatus } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type LineSizesQueryVariables = {
  sku: string;
}

export type LineSizesQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly size_scale: string | null }
      | { readonly size_scale: string | null, readonly configurable_options: ReadonlyArray<{ readonly attribute_code: string | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly size_conversion: { readonly au: string | null, readonly eu: string | null } | null } | null> | null } | null> | null, readonly variants: ReadonlyArray<{ readonly attributes: ReadonlyArray<{ readonly uid: string } | null> | null, readonly product: { readonly sku: string | null, readonly stock_status: ProductStockStatus | null } | null } | null> | null }
     | null> | null } | null, readonly productAdditionalData: { readonly stocks: ReadonlyArray<{ readonly sku: string, readonly quantity: number }> } | null }

/** Sent when the size box of a cart line is opened. Never cached. [R7.119] */
export const LineSizesDocument: TypedDocument<LineSizesQuery, LineSizesQueryVariables> = { operation: 'query', text: 'query LineSizes($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{size_scale ...on ConfigurableProduct{configurable_options{attribute_code values{uid label size_conversion{au eu}}}variants{attributes{uid}product{sku stock_status}}}}}productAdditionalData(sku:$sku){stocks{sku quantity}}}' }
