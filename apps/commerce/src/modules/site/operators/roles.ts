/** What an operator can look at or change. Parcels are what a store or warehouse does with an order. */
const AREAS = [
  'orders',
  'parcels',
  'payments',
  'returns',
  'returned goods',
  'customers',
  'gift cards',
  'rewards',
  'reviews',
  'stock',
  'sources',
  'products',
  'ranking',
  'promotions',
  'content',
  'reports',
  'settings',
  'system',
  'operators',
] as const

type Area = (typeof AREAS)[number]

export type Permission = `${'read' | 'change'} ${Area}`

const read = (...areas: readonly Area[]): readonly Permission[] => areas.map((area) => `read ${area}` as const)
const change = (...areas: readonly Area[]): readonly Permission[] =>
  areas.flatMap((area) => [`read ${area}` as const, `change ${area}` as const])

/** [decision 140] */
export const ROLES = {
  owner: change(...AREAS),
  support: [
    ...change('orders', 'payments', 'returns', 'customers', 'gift cards', 'rewards', 'reviews'),
    ...read('parcels', 'returned goods', 'stock', 'sources', 'products', 'ranking', 'promotions', 'reports'),
    ...read('content', 'settings'),
  ],
  warehouse: [...change('parcels', 'returned goods', 'stock', 'sources'), ...read('orders', 'returns', 'products')],
  store: [...change('parcels', 'returned goods', 'stock'), ...read('products')],
  merchandiser: [
    ...change('products', 'ranking', 'promotions', 'content', 'reviews'),
    ...read('stock', 'sources', 'reports', 'settings'),
  ],
  'read-only': read(
    ...(['orders', 'parcels', 'payments', 'returns', 'returned goods', 'reviews', 'stock', 'sources'] as const),
    ...(['products', 'ranking', 'promotions', 'content', 'reports', 'settings', 'system'] as const),
  ),
} as const satisfies Readonly<Record<string, readonly Permission[]>>

export type Role = keyof typeof ROLES

export const isRole = (name: string): name is Role => Object.hasOwn(ROLES, name)

export function mayDo(role: Role, permission: Permission): boolean {
  const permissions: readonly Permission[] = ROLES[role]
  return permissions.includes(permission)
}

export const rolesThatMay = (permission: Permission): readonly Role[] =>
  Object.keys(ROLES)
    .filter(isRole)
    .filter((role) => mayDo(role, permission))
