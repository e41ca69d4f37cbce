import type { ScreenPath } from '@welt/kit/screens'
import type { IconName } from '#app/ui/icon.tsx'

interface AccountTab {
  readonly label: string
  readonly href: ScreenPath
  readonly icon: IconName
}

/** Exactly these, in this order. [R2.55-R2.62] */
export const ACCOUNT_TABS: readonly AccountTab[] = [
  { label: 'Orders', href: '/customer/orders', icon: 'bag' },
  { label: 'Returns', href: '/customer/returns', icon: 'return' },
  { label: 'Wishlist', href: '/wishlist', icon: 'heart' },
  { label: 'Details', href: '/customer/details', icon: 'user' },
  { label: 'Addresses', href: '/customer/address', icon: 'truck' },
  { label: 'Payments', href: '/customer/payments', icon: 'card' },
  { label: 'Preferences', href: '/customer/preferences', icon: 'filter' },
]

/** Tabs of subpages. */
const BELONGS: Readonly<Record<string, ScreenPath>> = {
  '/customer/account': '/customer/orders',
  '/return/view': '/customer/returns',
  '/customer/security': '/customer/details',
  '/customer/account/confirm': '/customer/details',
}

export function currentTab(pathname: string): string {
  return BELONGS[pathname] ?? (pathname.startsWith('/customer/orders/') ? '/customer/orders' : pathname)
}
