export function readCookie(name: string): string | undefined {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
  } catch {
    return undefined
  }
}

export const hasCookie = (name: string) => readCookie(name) !== undefined

export const isMarked = () => hasCookie('signed_in_at')

export function writeFlashMessage(codes: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = `notice=${codes}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}

/** Deletes them immediately, so that no other tab shows them too. */
export function readFlashMessage(): string | undefined {
  const value = readCookie('notice')
  if (value) writeFlashMessage('', 0)
  return value
}

export const SESSION_CHANGED = 'session'

export function messageTabs(key: string, value: string, isNews: (known: string | null) => boolean): void {
  try {
    if (isNews(localStorage.getItem(key))) localStorage.setItem(key, value)
  } catch {
    // Storage is full or blocked.
  }
}

export function notifyTabs(): void {
  const now = isMarked() ? 'in' : 'out'
  messageTabs(SESSION_CHANGED, now, (known) => (known ?? 'out') !== now)
}
