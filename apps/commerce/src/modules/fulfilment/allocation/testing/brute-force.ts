import type { LineToFill, SendingSource, SourceStock } from '../allocate.ts'

type Facts = ReadonlyMap<string, SendingSource>

interface Size {
  readonly wanted: number
  readonly pieces: ReadonlyMap<string, number>
}

/** What the delivered lines want and find after the collected ones. */
function sizesOf(lines: readonly LineToFill[]): Map<string, Size> {
  const sizes = new Map<string, Size>()
  for (const [sku, same] of Map.groupBy(lines, (line) => line.sku)) {
    const pieces = new Map(
      same.flatMap(({ stock }) => stock.map(({ source, quantity }) => [source, quantity] as const)),
    )
    for (const { at, quantity } of same)
      if (at !== undefined) pieces.set(at, Math.max(0, (pieces.get(at) ?? 0) - quantity))
    const sent = same.filter(({ at }) => at === undefined)
    const [total, there] = [
      sent.reduce((sum, { quantity }) => sum + quantity, 0),
      [...pieces.values()].reduce((a, b) => a + b, 0),
    ]
    if (sent.length > 0) sizes.set(sku, { wanted: Math.min(total, there), pieces })
  }
  return sizes
}

/** Of all ways to empty some of the sources, the fewest that leave enough. */
function fewestBroken({ wanted, pieces }: Size, fragile: readonly string[], others: readonly string[]): number {
  const at = (source: string) => pieces.get(source) ?? 0
  const whole = others.reduce((sum, source) => sum + at(source), 0)
  const stocked = fragile.filter((source) => at(source) > 0)
  let fewest = Number.POSITIVE_INFINITY
  for (let emptied = 0; emptied < 1 << stocked.length; emptied += 1) {
    const isEmptied = (i: number) => (emptied & (1 << i)) !== 0
    const reach = stocked.reduce((sum, source, i) => sum + at(source) - (isEmptied(i) ? 0 : 1), whole)
    if (reach >= wanted) fewest = Math.min(fewest, stocked.filter((_, i) => isEmptied(i)).length)
  }
  return fewest
}

/** Full sources, parcels, latest promise, broken runs, distance, load. */
export function costOfSources(lines: readonly LineToFill[], facts: Facts, chosen: readonly string[]): number[] {
  const ofChosen = chosen.flatMap((code) => facts.get(code) ?? [])
  const total = (of: (source: SendingSource) => number) => ofChosen.reduce((sum, source) => sum + of(source), 0)
  const broken = [...sizesOf(lines)].map(([sku, size]) => {
    const isFragile = (code: string) => facts.get(code)?.inRuns.has(sku) === true
    return fewestBroken(
      size,
      chosen.filter(isFragile),
      chosen.filter((code) => !isFragile(code)),
    )
  })
  return [
    total(({ isFull }) => Number(isFull)),
    chosen.length,
    Math.max(0, ...ofChosen.map(({ arrivesOn }) => arrivesOn)),
    broken.reduce((a, b) => a + b, 0),
    total(({ km }) => km),
    total(({ load }) => load),
  ]
}

const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i])
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** Compares every set of sources that covers the lines. */
export function lowestCost(lines: readonly LineToFill[], facts: Facts): readonly number[] {
  const codes = [...facts.keys()]
  const sizes = [...sizesOf(lines).values()]
  let lowest: readonly number[] | undefined
  for (let bits = 0; bits < 1 << codes.length; bits += 1) {
    const chosen = codes.filter((_, i) => bits & (1 << i))
    const has = ({ pieces }: Size) => chosen.reduce((sum, code) => sum + (pieces.get(code) ?? 0), 0)
    if (sizes.some((size) => has(size) < size.wanted)) continue
    const cost = costOfSources(lines, facts, chosen)
    if (!lowest || isLess(cost, lowest)) lowest = cost
  }
  return lowest ?? []
}

/** Runs that the parts of delivered lines break. */
export function brokenBy(
  lines: readonly LineToFill[],
  facts: Facts,
  parts: ReadonlyMap<number, readonly SourceStock[]>,
): number {
  return [...sizesOf(lines)].reduce((count, [sku, { pieces }]) => {
    const sent = lines.filter((line) => line.sku === sku && line.at === undefined)
    const taken = (code: string) =>
      sent
        .flatMap(({ id }) => parts.get(id) ?? [])
        .reduce((sum, part) => sum + (part.source === code ? part.quantity : 0), 0)
    const isBroken = (code: string) =>
      taken(code) > 0 && taken(code) === pieces.get(code) && facts.get(code)?.inRuns.has(sku)
    return count + [...facts.keys()].filter(isBroken).length
  }, 0)
}
