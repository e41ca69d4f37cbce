/** Browsers revalidate every time. */
export function cacheControl(lifetimeMs: number, sharedSeconds: number): string {
  const seconds = Math.min(Math.floor(lifetimeMs / 1000), sharedSeconds)
  const own = 'public, max-age=0, must-revalidate'
  return seconds > 0 ? `${own}, s-maxage=${seconds}, stale-while-revalidate=${seconds}` : own
}

/** Proxies allow 4 KiB for all headers. */
const MAX_KEYS_LENGTH = 2000

/** Only broad tags if there are too many; the CDN must purge by those. */
export function surrogateKeys(tags: readonly string[]): string {
  const all = tags.join(' ')
  return all.length <= MAX_KEYS_LENGTH
    ? all
    : tags.filter((tag) => !tag.includes(':') || tag.startsWith('site:')).join(' ')
}
