import { useEffect, useState } from 'react'
import { NOTIFICATION_MS, type Notification, notificationStore } from '#app/session/browser/notify.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './notification.module.css'

const close = () => notificationStore.set(undefined)

/** Closes by itself, but not while hovered or focused. [R3.119-R3.121] */
export function Banner({ notification }: { readonly notification: Notification }) {
  const { action } = notification
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(close, NOTIFICATION_MS[notification.stay ?? 'short'])
    return () => clearTimeout(timer)
  }, [isPaused, notification])
  const pauseHandlers = {
    onPointerEnter: () => setIsPaused(true),
    onPointerLeave: () => setIsPaused(false),
    onFocus: () => setIsPaused(true),
    onBlur: () => setIsPaused(false),
  }
  return (
    <div className={styles.banner} data-tone={notification.tone ?? 'positive'} {...pauseHandlers}>
      <Icon name={notification.tone === 'negative' ? 'alert' : 'tick'} sizePx={20} />
      <div>
        <p className={styles.title}>{notification.title}</p>
        {notification.text ? <p>{notification.text}</p> : null}
        {action && 'href' in action ? <a href={action.href}>{action.label}</a> : null}
        {action && 'press' in action ? (
          <button type="button" onClick={action.press}>
            {action.label}
          </button>
        ) : null}
      </div>
    </div>
  )
}
