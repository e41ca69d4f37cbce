import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Notices } from '#app/features/flash/flash-notices.tsx'
import { Button } from '#app/ui/button.tsx'
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

/** [R2.55] */
export function AccountShell({
  customer,
  notices,
  acting,
  isWide = false,
  children,
}: {
  readonly customer: Customer | undefined
  readonly acting: Acting | undefined
  readonly notices: readonly string[]
  readonly isWide?: boolean
  readonly children: ReactNode
}) {
  const current = currentTab(useLocation().pathname)
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
        <div className={styles.whose}>
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
        </nav>
        <div className={isWide ? undefined : styles.content}>
          <Notices codes={notices} />
          {children}
        </div>
      </div>
    </>
  )
}
