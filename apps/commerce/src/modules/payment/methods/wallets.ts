/** Paid outside the shop, by Adyen's name. [R9.54-R9.57] */
export const WALLET_TITLES = { afterpaytouch: 'Afterpay', paypal: 'PayPal', applepay: 'Apple Pay', zip: 'Zip' } as const
export type WalletType = keyof typeof WALLET_TITLES

export function parseWalletType(type: unknown): WalletType | undefined {
  return typeof type === 'string' && Object.hasOwn(WALLET_TITLES, type) ? (type as WalletType) : undefined
}
