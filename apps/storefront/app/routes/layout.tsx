import { type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunction, useLocation, useNavigate } from 'react-router'
import styles from '#app/features/chrome/announcement.module.css'
import { CartDialog } from '#app/features/chrome/cart-dialog.tsx'
import drawerStyles from '#app/features/chrome/drawer.module.css'
import { FailedPage } from '#app/features/chrome/error-pages/failed-page.tsx'
import footerStyles from '#app/features/chrome/footer.module.css'
import { growsInto } from '#app/features/chrome/grows-into.ts'
import headerStyles from '#app/features/chrome/header.module.css'
import { NotificationBanner } from '#app/features/chrome/notifications/notification-banner.tsx'
import { OutdatedNote } from '#app/features/chrome/notifications/outdated-note.tsx'
import { checkPresence, hasCart, loadPersonal, showFlashMessage } from '#app/features/chrome/personal.ts'
import { fillShell } from '#app/features/chrome/shell.server.tsx'
import { StaticHtml } from '#app/features/chrome/static-html.tsx'
import { delegate, mount } from '#app/islands/mount.ts'
import { whenSearched } from '#app/islands/search/search-start.ts'
import { closeShell, startShell } from '#app/islands/shell.ts'
import '#app/features/chrome/wordmark.css'
import { accountPopoverStore } from '#app/session/browser/account-popover.ts'
import { cardSizesStore } from '#app/session/browser/card-sizes.ts'
import { comparedStore, setCompared } from '#app/session/browser/compared.ts'
import { hasCookie } from '#app/session/browser/presence.ts'
import { useEverTrue } from '#app/session/browser/store.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { useShop } from '#app/session/site/shop.ts'
import { goTo, later, nothing } from '#app/ui/preloadable.ts'
import type { Route } from './+types/layout.ts'

export async function loader({ url: { pathname, searchParams }, context }: Route.LoaderArgs) {
  await fillShell(requestContextOf(context), pathname === '/search' ? (searchParams.get('q') ?? '') : '')
  return null
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false

const refresh = () => void loadPersonal()

const readCart = () => {
  if (document.visibilityState === 'visible' && hasCart())
    void readAgain().then(({ reloadCart: readCartAgain }) => readCartAgain())
}
const readAgain = () => import('#app/features/cart/reload/reload-cart.ts')

function useShell(productUrlSuffix: string): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(
    () =>
      startShell({
        navigate: (path) => void navigate(path, growsInto(path, productUrlSuffix) ? { viewTransition: true } : {}),
        refresh,
        readCart,
      }),
    [navigate, productUrlSuffix],
  )
  useEffect(() => {
    const begin = (event: Event) =>
      void import('#app/features/chrome/intent.ts').then(
        ({ startIntent }) => startIntent(productUrlSuffix, event),
        () => undefined,
      )
    return mount((signal) =>
      delegate(document, { pointermove: begin, touchstart: begin, focusin: begin }, signal, {
        once: true,
        passive: true,
      }),
    )
  }, [productUrlSuffix])
  useEffect(() => {
    showFlashMessage()
    void loadPersonal()
    if (hasCookie('compared')) setCompared([])
  }, [])
  useEffect(() => {
    const start = async (search: HTMLElement) => {
      const { startCombobox } = await import('#app/features/search/combobox.ts')
      startCombobox(search, async (href) => navigate(href))
    }
    return whenSearched((search) => void start(search).catch(() => undefined))
  }, [navigate])
  useEffect(() => {
    closeShell(pathname)
    checkPresence()
  }, [pathname])
}

const CompareBar = later(async () => (await import('#app/features/compare/compare-bar.tsx')).CompareBar, nothing)

const AccountPopover = later(
  async () => (await import('#app/features/sign-in/account-popover.tsx')).AccountPopover,
  goTo('/customer/account'),
)

const QuickSizes = later(async () => (await import('#app/features/quick-sizes/quick-sizes.tsx')).QuickSizes, nothing)

interface WhenRequestedProps {
  readonly store: Parameters<typeof useEverTrue>[0]
  readonly children: ReactNode
}

/** Stays mounted after first use. */
function WhenRequested({ store, children }: WhenRequestedProps) {
  return useEverTrue(store) ? <Suspense fallback={null}>{children}</Suspense> : null
}

function Frame({ children }: { readonly children: ReactNode }) {
  const shop = useShop()
  useShell(shop.productUrlSuffix)
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <section aria-label="Announcement" className={styles.announcement}>
        {shop.announcement}
      </section>
      <StaticHtml part="header" className={`${headerStyles.host} ${drawerStyles.host}`} />
      <OutdatedNote />
      {children}
      <StaticHtml part="footer" className={footerStyles.host} />
      <CartDialog />
      <WhenRequested store={comparedStore}>
        <CompareBar />
      </WhenRequested>
      <WhenRequested store={accountPopoverStore}>
        <AccountPopover onSignedIn={refresh} />
      </WhenRequested>
      <WhenRequested store={cardSizesStore}>
        <QuickSizes />
      </WhenRequested>
      <NotificationBanner />
    </>
  )
}

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
      <FailedPage error={error} />
    </Frame>
  )
}
