import type { PaymentMethodInput } from '#src/platform/contract/contract.generated'
import type { StoredAddress } from '#tables/cart'
import type { PaypalOrder } from '../ports.ts'
import type { WalletType } from './wallets.ts'

/** What the shopper entered. */
export interface MethodData {
  /** From the payment service's browser library; removed once an order uses it, and never logged. */
  readonly stateData?: Readonly<Record<string, unknown>>
  readonly returnUrl?: string
  /** Undefined for cards. */
  readonly wallet?: WalletType
  /** Must belong to the customer. */
  readonly savedCardId?: string
  readonly express?: ExpressPayment
}

/** A wallet's sheet that is open over a cart. */
export interface ExpressPayment {
  /** The shopper's own address, which the wallet's replaced. */
  readonly ownAddress?: StoredAddress
  readonly paypal?: PaypalOrder
  /** What the shopper brought back from PayPal. */
  readonly approval?: Readonly<Record<string, string>>
}

/** A method that a cart can be paid with. */
export interface PaymentMethod {
  readonly title: string
  readonly canPay: (totalCents: number) => boolean
  /** @throws AppError METHOD_NOT_AVAILABLE */
  readonly parse: (input: PaymentMethodInput) => MethodData
  /** Whether an order can be placed with it. */
  readonly isComplete: (data: MethodData) => boolean
}

export function parseReturnUrl(url: string | null | undefined): Pick<MethodData, 'returnUrl'> {
  return url ? { returnUrl: url.slice(0, 1024) } : {}
}
