/** In [0, 1), depending on the text alone, so that each seeding produces the same shop. */
export function chanceOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** Both inclusive. */
export function wholeOf(text: string, low: number, high: number): number {
  return low + Math.floor(chanceOf(text) * (high - low + 1))
}

/** @throws RangeError for an empty list */
export function pickOf<T>(text: string, values: readonly T[]): T {
  const value = values[Math.floor(chanceOf(text) * values.length)]
  if (value === undefined) throw new RangeError('nothing to pick from')
  return value
}
