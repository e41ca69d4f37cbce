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

/** What `Try again` opens or calls. */
export type Again = string | (() => void)

/** Notifies that the shop can't be reached. The page stays, since navigating would replace it with a browser error. */
export function showUnreachable(again: Again): void {
  const step = typeof again === 'string' ? { href: again } : { press: again }
  notify({
    tone: 'negative',
    title: navigator.onLine ? 'We couldn’t reach the shop' : 'You’re offline',
    action: { label: 'Try again', ...step },
    stay: 'long',
  })
}

/** Whether the browser is offline; if so, notifies. */
export function isOffline(again: Again): boolean {
  if (!navigator.onLine) showUnreachable(again)
  return !navigator.onLine
}

/** Whether a request to the shop fails, even if the browser claims to be online; if so, notifies. */
export async function isUnreachable(again: Again): Promise<boolean> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => showUnreachable(again))
  return answer === undefined
}
