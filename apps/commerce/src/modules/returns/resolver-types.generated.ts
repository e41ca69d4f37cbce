// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type ReturnsResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'returns' | 'CheckReturnEligibility' | 'GuestCustomerOrderDetails' | 'GetReturnPaymentSession' | 'exchangePaymentSession'>
  Mutation: Pick<Fields.MutationFields, 'requestReturn' | 'requestGuestReturn' | 'addReturnPhoto' | 'addReturnComment' | 'addReturnTracking' | 'removeReturnTracking' | 'cancelReturn' | 'renewReturnLabel'>
  Customer: ModelFields<Fields.ResolversParentTypes['Customer'], Fields.CustomerFields, 'returns' | 'return'>
  CustomerOrder: ModelFields<Fields.ResolversParentTypes['CustomerOrder'], Fields.CustomerOrderFields, 'items_eligible_for_return' | 'returns'>
  OrderItem: ModelFields<Fields.ResolversParentTypes['OrderItem'], Fields.OrderItemFields, 'eligible_for_return' | 'qty_available_for_return' | 'quantity_return_requested' | 'return_until' | 'return_refusal' | 'eligible_if_faulty' | 'return_refunds' | 'exchange_options'>
  ConfigurableOrderItem: ModelFields<Fields.ResolversParentTypes['ConfigurableOrderItem'], Fields.ConfigurableOrderItemFields, 'eligible_for_return' | 'qty_available_for_return' | 'quantity_return_requested' | 'return_until' | 'return_refusal' | 'eligible_if_faulty' | 'return_refunds' | 'exchange_options'>
  GiftCardOrderItem: ModelFields<Fields.ResolversParentTypes['GiftCardOrderItem'], Fields.GiftCardOrderItemFields, 'eligible_for_return' | 'qty_available_for_return' | 'quantity_return_requested' | 'return_until' | 'return_refusal' | 'eligible_if_faulty' | 'return_refunds' | 'exchange_options'>
  BundleOrderItem: ModelFields<Fields.ResolversParentTypes['BundleOrderItem'], Fields.BundleOrderItemFields, 'eligible_for_return' | 'qty_available_for_return' | 'quantity_return_requested' | 'return_until' | 'return_refusal' | 'eligible_if_faulty' | 'return_refunds' | 'exchange_options'>
  DownloadableOrderItem: ModelFields<Fields.ResolversParentTypes['DownloadableOrderItem'], Fields.DownloadableOrderItemFields, 'eligible_for_return' | 'qty_available_for_return' | 'quantity_return_requested' | 'return_until' | 'return_refusal' | 'eligible_if_faulty' | 'return_refunds' | 'exchange_options'>
  Return: ModelFields<Fields.ResolversParentTypes['Return'], Fields.ReturnFields, 'uid' | 'number' | 'status' | 'created_at' | 'is_paid_return' | 'payments' | 'comments' | 'credit_memos' | 'items' | 'order' | 'customer' | 'parcelpoint_info' | 'label_path' | 'slip_path' | 'nearest_store' | 'method' | 'send_by' | 'is_exchanged_on_scan' | 'is_cancelable' | 'steps' | 'refund' | 'available_shipping_carriers' | 'shipping'>
  ReturnShipping: ModelFields<Fields.ResolversParentTypes['ReturnShipping'], Fields.ReturnShippingFields, 'address' | 'tracking'>
  ReturnItem: ModelFields<Fields.ResolversParentTypes['ReturnItem'], Fields.ReturnItemFields, 'uid' | 'status' | 'quantity' | 'request_quantity' | 'order_item' | 'custom_attributesV2' | 'refund' | 'settled_at' | 'reject_reason' | 'exchange' | 'photos'>
  RequestReturnOutput: ModelFields<Fields.ResolversParentTypes['RequestReturnOutput'], Fields.RequestReturnOutputFields, 'return' | 'returns' | 'parcelpoint_info'>
}>
export type Returns = Fields.ResolversParentTypes['Returns']
export type AddReturnCommentOutput = Fields.ResolversParentTypes['AddReturnCommentOutput']
export type AddReturnTrackingOutput = Fields.ResolversParentTypes['AddReturnTrackingOutput']
export type RemoveReturnTrackingOutput = Fields.ResolversParentTypes['RemoveReturnTrackingOutput']
export type CancelReturnOutput = Fields.ResolversParentTypes['CancelReturnOutput']
export type RenewReturnLabelOutput = Fields.ResolversParentTypes['RenewReturnLabelOutput']
