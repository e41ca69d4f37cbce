import type { OrderItemModel } from './order-item.ts'

/** What stands for a type of the contract while its fields are resolved. */
export type { OrderModel as CustomerOrderMapper, ShipmentItemModel as ShipmentItemMapper } from './order-model.ts'

type ItemOf<Name extends OrderItemModel['__typename']> = OrderItemModel & { readonly __typename: Name }

export type OrderItemMapper = ItemOf<'OrderItem'>
export type ConfigurableOrderItemMapper = ItemOf<'ConfigurableOrderItem'>
export type GiftCardOrderItemMapper = ItemOf<'GiftCardOrderItem'>

/** No order has an invoice yet, and no refund is shown. */
export type InvoiceItemMapper = never
export type CreditMemoItemMapper = never

/** Kinds of lines that Magento clients name and no order has. */
export type BundleOrderItemMapper = never
export type DownloadableOrderItemMapper = never
export type BundleInvoiceItemMapper = never
export type BundleShipmentItemMapper = never
export type BundleCreditMemoItemMapper = never
export type DownloadableInvoiceItemMapper = never
export type DownloadableCreditMemoItemMapper = never
