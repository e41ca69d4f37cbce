import type { CartAddressInput, EstimateAddressInput } from '#app/contract.generated.ts'

export type ExpressWallet = 'applepay' | 'paypal'

/** Of `/api/express`. [R3.99] */
export interface ExpressSettings {
  readonly clientKey: string
  readonly isLive: boolean
  /** Undefined: Adyen's own. */
  readonly serviceUrl: string | undefined
  readonly country: string
  readonly currency: string
  readonly locale: string
  readonly methods: readonly { readonly type: string; readonly merchantId: string; readonly merchantName: string }[]
}

/** What the shopper buys: the bag, or one pair of the product page. */
export interface ExpressGoods {
  readonly cartId?: string
  readonly sku?: string
  readonly option?: string
  readonly totalCents: number
  readonly isDelivered: boolean
}

/** What a wallet's sheet shows; priced by the commerce server. */
export interface ExpressQuote {
  readonly cartId: string
  readonly totalCents: number
  readonly options: readonly { readonly id: string; readonly title: string; readonly cents: number }[]
  /** Of the options. */
  readonly chosen: string | undefined
  readonly paypal?: { readonly orderId: string; readonly paymentData: string }
}

interface ExpressPayment {
  readonly wallet: ExpressWallet
  readonly cartId: string
  readonly email?: string | undefined
  readonly address?: CartAddressInput | undefined
  readonly option?: string | undefined
  readonly stateData: string
  readonly orderId?: string | undefined
  readonly key: string
}

export type ExpressRequest =
  | { readonly step: 'start'; readonly sku: string; readonly option: string }
  | { readonly step: 'open' | 'cancel'; readonly cartId: string }
  | {
      readonly step: 'update'
      readonly cartId: string
      readonly address?: EstimateAddressInput
      readonly option?: string
      /** Of PayPal. */
      readonly orderId?: string
    }
  | ({ readonly step: 'pay' } & ExpressPayment)

export interface ExpressAnswer {
  readonly quote?: ExpressQuote
  readonly isPlaced?: true
  /** The answer to a payment was lost: it may have gone through. */
  readonly isUnknown?: true
  /** For the shopper. */
  readonly problem?: string
}
