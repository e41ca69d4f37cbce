/** Costs of a set of sources, in order of weight. */
export const CRITERIA = ['full', 'parcels', 'arrivesOn', 'brokenRuns', 'km', 'load'] as const

export type Cost = readonly number[]

export interface CoveringSource {
  readonly code: string
  /** Packs as many parcels a day as it can already; taken last. */
  readonly isFull: boolean
  /** Day of its latest promise, as days since 1970. */
  readonly arrivesOn: number
  readonly km: number
  /** Parcels that it packs today. */
  readonly load: number
  /** Pieces by size, at most the wanted ones. */
  readonly pieces: Int32Array
  /** Those that leave its size runs whole. */
  readonly free: Int32Array
}

/** Which sources together have the wanted pieces? */
export interface Problem {
  /** By size; no more than all sources have. */
  readonly wanted: Int32Array
  readonly sources: readonly CoveringSource[]
}

export interface Cover {
  /** Indexes of sources. */
  readonly chosen: readonly number[]
  readonly cost: Cost
  /** No set has fewer parcels. */
  readonly lowerBound: number
  readonly isOptimal: boolean
}

export function compareCosts(a: Cost, b: Cost): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** By size, less what the sources have; negative where they have more. */
function lessThose(
  left: Int32Array,
  { sources }: Problem,
  chosen: readonly number[],
  kind: 'pieces' | 'free',
): Int32Array {
  const rest = left.slice()
  for (const i of chosen) {
    const counts = sources[i]?.[kind] ?? []
    for (let size = 0; size < rest.length; size += 1) rest[size] = (rest[size] ?? 0) - (counts[size] ?? 0)
  }
  return rest
}

const positive = (values: Int32Array) => values.reduce((total, value) => total + Math.max(0, value), 0)

/** A piece beyond the free ones breaks a run. */
function brokenRuns(problem: Problem, chosen: readonly number[]): number {
  return positive(lessThose(problem.wanted, problem, chosen, 'free'))
}

export function costOf(problem: Problem, chosen: readonly number[]): Cost {
  const sources = chosen.flatMap((i) => problem.sources[i] ?? [])
  const total = (of: (source: CoveringSource) => number) => sources.reduce((sum, source) => sum + of(source), 0)
  return [
    total(({ isFull }) => Number(isFull)),
    sources.length,
    Math.max(0, ...sources.map(({ arrivesOn }) => arrivesOn)),
    brokenRuns(problem, chosen),
    total(({ km }) => km),
    total(({ load }) => load),
  ]
}

/** Pieces that are still wanted, by size; below zero those beyond. */
export function missingFrom(problem: Problem, chosen: readonly number[]): Int32Array {
  return lessThose(problem.wanted, problem, chosen, 'pieces')
}

/** Pieces of what is missing that a source has. */
function gainOf({ pieces }: CoveringSource, missing: Int32Array): number {
  let gain = 0
  for (let size = 0; size < missing.length; size += 1) {
    const there = pieces[size] ?? 0
    const wanted = missing[size] ?? 0
    gain += Math.min(there, wanted)
  }
  return gain
}

/** Parcels that the missing pieces need at least, whatever their sizes. */
export function parcelBound({ sources }: Problem, missing: Int32Array, isOpen: (source: number) => boolean): number {
  const gains = sources.flatMap((source, i) => (isOpen(i) ? gainOf(source, missing) : []))
  let rest = missing.reduce((sum, pieces) => sum + pieces, 0)
  let parcels = 0
  for (const gain of gains.sort((a, b) => b - a)) {
    if (rest <= 0 || gain === 0) break
    rest -= gain
    parcels += 1
  }
  return rest > 0 ? Number.POSITIVE_INFINITY : parcels
}

export function without(missing: Int32Array, { pieces }: CoveringSource): Int32Array {
  return missing.map((wanted, size) => Math.max(0, wanted - (pieces[size] ?? 0)))
}

/** Takes the source with most of what is missing, full ones last, and drops those that turn out not to be needed. */
export function greedyCover(problem: Problem): readonly number[] {
  const chosen: number[] = []
  let missing = problem.wanted
  // A gain only shrinks, so a stale one is an upper bound.
  const gains = problem.sources.map((source) => gainOf(source, missing))
  const open = new Set(problem.sources.keys())
  while (missing.some((pieces) => pieces > 0)) {
    const next = bestSource(problem, missing, gains, open)
    if (next === undefined) break
    open.delete(next)
    chosen.push(next)
    missing = without(missing, problem.sources[next] as CoveringSource)
  }
  return dropNeedless(problem, chosen)
}

function bestSource(
  { sources }: Problem,
  missing: Int32Array,
  gains: number[],
  open: ReadonlySet<number>,
): number | undefined {
  for (const isFull of [false, true]) {
    let best: number | undefined
    for (const i of open) {
      const source = sources[i]
      if (!source || source.isFull !== isFull || (gains[i] ?? 0) <= (best === undefined ? 0 : (gains[best] ?? 0)))
        continue
      gains[i] = gainOf(source, missing)
      if ((gains[i] ?? 0) > (best === undefined ? 0 : (gains[best] ?? 0))) best = i
    }
    if (best !== undefined) return best
  }
  return undefined
}

function dropNeedless(problem: Problem, chosen: readonly number[]): readonly number[] {
  let missing = missingFrom(problem, chosen)
  return chosen.toReversed().filter((i) => {
    const { pieces } = problem.sources[i] as CoveringSource
    const after = missing.map((left, size) => left + (pieces[size] ?? 0))
    const isNeedless = after.every((left) => left <= 0)
    if (isNeedless) missing = after
    return !isNeedless
  })
}
