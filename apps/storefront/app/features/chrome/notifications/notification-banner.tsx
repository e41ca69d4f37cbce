import { notificationStore } from '#app/session/browser/notify.ts'
import { useStore } from '#app/session/browser/store.ts'
import styles from './notification.module.css'
import { Banner } from './notification.tsx'

/**
 * The page's message place: two live regions that stay, so that messages are spoken. Its code is there from the start: a
 * cut line is told by it.
 */
export function NotificationBanner() {
  const notification = useStore(notificationStore, undefined)
  const banner = notification && <Banner notification={notification} />
  return (
    <div className={styles.place}>
      <div role="status">{notification?.tone !== 'negative' && banner}</div>
      <div role="alert">{notification?.tone === 'negative' && banner}</div>
    </div>
  )
}
