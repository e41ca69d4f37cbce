// Written from app/features/compare/compare.graphql by npm run codegen; never edited by hand.
import type { ProductStockStatus } from '#app/contract.generated.ts'
import type { PictureFragment, PriceFactsFragment } from '#app/features/product/card.generated.ts'
import type { FitFactsFragment } from '#app/features/product/product.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ComparedListQueryVariables = {
  uid: string;
}

export type ComparedListQuery = { readonly compareList: ComparedFragment | null }

export type OwnComparedListQueryVariables = Record<string, never>

export type OwnComparedListQuery = { readonly customer?: { readonly compare_list?: ComparedFragment | null } | null }

export type ComparedFragment = { readonly uid: string, readonly items: ReadonlyArray<{ readonly product:
      | ComparedShoe_SimpleProduct_Fragment
      | ComparedShoe_ConfigurableProduct_Fragment
      | ComparedShoe_VirtualProduct_Fragment
      | ComparedShoe_BundleProduct_Fragment
      | ComparedShoe_DownloadableProduct_Fragment
      | ComparedShoe_GroupedProduct_Fragment
      | ComparedShoe_GiftCardProduct_Fragment
    , readonly attributes: ReadonlyArray<{ readonly code: string, readonly value: string } | null> } | null> | null }

export type ComparedShoe_SimpleProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type ComparedShoe_ConfigurableProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly variants: ReadonlyArray<ComparedSizeFragment | null> | null, readonly fit_facts: FitFactsFragment | null, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type ComparedShoe_VirtualProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type ComparedShoe_BundleProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type ComparedShoe_DownloadableProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type ComparedShoe_GroupedProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type ComparedShoe_GiftCardProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type ComparedShoeFragment = | ComparedShoe_SimpleProduct_Fragment
  | ComparedShoe_ConfigurableProduct_Fragment
  | ComparedShoe_VirtualProduct_Fragment
  | ComparedShoe_BundleProduct_Fragment
  | ComparedShoe_DownloadableProduct_Fragment
  | ComparedShoe_GroupedProduct_Fragment
  | ComparedShoe_GiftCardProduct_Fragment

export type ComparedSizeFragment = { readonly attributes: ReadonlyArray<{ readonly uid: string, readonly code: string | null, readonly label: string | null } | null> | null, readonly product: { readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null } | null, readonly size_attributes: { readonly size: string, readonly width_mm: number | null, readonly weight_grams: number | null, readonly conversion: { readonly au: string | null, readonly uk: string | null, readonly eu: string | null, readonly us: string | null } | null } | null }

export type ComparedUidsFragment = { readonly uid: string, readonly items: ReadonlyArray<{ readonly uid: string } | null> | null }

export type ComparedUidsQueryVariables = {
  uid: string;
}

export type ComparedUidsQuery = { readonly compareList: ComparedUidsFragment | null }

export type OwnComparedUidsQueryVariables = Record<string, never>

export type OwnComparedUidsQuery = { readonly customer?: { readonly compare_list?: ComparedUidsFragment | null } | null }

export type CreateCompareListMutationVariables = {
  products: ReadonlyArray<string>;
}

export type CreateCompareListMutation = { readonly createCompareList: ComparedUidsFragment | null }

export type AddProductsToCompareListMutationVariables = {
  uid: string;
  products: ReadonlyArray<string>;
  position?: number | null | undefined;
}

export type AddProductsToCompareListMutation = { readonly addProductsToCompareList: ComparedUidsFragment | null }

export type RemoveProductsFromCompareListMutationVariables = {
  uid: string;
  products: ReadonlyArray<string>;
}

export type RemoveProductsFromCompareListMutation = { readonly removeProductsFromCompareList: ComparedUidsFragment | null }

export type AssignCompareListToCustomerMutationVariables = {
  uid: string;
}

export type AssignCompareListToCustomerMutation = { readonly assignCompareListToCustomer: { readonly compare_list: ComparedUidsFragment | null } | null }

export type DeleteCompareListMutationVariables = {
  uid: string;
}

export type DeleteCompareListMutation = { readonly deleteCompareList: { readonly result: boolean } | null }

export type TakenOutQueryVariables = {
  sku: string;
}

export type TakenOutQuery = { readonly products: { readonly items: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly web_display_name: string | null } | null> | null } | null }

export type ComparedArrivalQueryVariables = {
  sku: string;
  postcode?: string | null | undefined;
}

export type ComparedArrivalQuery = { readonly productAdditionalData?: { readonly delivery_promise?: { readonly place: { readonly postcode: string } | null, readonly methods: ReadonlyArray<{ readonly estimated_from: string, readonly estimated_to: string }> } } | null }

