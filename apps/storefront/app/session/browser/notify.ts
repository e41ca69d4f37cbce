import { createStore } from './store.ts'

/** How long a notification stays, in milliseconds. [R9.13, R9.14] */
export const NOTIFICATION_MS = { short: 2000, long: 5000 } as const

/** A link or a button in a message. */
type NextStep = { readonly label: string } & ({ readonly href: string } | { readonly press: () => void })

/** A message at the edge of the page; never the only place where an error shows. */
export interface Notification {
  /** `positive` unless given. [R3.118] */
  readonly tone?: 'positive' | 'negative'
  readonly title: string
  readonly text?: string
  readonly action?: NextStep
  /** `short` unless given; no notification stays longer, and none is closed by the shopper. [R3.120] */
  readonly stay?: keyof typeof NOTIFICATION_MS
}

/** The notification that is shown now. */
export const notificationStore = createStore<Notification | undefined>(undefined)

/** Shows a notification in place of the one before. */
export function notify(notification: Notification): void {
  notificationStore.set(notification)
}

/**
 * Whether the browser is offline. If so, the page stays and shows a message, because navigating would replace it with a
 * browser error. `again` is the wanted path, or retries the action.
 */
export function isOffline(again: string | (() => void)): boolean {
  if (navigator.onLine) return false
  const step = typeof again === 'string' ? { href: again } : { press: again }
  notify({
    tone: 'negative',
    title: 'You’re offline',
    action: { label: 'Try again', ...step },
    stay: 'long',
  })
  return true
}
