// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type OrdersResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'orders' | 'printInvoice' | 'guestOrder' | 'guestOrderByToken'>
  OrderItemInterface: ModelFields<Fields.ResolversParentTypes['OrderItemInterface'], Fields.OrderItemInterfaceFields, '__resolveType'>
  ShipmentItemInterface: ModelFields<Fields.ResolversParentTypes['ShipmentItemInterface'], Fields.ShipmentItemInterfaceFields, '__resolveType'>
  InvoiceItemInterface: ModelFields<Fields.ResolversParentTypes['InvoiceItemInterface'], Fields.InvoiceItemInterfaceFields, '__resolveType'>
  CreditMemoItemInterface: ModelFields<Fields.ResolversParentTypes['CreditMemoItemInterface'], Fields.CreditMemoItemInterfaceFields, '__resolveType'>
}>
export type CustomerOrders = Fields.ResolversParentTypes['CustomerOrders']
export type CustomerOrder = Fields.ResolversParentTypes['CustomerOrder']
export type OrderItem = Fields.ResolversParentTypes['OrderItem']
export type ConfigurableOrderItem = Fields.ResolversParentTypes['ConfigurableOrderItem']
export type GiftCardOrderItem = Fields.ResolversParentTypes['GiftCardOrderItem']
export type OrderShipment = Fields.ResolversParentTypes['OrderShipment']
export type ShipmentItem = Fields.ResolversParentTypes['ShipmentItem']
export type Invoice = Fields.ResolversParentTypes['Invoice']
export type InvoiceItem = Fields.ResolversParentTypes['InvoiceItem']
export type CreditMemo = Fields.ResolversParentTypes['CreditMemo']
export type CreditMemoItem = Fields.ResolversParentTypes['CreditMemoItem']
