import { useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunction, useLocation } from 'react-router'
import { loadMe } from '#app/features/account/me.server.ts'
import { StaffBar } from '#app/features/account/staff-bar.tsx'
import { ConsentFoot } from '#app/features/chrome/consent/consent-strip.tsx'
import { NotificationBanner } from '#app/features/chrome/notifications/notification-banner.tsx'
import styles from '#app/features/chrome/slim-shell.module.css'
import { Wordmark } from '#app/features/chrome/wordmark.tsx'
import { watchPresence } from '#app/islands/watch-presence.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ServerIsland } from '#app/ui/server-island.tsx'
import type { Route } from './+types/layout.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const cookies = renderIsland(ctx, 'cookies', <ConsentFoot />)
  return { cookies, acting: ctx.session.token ? (await loadMe(ctx)).me?.acting : undefined }
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false

export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  useEffect(watchPresence, [])
  const shop = useShop()
  const isOver = useLocation().pathname.endsWith('/success')
  return (
    <>
      {loaderData.acting ? <StaffBar {...loaderData.acting} /> : null}
      <header className={styles.header} data-document="">
        <div className={`container ${styles.bar}`}>
          <Wordmark site={shop.id} name={shop.name} isDocumentLink />
          <p className={styles.secure}>
            <Icon name="lock" sizePx={18} /> Secure checkout
          </p>
          <p className={styles.help}>
            <a href={shop.helpPhoneUrl}>{shop.helpPhone}</a>
          </p>
          <a href={isOver ? '/' : '/cart'} className={styles.back}>
            {isOver ? 'Back to the shop' : 'Back to bag'}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer} data-document="">
        <div className="container">
          <p>
            Prices in {shop.currency}, GST included. <a href="/terms">Terms</a> <a href="/privacy-policy">Privacy</a>
          </p>
          <ServerIsland name="cookies" html={loaderData.cookies} />
        </div>
      </footer>
      <NotificationBanner />
    </>
  )
}
