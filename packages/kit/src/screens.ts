// Lists are written as the alternatives of a pattern: a browser gets one of them, and needs no more code to look into
// it.

/** First segments of screens that are rendered alike for everybody. */
export const SHARED_PLACES = 'all-brands|gift-card.html|search|stock-alert|store-locator'

/** First segments of private pages: they are never cached, and crawlers are excluded. */
export const PRIVATE_PLACES = 'api|cart|checkout|compare|customer|customer_manager|graphql|return|w|wishlist'

/** First segments of pages around a form that show its result: not cached, but open to crawlers. */
export const FORM_PLACES = 'gift-card|subscribe'

type Alternative<Pattern extends string> = Pattern extends `${infer First}|${infer Rest}`
  ? First | Alternative<Rest>
  : Pattern
type Place = Alternative<typeof SHARED_PLACES | typeof PRIVATE_PLACES | typeof FORM_PLACES>

/** Screens that every site has and that a search or a campaign may lead to, without their first slash. */
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

/** Where such a screen is on its site. */
export type ScreenPath = `/${(typeof SCREENS)[number]}`
