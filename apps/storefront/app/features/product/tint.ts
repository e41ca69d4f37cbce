/**
 * The picture ground of a product: one of the theme's tints, or the plain tile. The same product has the same ground on
 * every page.
 * @param productUid the product's opaque id
 * @param tintCount number of further grounds the theme has (`--tile-1` …); 0 = always the plain tile
 * @returns a CSS value
 */
export function tileGround(productUid: string, tintCount: number): string {
  let hash = 2166136261
  for (const char of productUid) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  const index = ((hash ^ (hash >>> 15)) >>> 0) % (tintCount + 1)
  return index === 0 ? 'var(--tile)' : `var(--tile-${index})`
}
