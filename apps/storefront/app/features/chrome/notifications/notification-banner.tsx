import { Suspense } from 'react'
import { type Notification, notificationStore } from '#app/session/browser/notify.ts'
import { useStore } from '#app/session/browser/store.ts'
import { later } from '#app/ui/preloadable.ts'
import styles from './notification.module.css'

const Banner = later(
  async () => (await import('./notification.tsx')).Banner,
  () =>
    ({ notification }: { readonly notification: Notification }) => <p>{notification.title}</p>,
)

/** The page's message place: two live regions that stay, so that messages are spoken. */
export function NotificationBanner() {
  const notification = useStore(notificationStore, undefined)
  const banner = notification && (
    <Suspense>
      <Banner notification={notification} />
    </Suspense>
  )
  return (
    <div className={styles.place}>
      <div role="status">{notification?.tone !== 'negative' && banner}</div>
      <div role="alert">{notification?.tone === 'negative' && banner}</div>
    </div>
  )
}