export const ComparedListDocument: TypedDocument<ComparedListQuery, ComparedListQueryVariables> = { operation: 'query', text: 'query comparedList($uid:ID!){compareList(uid:$uid){...Compared}}fragment Compared on CompareList{uid items{product{...ComparedShoe}attributes{code value}}}fragment ComparedShoe on ProductInterface{uid sku name web_display_name url_key url_suffix brand colour ...PriceFacts small_image{...Picture}rating_summary review_count ...on ConfigurableProduct{variants{...ComparedSize}fit_facts{...FitFacts}}}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Picture on MediaGalleryInterface{url label}fragment ComparedSize on ConfigurableVariant{attributes{uid code label}product{sku stock_status only_x_left_in_stock}size_attributes{size conversion{au uk eu us}width_mm weight_grams}}fragment FitFacts on FitFacts{cases too_small too_large too_narrow too_wide verdict sentence}' }

export const OwnComparedListDocument: TypedDocument<OwnComparedListQuery, OwnComparedListQueryVariables> = { operation: 'query', text: 'query ownComparedList{customer{compare_list{...Compared}}}fragment Compared on CompareList{uid items{product{...ComparedShoe}attributes{code value}}}fragment ComparedShoe on ProductInterface{uid sku name web_display_name url_key url_suffix brand colour ...PriceFacts small_image{...Picture}rating_summary review_count ...on ConfigurableProduct{variants{...ComparedSize}fit_facts{...FitFacts}}}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Picture on MediaGalleryInterface{url label}fragment ComparedSize on ConfigurableVariant{attributes{uid code label}product{sku stock_status only_x_left_in_stock}size_attributes{size conversion{au uk eu us}width_mm weight_grams}}fragment FitFacts on FitFacts{cases too_small too_large too_narrow too_wide verdict sentence}' }

export const ComparedUidsDocument: TypedDocument<ComparedUidsQuery, ComparedUidsQueryVariables> = { operation: 'query', text: 'query comparedUids($uid:ID!){compareList(uid:$uid){...ComparedUids}}fragment ComparedUids on CompareList{uid items{uid}}' }

export const OwnComparedUidsDocument: TypedDocument<OwnComparedUidsQuery, OwnComparedUidsQueryVariables> = { operation: 'query', text: 'query ownComparedUids{customer{compare_list{...ComparedUids}}}fragment ComparedUids on CompareList{uid items{uid}}' }

export const CreateCompareListDocument: TypedDocument<CreateCompareListMutation, CreateCompareListMutationVariables> = { operation: 'mutation', text: 'mutation createCompareList($products:[ID!]!){createCompareList(input:{products:$products}){...ComparedUids}}fragment ComparedUids on CompareList{uid items{uid}}' }

export const AddProductsToCompareListDocument: TypedDocument<AddProductsToCompareListMutation, AddProductsToCompareListMutationVariables> = { operation: 'mutation', text: 'mutation addProductsToCompareList($uid:ID!$products:[ID!]!$position:Int){addProductsToCompareList(input:{uid:$uid products:$products position:$position}){...ComparedUids}}fragment ComparedUids on CompareList{uid items{uid}}' }

export const RemoveProductsFromCompareListDocument: TypedDocument<RemoveProductsFromCompareListMutation, RemoveProductsFromCompareListMutationVariables> = { operation: 'mutation', text: 'mutation removeProductsFromCompareList($uid:ID!$products:[ID!]!){removeProductsFromCompareList(input:{uid:$uid products:$products}){...ComparedUids}}fragment ComparedUids on CompareList{uid items{uid}}' }

export const AssignCompareListToCustomerDocument: TypedDocument<AssignCompareListToCustomerMutation, AssignCompareListToCustomerMutationVariables> = { operation: 'mutation', text: 'mutation assignCompareListToCustomer($uid:ID!){assignCompareListToCustomer(uid:$uid){compare_list{...ComparedUids}}}fragment ComparedUids on CompareList{uid items{uid}}' }

export const DeleteCompareListDocument: TypedDocument<DeleteCompareListMutation, DeleteCompareListMutationVariables> = { operation: 'mutation', text: 'mutation deleteCompareList($uid:ID!){deleteCompareList(uid:$uid){result}}' }

/** Name of a removed shoe, for Undo. Cacheable as the product. */
export const TakenOutDocument: TypedDocument<TakenOutQuery, TakenOutQueryVariables> = { operation: 'query', text: 'query takenOut($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid name web_display_name}}}' }

/** Delivery dates for a shoe in stock. */
export const ComparedArrivalDocument: TypedDocument<ComparedArrivalQuery, ComparedArrivalQueryVariables> = { operation: 'query', text: 'query comparedArrival($sku:String!$postcode:String){productAdditionalData(sku:$sku){delivery_promise(postcode:$postcode){place{postcode}methods{estimated_from estimated_to}}}}' }
