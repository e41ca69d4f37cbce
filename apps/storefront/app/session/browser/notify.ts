import { createStore } from './store.ts'

/** How long a notification stays, in milliseconds. [R9.13, R9.14] */
export const NOTIFICATION_MS = { short: 2000, long: 5000 } as const

/** A message at the edge of the page; never the only place where an error shows. */
export interface Notification {
  /** `positive` unless given. [R3.118] */
  readonly tone?: 'positive' | 'negative'
  readonly title: string
  readonly text?: string
  readonly action?: { readonly label: string; readonly href: string }
  /** `short` unless given; no notification stays longer, and none is closed by the shopper. [R3.120] */
  readonly stay?: keyof typeof NOTIFICATION_MS
}

/** The notification that is shown now. */
export const notificationStore = createStore<Notification | undefined>(undefined)

/** Shows a notification in place of the one before. */
export function notify(notification: Notification): void {
  notificationStore.set(notification)
}
