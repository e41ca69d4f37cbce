import type { OrderItemModel } from './model/order-item.ts'

export type { OrderModel as CustomerOrderMapper, ShipmentItemModel as ShipmentItemMapper } from './model/order-model.ts'

type ItemOf<Name extends OrderItemModel['__typename']> = OrderItemModel & { readonly __typename: Name }

export type OrderItemMapper = ItemOf<'OrderItem'>
export type ConfigurableOrderItemMapper = ItemOf<'ConfigurableOrderItem'>
export type GiftCardOrderItemMapper = ItemOf<'GiftCardOrderItem'>

export type { CreditMemoItemModel as CreditMemoItemMapper } from './credit-memos/credit-memo-model.ts'

/** Orders never have invoices. */
export type InvoiceItemMapper = never

/** Types of Magento's schema that orders never use. */
export type BundleOrderItemMapper = never
export type DownloadableOrderItemMapper = never
export type BundleInvoiceItemMapper = never
export type BundleShipmentItemMapper = never
export type BundleCreditMemoItemMapper = never
export type DownloadableInvoiceItemMapper = never
export type DownloadableCreditMemoItemMapper = never
