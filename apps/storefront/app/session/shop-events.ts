/** What shoppers do, without personal data: no ids, addresses, names or order numbers. */
export type ShopEvent =
  | { readonly kind: 'view'; readonly path: string }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'checkout' }
  | { readonly kind: 'buy' }

/** Records at once and in the background: it neither waits nor throws. */
export type RecordEvent = (event: ShopEvent) => void
