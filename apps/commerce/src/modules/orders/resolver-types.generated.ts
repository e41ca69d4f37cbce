// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type OrdersResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'orders' | 'printInvoice' | 'guestOrder' | 'guestOrderByToken'>
  Customer: ModelFields<Fields.ResolversParentTypes['Customer'], Fields.CustomerFields, 'orders'>
  CustomerOrder: ModelFields<Fields.ResolversParentTypes['CustomerOrder'], Fields.CustomerOrderFields, 'id' | 'number' | 'order_number' | 'increment_id' | 'token' | 'order_date' | 'created_at' | 'status' | 'email' | 'total_qty_ordered' | 'is_virtual' | 'carrier' | 'shipping_method' | 'estimated_from' | 'estimated_to' | 'shipping_instructions' | 'shipping_address' | 'billing_address' | 'payment_methods' | 'applied_coupons' | 'applied_gift_cards' | 'total' | 'items' | 'shipments' | 'invoices' | 'credit_memos' | 'comments' | 'nominee_details' | 'preferred_store_data' | 'selected_shipping_method_options'>
  OrderItemInterface: ModelFields<Fields.ResolversParentTypes['OrderItemInterface'], Fields.OrderItemInterfaceFields, '__resolveType'>
  OrderItem: ModelFields<Fields.ResolversParentTypes['OrderItem'], Fields.OrderItemFields, 'id' | 'cart_item_uid' | 'product' | 'product_name' | 'product_sku' | 'product_type' | 'product_url_key' | 'product_sale_price' | 'parent_sku' | 'brand' | 'colour' | 'image' | 'prices' | 'discounts' | 'selected_options' | 'entered_options' | 'status' | 'quantity_ordered' | 'quantity_shipped' | 'quantity_invoiced' | 'quantity_refunded' | 'quantity_returned' | 'quantity_canceled'>
  ConfigurableOrderItem: ModelFields<Fields.ResolversParentTypes['ConfigurableOrderItem'], Fields.ConfigurableOrderItemFields, 'id' | 'cart_item_uid' | 'product' | 'product_name' | 'product_sku' | 'product_type' | 'product_url_key' | 'product_sale_price' | 'parent_sku' | 'brand' | 'colour' | 'image' | 'prices' | 'discounts' | 'selected_options' | 'entered_options' | 'status' | 'quantity_ordered' | 'quantity_shipped' | 'quantity_invoiced' | 'quantity_refunded' | 'quantity_returned' | 'quantity_canceled'>
  GiftCardOrderItem: ModelFields<Fields.ResolversParentTypes['GiftCardOrderItem'], Fields.GiftCardOrderItemFields, 'id' | 'cart_item_uid' | 'product' | 'product_name' | 'product_sku' | 'product_type' | 'product_url_key' | 'product_sale_price' | 'parent_sku' | 'brand' | 'colour' | 'image' | 'prices' | 'discounts' | 'selected_options' | 'entered_options' | 'status' | 'quantity_ordered' | 'quantity_shipped' | 'quantity_invoiced' | 'quantity_refunded' | 'quantity_returned' | 'quantity_canceled' | 'gift_card'>
  ShipmentItemInterface: ModelFields<Fields.ResolversParentTypes['ShipmentItemInterface'], Fields.ShipmentItemInterfaceFields, '__resolveType'>
  ShipmentItem: ModelFields<Fields.ResolversParentTypes['ShipmentItem'], Fields.ShipmentItemFields, 'id' | 'order_item' | 'product_name' | 'product_sku' | 'product_sale_price' | 'quantity_shipped'>
  InvoiceItemInterface: ModelFields<Fields.ResolversParentTypes['InvoiceItemInterface'], Fields.InvoiceItemInterfaceFields, '__resolveType'>
  InvoiceItem: ModelFields<Fields.ResolversParentTypes['InvoiceItem'], Fields.InvoiceItemFields, 'id' | 'order_item' | 'product_name' | 'product_sku' | 'product_sale_price' | 'discounts' | 'quantity_invoiced'>
  CreditMemoItemInterface: ModelFields<Fields.ResolversParentTypes['CreditMemoItemInterface'], Fields.CreditMemoItemInterfaceFields, '__resolveType'>
  CreditMemoItem: ModelFields<Fields.ResolversParentTypes['CreditMemoItem'], Fields.CreditMemoItemFields, 'id' | 'order_item' | 'product_name' | 'product_sku' | 'product_sale_price' | 'discounts' | 'quantity_refunded'>
}>
export type CustomerOrders = Fields.ResolversParentTypes['CustomerOrders']
export type OrderShipment = Fields.ResolversParentTypes['OrderShipment']
export type Invoice = Fields.ResolversParentTypes['Invoice']
export type CreditMemo = Fields.ResolversParentTypes['CreditMemo']
