/** Ways to pay that this shop's checkout can carry out, by the payment service's names. [R9.48-R9.53] */
export const PAYMENT_METHODS = ['scheme'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Brands of cards by the payment service's names. */
export const CARD_BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  cup: 'UnionPay',
}

/** A method as a form or a cookie names it; undefined for anything else. */
export function parsePaymentMethod(name: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method === name)
}

/**
 * Whether a price may be shown in instalments: the payment methods return a way to pay so, and this checkout can carry
 * it out. R9.29
 */
export function hasInstalments(returned: readonly string[], carriedOut: readonly string[] = PAYMENT_METHODS): boolean {
  return returned.some((type) => carriedOut.includes(type))
}
