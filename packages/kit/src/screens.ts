// Regular expression alternatives, to save browser code.

/** First path segments of pages that are alike for everyone. */
export const SHARED_PLACES = 'all-brands|blog|gift-card.html|search|stock-alert|store-locator'

/** Private pages: not cached, not crawled. */
export const PRIVATE_PLACES =
  'api|cart|checkout|compare|customer|customer_manager|find-in-store|graphql|order|return|store|w|wishlist'

/** Form pages: not cached, but crawled. */
export const FORM_PLACES = 'gift-card|subscribe'

type Alternative<Pattern extends string> = Pattern extends `${infer First}|${infer Rest}`
  ? First | Alternative<Rest>
  : Pattern
type Place = Alternative<typeof SHARED_PLACES | typeof PRIVATE_PLACES | typeof FORM_PLACES>

/** Possible targets of searches and campaigns. */
export const SCREENS = [
  '',
  'search',
  'all-brands',
  'cart',
  'checkout',
  'compare',
  'wishlist',
  'store-locator',
  'stock-alert',
  'return/guest',
  'return/view',
  'customer/account',
  'customer/account/login',
  'customer/account/create',
  'customer/account/forgotpassword',
  'customer/orders',
  'customer/returns',
  'customer/details',
  'customer/address',
  'customer/payments',
  'customer/preferences',
  'customer/security',
  'customer/rewards',
] as const satisfies readonly ('' | Place | `${Place}/${string}`)[]

export type ScreenPath = `/${(typeof SCREENS)[number]}`
