export interface SharedLife {
  /** Lifetime in caches in front; 0 without one that is purged. */
  readonly sharedCacheSeconds: number
  /** How long an outdated page may be shown. */
  readonly outdatedPageMs: number
}

/** Browsers always revalidate. While no storefront answers, a cache in front may serve what was not purged. */
export function cacheControl(lifetimeMs: number, { sharedCacheSeconds, outdatedPageMs }: SharedLife): string {
  const seconds = Math.min(Math.floor(lifetimeMs / 1000), sharedCacheSeconds)
  const own = 'public, max-age=0, must-revalidate'
  const onError = Math.floor(outdatedPageMs / 1000)
  return seconds > 0 ? `${own}, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${onError}` : own
}

/** Proxies allow 4 KiB for all headers. */
const MAX_KEYS_LENGTH = 2000

/** Key of pages with too many tags for a header; every purge drops them. */
export const MANY_TAGS = 'many-tags'

/** With too many tags, only the broad ones and `many-tags`. */
export function surrogateKeys(tags: readonly string[]): string {
  const all = tags.join(' ')
  return all.length <= MAX_KEYS_LENGTH
    ? all
    : [MANY_TAGS, ...tags.filter((tag) => !tag.includes(':') || tag.startsWith('site:'))].join(' ')
}
