const KEY = 'recently_viewed'
/** One more than is shown: the page's own product is left out. [R9.11, A79] */
const STORED_SKUS = 7

/** Skus this browser viewed last, most recent first; stored nowhere else. */
function recentSkus(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((sku): sku is string => typeof sku === 'string') : []
  } catch {
    return []
  }
}

/** Remembers the product that is being viewed; gives those viewed before it. [R7.122] */
export function rememberViewed(sku: string): readonly string[] {
  const others = recentSkus().filter((other) => other !== sku)
  try {
    localStorage.setItem(KEY, JSON.stringify([sku, ...others].slice(0, STORED_SKUS)))
  } catch {
    // A browser without storage shows nothing.
  }
  return others.slice(0, STORED_SKUS - 1)
}
