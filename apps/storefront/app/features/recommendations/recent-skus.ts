const KEY = 'recently_viewed'
/** One more than is shown, as the page's own product is excluded. [R9.11, A79] */
const STORED_SKUS = 7

/** Latest first. */
function recentSkus(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((sku): sku is string => typeof sku === 'string') : []
  } catch {
    return []
  }
}

/** Returns the products viewed before. [R7.122] */
export function rememberViewed(sku: string): readonly string[] {
  const others = recentSkus().filter((other) => other !== sku)
  try {
    localStorage.setItem(KEY, JSON.stringify([sku, ...others].slice(0, STORED_SKUS)))
  } catch {
    // Storage is full or blocked: the view is not stored.
  }
  return others.slice(0, STORED_SKUS - 1)
}
