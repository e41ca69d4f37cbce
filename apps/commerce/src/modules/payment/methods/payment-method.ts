import type { PaymentMethodInput } from '#src/platform/contract/contract.generated'

/** What the shopper entered. */
export interface MethodData {
  /** From the card frame; removed once an order uses it, and never logged. */
  readonly stateData?: Readonly<Record<string, unknown>>
  readonly returnUrl?: string
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
