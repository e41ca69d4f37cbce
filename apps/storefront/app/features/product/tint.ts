/**
 * Stable per product.
 * @param tintCount number of tints (`--tile-1` …)
 */
export function tileGround(productUid: string, tintCount: number): string {
  let hash = 2166136261
  for (const char of productUid) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  const index = ((hash ^ (hash >>> 15)) >>> 0) % (tintCount + 1)
  return index === 0 ? 'var(--tile)' : `var(--tile-${index})`
}
