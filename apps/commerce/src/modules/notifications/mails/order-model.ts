import type { CurrencyCode } from '@welt/kit/money'

export interface OrderMailLine {
  readonly name: string
  readonly brand: string | undefined
  readonly colour: string | undefined
  /** For example `EU 38`; undefined for goods without sizes. */
  readonly size: string | undefined
  readonly quantity: number
  /** `deliveryDate`: `YYYY-MM-DD`; undefined: straight after payment. */
  readonly giftCard?: { readonly recipient: string; readonly deliveryDate: string | undefined } | undefined
  readonly rowCents: number
  readonly discountCents: number
  /** Absolute URL. */
  readonly imageUrl: string | undefined
  readonly imageAlt: string
  readonly productUrl: string | undefined
}

/** Amounts in cents, GST included. */
export interface OrderMailModel {
  readonly orderNumber: string
  readonly placedAt: Date
  readonly shopUrl: string
  /** Opens the order: a customer's after signing in, a guest's by its token. */
  readonly orderUrl: string
  readonly firstName: string
  readonly email: string
  readonly currency: CurrencyCode
  readonly lines: readonly OrderMailLine[]
  readonly subtotalCents: number
  readonly discounts: readonly { readonly label: string; readonly cents: number }[]
  readonly shippingCents: number
  readonly giftCardCents: number
  readonly taxCents: number
  readonly totalCents: number
  readonly delivery: OrderMailDelivery | undefined
  readonly collections: readonly OrderMailCollection[]
  readonly billingLines: readonly string[]
  /** For example `Visa ending in 1111`. */
  readonly payment: string
}

export interface OrderMailDelivery {
  readonly title: string
  /** `YYYY-MM-DD` days. */
  readonly promise: { readonly earliest: string; readonly latest: string } | undefined
  readonly addressLines: readonly string[]
  readonly instructions: string | undefined
  /** Named when only a part is delivered. */
  readonly items: readonly string[]
}

/** A group that the shopper collects. */
export interface OrderMailCollection {
  readonly storeName: string
  readonly addressLines: readonly string[]
  readonly phone: string
  readonly directionsUrl: string
  readonly code: string
  /** ISO 8601 with the store's offset. */
  readonly readyAt: string | undefined
  readonly nominee: { readonly name: string; readonly phone: string } | undefined
  /** Named when only a part is collected here. */
  readonly items: readonly string[]
}
