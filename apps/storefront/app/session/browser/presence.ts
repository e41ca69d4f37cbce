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

/** Tells the other tabs by a `storage` event, where it is news. A browser without storage tells nobody. */
export function tellTabs(key: string, value: string, isNews: (told: string | null) => boolean): void {
  try {
    if (isNews(localStorage.getItem(key))) localStorage.setItem(key, value)
  } catch {
    // Full, or blocked.
  }
}

/** Notifies the other tabs of this site that somebody has signed in or out. */
export function notifyTabs(): void {
  const now = isMarked() ? 'in' : 'out'
  tellTabs(SESSION_CHANGED, now, (told) => (told ?? 'out') !== now)
}
