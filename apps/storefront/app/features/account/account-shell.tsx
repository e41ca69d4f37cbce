import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CartIcon } from '#app/features/cart/cart-icon.tsx'
import { Notices } from '#app/features/flash/flash-notices.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/waiting/skeleton.tsx'
import { useIsSlow } from '#app/ui/waiting/use-is-slow.ts'
import styles from './account-shell.module.css'
import type { Customer } from './customer.server.ts'
import { type Acting, StaffBar } from './staff-bar.tsx'
import { ACCOUNT_TABS, currentTab } from './tabs.ts'

export function SignOutButton({ isSmall = true }: { readonly isSmall?: boolean }) {
  return (
    <form method="post" action="/customer/account/logout" data-ends-session="">
      <Button look="secondary" isSmall={isSmall}>
        Sign out
      </Button>
    </form>
  )
}

// The style sheet that all pages load is full.
const BELOW = { borderTop: '1px solid var(--line)', marginTop: 'var(--s2)', paddingTop: 'var(--s2)' } as const
const REWARDS = {
  display: 'flex',
  gap: 'var(--s2)',
  alignItems: 'center',
  minHeight: '48px',
  paddingInline: 'var(--s3)',
  textDecoration: 'none',
  fontWeight: 550,
} as const
const CURRENT = { ...REWARDS, background: 'var(--hover)', boxShadow: 'inset 3px 0 0 var(--ink)' } as const

/** Below the tabs, not one of them. */
function RewardsLink({ isCurrent }: { readonly isCurrent: boolean }) {
  return (
    <p style={BELOW}>
      <a
        href="/customer/rewards"
        style={isCurrent ? CURRENT : REWARDS}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        <CartIcon name="star" /> Rewards
      </a>
    </p>
  )
}

const CONTENT_PX = [48, 140, 140, 140]
/** Heading, tier and three rewards. */
const REWARDS_PX = [48, 340, 280, 280, 280]

/** Path of another account page that is loading. */
function useOpening(): string | undefined {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  if (state !== 'loading' || location.pathname === pathname) return undefined
  return /^\/customer\/(?!account\/log)/.test(location.pathname) ? location.pathname : undefined
}

/** [R2.55] */
export function AccountShell({
  customer,
  notices,
  acting,
  isWide = false,
  nameLineClass = '',
  children,
}: {
  readonly customer: Customer | undefined
  readonly acting: Acting | undefined
  readonly notices: readonly string[]
  readonly isWide?: boolean
  /** Class of the line with name and sign-out. */
  readonly nameLineClass?: string | undefined
  readonly children: ReactNode
}) {
  const current = currentTab(useLocation().pathname)
  const { isLoyaltyOffered } = useShop()
  const opening = useOpening()
  const isSlow = useIsSlow(opening !== undefined)
  const tabs = useRef<HTMLUListElement>(null)
  const currentLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // On phones the tabs scroll horizontally.
    const tab = current && currentLink.current
    if (tab && tabs.current) tabs.current.scrollLeft = tab.offsetLeft - tabs.current.offsetLeft - tab.offsetWidth / 2
  }, [current])
  return (
    <>
      {acting ? <StaffBar {...acting} /> : null}
      <div className={`container ${styles.shell}`}>
        <div className={`${styles.whose} ${nameLineClass}`}>
          <p>{customer ? `${customer.firstname} ${customer.lastname}, ${customer.email}` : ''}</p>
          <SignOutButton />
        </div>
        <nav aria-label="Account">
          <ul ref={tabs} className={styles.tabs}>
            {ACCOUNT_TABS.map(({ label, href }) => (
              <li key={href}>
                <a href={href} {...(href === current ? { 'aria-current': 'page' as const, ref: currentLink } : {})}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {isLoyaltyOffered ? <RewardsLink isCurrent={current === '/customer/rewards'} /> : null}
        </nav>
        <div className={isWide ? undefined : styles.content} hidden={isSlow}>
          <Notices codes={notices} />
          {children}
        </div>
        {isSlow ? (
          <Skeleton label="Loading" heightsPx={opening === '/customer/rewards' ? REWARDS_PX : CONTENT_PX} />
        ) : null}
      </div>
    </>
  )
}
