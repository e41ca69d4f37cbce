/** Value of a cookie that scripts may see, as it is written. */
export function readCookie(name: string): string | undefined {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
  } catch {
    return undefined
  }
}

/** Whether this browser has the named cookie, one that scripts may read. */
export const hasCookie = (name: string) => readCookie(name) !== undefined

/** Whether the browser is marked as signed in. */
export const isMarked = () => hasCookie('signed_in_at')

/** Has the next page say something, once. */
export function writeFlashMessage(codes: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there on every browser we serve
  document.cookie = `notice=${codes}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}

/** Flash messages for this page, removed from the browser at once, so that no other tab shows them too. */
export function readFlashMessage(): string | undefined {
  const value = readCookie('notice')
  if (value) writeFlashMessage('', 0)
  return value
}

/** The key of local storage whose change notifies the other tabs. */
export const SESSION_CHANGED = 'session'

/** Notifies other tabs with a `storage` event when the value changes; does nothing without storage. */
export function messageTabs(key: string, value: string, isNews: (known: string | null) => boolean): void {
  try {
    if (isNews(localStorage.getItem(key))) localStorage.setItem(key, value)
  } catch {
    // Storage is full or blocked.
  }
}

/** Notifies the site's other tabs of a sign-in or sign-out. */
export function notifyTabs(): void {
  const now = isMarked() ? 'in' : 'out'
  messageTabs(SESSION_CHANGED, now, (known) => (known ?? 'out') !== now)
}
