/** Adyen names of the methods that this checkout supports, in the order shown. [R9.48-R9.57] */
export const PAYMENT_METHODS = ['scheme', 'applepay', 'paypal', 'afterpaytouch', 'zip'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const CARD_BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  cup: 'UnionPay',
}

/** Where the payment service's library calls; undefined: Adyen's own. The last part lets it do 3-D Secure over http. */
export const libraryUrl = (sandboxUrl: string | undefined) =>
  sandboxUrl && `${sandboxUrl}/checkoutshopper/http://localhost:8080/`

export function parsePaymentMethod(name: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method === name)
}

/** Whether prices show instalments: a returned method offers them and this checkout supports it. R9.29 */
export function hasInstalments(returned: readonly string[], carriedOut: readonly string[] = PAYMENT_METHODS): boolean {
  return returned.some((type) => carriedOut.includes(type))
}
