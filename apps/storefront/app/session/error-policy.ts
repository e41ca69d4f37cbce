export type GlobalEffect = 'reset-cart' | 'force-logout' | 'maintenance'

const EFFECTS = new Map<string, GlobalEffect>([
  ['NOT_AUTHORIZED', 'force-logout'],
  ['NOT_SIGNED_IN', 'force-logout'],
  ['CUSTOMER_NOT_AUTHORIZED', 'force-logout'],
  ['CART_NOT_YOURS', 'force-logout'],
  ['ORDER_NOT_YOURS', 'force-logout'],
  ['CART_NOT_FOUND', 'reset-cart'],
  ['CART_NOT_ACTIVE', 'reset-cart'],
  ['MAINTENANCE', 'maintenance'],
])

export function globalEffectOf({ code = '' }: { readonly code?: string }): GlobalEffect | undefined {
  return EFFECTS.get(code)
}
