// Written from app/features/orders/orders.graphql by npm run codegen; never edited by hand.
import type { DeliveryGroupKind } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type OrdersQueryVariables = {
  page: number;
}

export type OrdersQuery = { readonly orders: { readonly total_count: number | null, readonly page_info: { readonly current_page: number | null, readonly total_pages: number | null } | null, readonly items: ReadonlyArray<{ readonly id: string, readonly number: string, readonly order_date: string, readonly status: string, readonly nominee_details: { readonly nominee_first_name: string | null, readonly nominee_last_name: string | null, readonly nominee_phone: string } | null, readonly delivery_groups?: ReadonlyArray<{ readonly kind: DeliveryGroupKind, readonly estimated_from: string | null, readonly estimated_to: string | null, readonly ready_at: string | null, readonly collection_code: string | null, readonly item_ids: ReadonlyArray<string>, readonly store: { readonly name: string } | null }>, readonly total: { readonly grand_total: { readonly value: number | null } } | null, readonly items: ReadonlyArray<
        | { readonly id: string, readonly product_name: string | null, readonly quantity_ordered: number | null, readonly image: { readonly url: string | null } | null }
        | { readonly id: string, readonly product_name: string | null, readonly quantity_ordered: number | null, readonly gift_card: { readonly recipient_name: string | null, readonly delivery_date: string | null, readonly amount: { readonly value: number | null } | null } | null, readonly image: { readonly url: string | null } | null }
       | null> | null } | null> } | null }

export const OrdersDocument: TypedDocument<OrdersQuery, OrdersQueryVariables> = { operation: 'query', text: 'query orders($page:Int!){orders(currentPage:$page pageSize:20){total_count page_info{current_page total_pages}items{id number order_date status nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind store{name}estimated_from estimated_to ready_at collection_code item_ids}total{grand_total{value}}items{id product_name quantity_ordered image{url}...on GiftCardOrderItem{gift_card{recipient_name delivery_date amount{value}}}}}}}' }
