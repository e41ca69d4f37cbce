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
  readonly pieces: readonly number[]
  /** Those that leave its size runs whole. */
  readonly free: readonly number[]
}

/** Which sources together have the wanted pieces? */
export interface Problem {
  /** By size; no more than all sources have. */
  readonly wanted: readonly number[]
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A piece beyond the free ones breaks a run. */
function brokenRuns({ wanted, sources }: Problem, chosen: readonly number[]): number {
  const short = wanted.map((pieces, size) => pieces - sum(chosen.map((i) => sources[i]?.free[size] ?? 0)))
  return sum(short.map((pieces) => Math.max(0, pieces)))
}

export function costOf(problem: Problem, chosen: readonly number[]): Cost {
  const sources = chosen.flatMap((i) => problem.sources[i] ?? [])
  return [
    sources.filter(({ isFull }) => isFull).length,
    sources.length,
    Math.max(0, ...sources.map(({ arrivesOn }) => arrivesOn)),
    brokenRuns(problem, chosen),
    sum(sources.map(({ km }) => km)),
    sum(sources.map(({ load }) => load)),
  ]
}

/** Pieces beyond the wanted ones, by size. */
export function surplusOf({ wanted, sources }: Problem, chosen: readonly number[]): number[] {
  return wanted.map((pieces, size) => sum(chosen.map((i) => sources[i]?.pieces[size] ?? 0)) - pieces)
}

/** Pieces of what is missing that a source has. */
function gainOf({ pieces }: CoveringSource, missing: readonly number[]): number {
  let gain = 0
  for (let size = 0; size < missing.length; size += 1) gain += Math.min(pieces[size] ?? 0, missing[size] ?? 0)
  return gain
}

/** Parcels that the missing pieces need at least, whatever their sizes. */
export function parcelBound(
  { sources }: Problem,
  missing: readonly number[],
  isOpen: (source: number) => boolean,
): number {
  const gains = sources.flatMap((source, i) => (isOpen(i) ? gainOf(source, missing) : []))
  let rest = sum(missing)
  let parcels = 0
  for (const gain of gains.sort((a, b) => b - a)) {
    if (rest <= 0 || gain === 0) break
    rest -= gain
    parcels += 1
  }
  return rest > 0 ? Number.POSITIVE_INFINITY : parcels
}

export function without(missing: readonly number[], { pieces }: CoveringSource): number[] {
  return missing.map((wanted, size) => Math.max(0, wanted - (pieces[size] ?? 0)))
}

/** Takes the source with most of what is missing, full ones last, and drops those that turn out not to be needed. */
export function greedyCover(problem: Problem): readonly number[] {
  const chosen: number[] = []
  let missing = [...problem.wanted]
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
  missing: readonly number[],
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
  const left = surplusOf(problem, chosen)
  return chosen.toReversed().filter((i) => {
    const { pieces } = problem.sources[i] as CoveringSource
    const isNeedless = pieces.every((count, size) => count <= (left[size] ?? 0))
    if (isNeedless) for (const [size, count] of pieces.entries()) left[size] = (left[size] ?? 0) - count
    return !isNeedless
  })
}
