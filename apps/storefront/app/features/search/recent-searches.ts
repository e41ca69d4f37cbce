import type { Suggestion } from './suggestions.ts'

/** In local storage, per site; never sent to the server. */
const KEY = 'recent-searches'
const MOST = 5
const MAX_LENGTH = 80

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((searchText) => typeof searchText === 'string').slice(0, MOST) : []
  } catch {
    return [] // storage is unavailable or has an invalid value
  }
}

/** Latest first. [R3.102, A39] */
export function recentSearches(): readonly Suggestion[] {
  return read().map((text) => ({ text, href: `/search?${new URLSearchParams([['q', text]])}` }))
}

export function rememberSearch(searchText: string): void {
  const text = searchText.trim()
  if (text === '' || text.length > MAX_LENGTH) return
  const others = read().filter((other) => other.toLowerCase() !== text.toLowerCase())
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)))
  } catch {
    // Storage is full or disabled.
  }
}

export function clearSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
