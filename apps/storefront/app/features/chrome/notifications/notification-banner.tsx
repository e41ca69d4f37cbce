import { notificationStore } from '#app/session/browser/notify.ts'
import { useStore } from '#app/session/browser/store.ts'
import styles from './notification.module.css'
import { Banner } from './notification.tsx'

/**
 * Permanent live regions, so that screen readers announce messages. Bundled from the start, as it reports a lost
 * connection.
 */
export function NotificationBanner() {
  const notification = useStore(notificationStore, undefined)
  const banner = notification && <Banner key={notification.place} notification={notification} />
  return (
    <div className={styles.place}>
      <div role="status">{notification?.tone !== 'negative' && banner}</div>
      <div role="alert">{notification?.tone === 'negative' && banner}</div>
    </div>
  )
}
