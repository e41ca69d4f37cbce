import { createStore } from './store.ts'

/** [R9.13, R9.14] */
export const NOTIFICATION_MS = { short: 2000, long: 5000 } as const

type NextStep = { readonly label: string } & ({ readonly href: string } | { readonly press: () => void })

/** A toast; never the only place where an error shows. */
export interface Notification {
  /** Default `positive`. [R3.118] */
  readonly tone?: 'positive' | 'negative'
  readonly title: string
  readonly text?: string
  readonly action?: NextStep
  /** Default `short`. [R3.120] */
  readonly stay?: keyof typeof NOTIFICATION_MS
}

/** `place` counts, so that an equal message is a new element, which screen readers announce again. */
export const notificationStore = createStore<(Notification & { readonly place: number }) | undefined>(undefined)

let notified = 0

export function notify(notification: Notification): void {
  notified += 1
  notificationStore.set({ ...notification, place: notified })
}

export type Again = string | (() => void)

/** Keeps the page: navigating would show a browser error instead. */
export function showUnreachable(again: Again): void {
  const step = typeof again === 'string' ? { href: again } : { press: again }
  notify({
    tone: 'negative',
    title: navigator.onLine ? 'We couldn’t reach the shop' : 'You’re offline',
    action: { label: 'Try again', ...step },
    stay: 'long',
  })
}

export function isOffline(again: Again): boolean {
  if (!navigator.onLine) showUnreachable(again)
  return !navigator.onLine
}

/** Probes the server: browsers may report online wrongly. */
export async function isUnreachable(again: Again): Promise<boolean> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => showUnreachable(again))
  return answer === undefined
}
