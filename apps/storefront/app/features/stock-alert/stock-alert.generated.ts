// Written from app/features/stock-alert/stock-alert.graphql by npm run codegen; never edited by hand.
import type { VariantFragment } from '#app/features/product/product.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type StockAlertMutationVariables = {
  sku: string;
  email: string;
}

export type StockAlertMutation = { readonly productStockAlert: { readonly success: boolean, readonly message: string | null } | null }

export type AlertSizesQueryVariables = {
  sku: string;
}

export type AlertSizesQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null }
      | { readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly variants: ReadonlyArray<VariantFragment | null> | null }
     | null> | null } | null }

/** Requests one email when a size is back. [R7.45, A31] */
export const StockAlertDocument: TypedDocument<StockAlertMutation, StockAlertMutationVariables> = { operation: 'mutation', text: 'mutation StockAlert($sku:String!$email:String!){productStockAlert(sku:$sku alert_email:$email){success message}}' }

/** Current sizes, for a stock alert. */
export const AlertSizesDocument: TypedDocument<AlertSizesQuery, AlertSizesQueryVariables> = { operation: 'query', text: 'query AlertSizes($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{name web_display_name url_key url_suffix ...on ConfigurableProduct{variants{...Variant}}}}}fragment Variant on ConfigurableVariant{attributes{uid code label}product{sku stock_status only_x_left_in_stock}size_attributes{size conversion{au uk eu us}}}' }
