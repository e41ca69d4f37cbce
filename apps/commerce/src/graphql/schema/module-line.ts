/** In import order: each may import only from those before it. */
export const MODULE_LINE = [
  'site',
  'notifications',
  'catalogue',
  'stores',
  'search',
  'content',
  'customer',
  'compare',
  'promotions',
  'cart',
  'wishlist',
  'gift-cards',
  'loyalty',
  'fulfilment',
  'orders',
  'documents',
  'reviews',
  'payment',
  'checkout',
  'returns',
] as const

export type ModuleName = (typeof MODULE_LINE)[number]
