/**
 * Modules of the commerce server in their line: each may import only from those before it, and their parts of the
 * schema follow each other so. Still to come: `returns` at the end.
 */
export const MODULE_LINE = [
  'site',
  'notifications',
  'catalogue',
  'search',
  'content',
  'customer',
  'compare',
  'cart',
  'wishlist',
  'gift-cards',
  'loyalty',
  'fulfilment',
  'orders',
  'reviews',
  'payment',
  'checkout',
] as const

export type ModuleName = (typeof MODULE_LINE)[number]
