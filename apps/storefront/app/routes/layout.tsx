import { type ReactNode, useEffect, useRef } from 'react'
import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunction, useLocation, useNavigate } from 'react-router'
import styles from '#app/features/chrome/announcement.module.css'
import { BagDialog } from '#app/features/chrome/bag-dialog.tsx'
import { closeShell, loadPersonal, startShell } from '#app/features/chrome/behaviour.ts'
import drawerStyles from '#app/features/chrome/drawer.module.css'
import { ErrorPage } from '#app/features/chrome/error-page.tsx'
import footerStyles from '#app/features/chrome/footer.module.css'
import headerStyles from '#app/features/chrome/header.module.css'
import { NotificationBanner } from '#app/features/chrome/notification-banner.tsx'
import { fillShell } from '#app/features/chrome/shell.server.tsx'
import { StaticHtml } from '#app/features/chrome/static-html.tsx'
import '#app/features/chrome/wordmark.css'
import { useShop } from '#app/session/shop.ts'
import { visitOf } from '#app/session/visit.ts'
import type { Route } from './+types/layout.ts'

export async function loader({ context }: Route.LoaderArgs) {
  await fillShell(visitOf(context))
  return null
}

/** The shell stays as the first document brought it. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false

function useShell(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => startShell((path) => void navigate(path)), [navigate])
  useEffect(() => void loadPersonal(), [])
  useEffect(() => {
    closeShell()
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}

function Frame({ children }: { readonly children: ReactNode }) {
  const shop = useShop()
  useShell()
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <section aria-label="Announcement" className={styles.announcement}>
        {shop.announcement}
      </section>
      <StaticHtml part="header" className={`${headerStyles.host} ${drawerStyles.host}`} />
      {children}
      <StaticHtml part="footer" className={footerStyles.host} />
      <BagDialog />
      <NotificationBanner />
    </>
  )
}

/** The shop around every page but the checkout. @source ux §5 */
export default function ShopLayout() {
  return (
    <Frame>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Frame>
  )
}
