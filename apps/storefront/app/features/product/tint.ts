/**
 * The CSS value of a product's picture ground, the same on every page: one of the theme's tints, or the plain tile.
 * @param tintCount number of further grounds the theme has (`--tile-1` …); 0 = always the plain tile
 */
export function tileGround(productUid: string, tintCount: number): string {
  let hash = 2166136261
  for (const char of productUid) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  const index = ((hash ^ (hash >>> 15)) >>> 0) % (tintCount + 1)
  return index === 0 ? 'var(--tile)' : `var(--tile-${index})`
}
