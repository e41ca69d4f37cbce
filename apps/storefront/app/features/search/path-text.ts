const MOST_LETTERS = 60

/** What an unknown address may have meant, for the search field; '' if it has no words. */
export function searchTextOfPath(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
  let text = last
  try {
    text = decodeURIComponent(last)
  } catch {
    // A broken escape stays as it is.
  }
  const words = text.replace(/\.\w{1,5}$/, '').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join(' ').slice(0, MOST_LETTERS).trim()
}
