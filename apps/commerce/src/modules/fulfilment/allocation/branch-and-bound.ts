import {
  type Cost,
  type Cover,
  type CoveringSource,
  compareCosts,
  costOf,
  greedyCover,
  type Problem,
  parcelBound,
  without,
} from './cover.ts'

/** Above these, only greedy. */
const MOST_SOURCES = 100

interface Search {
  readonly problem: Problem
  readonly isOver: () => boolean
  /** By size, the sources that have it, in order of preference. */
  readonly holders: readonly (readonly number[])[]
  best: { readonly chosen: readonly number[]; readonly cost: Cost }
  isCut: boolean
}

/** @param banned are open no more: sets with them were tried */
function branch(search: Search, chosen: readonly number[], missing: Int32Array, banned: ReadonlySet<number>): void {
  if (search.isCut || search.isOver()) {
    search.isCut = true
    return
  }
  if (missing.every((pieces) => pieces === 0)) {
    const cost = costOf(search.problem, chosen)
    if (compareCosts(cost, search.best.cost) < 0) search.best = { chosen, cost }
    return
  }
  const closed = new Set([...banned, ...chosen])
  const isOpen = (source: number) => !closed.has(source)
  if (!mayBeatBest(search, chosen, missing, isOpen)) return
  const tried = new Set(banned)
  for (const next of scarcest(search, missing, isOpen)) {
    branch(search, [...chosen, next], without(missing, search.problem.sources[next] as CoveringSource), tried)
    tried.add(next)
  }
}

/** False when no set of the chosen and further open sources costs less than the best. */
function mayBeatBest(
  { problem, best }: Search,
  chosen: readonly number[],
  missing: Int32Array,
  isOpen: (source: number) => boolean,
): boolean {
  const { sources } = problem
  const more = parcelBound(problem, missing, isOpen)
  if (more === Number.POSITIVE_INFINITY) return false
  const [full = 0, parcels = 0, arrivesOn = 0, , km = 0, load = 0] = costOf(problem, chosen)
  const isIdle = (i: number) => isOpen(i) && !sources[i]?.isFull
  const needsFull = parcelBound(problem, missing, isIdle) === Number.POSITIVE_INFINITY
  const leading = [full + (needsFull ? 1 : 0), parcels + more]
  const order = compareCosts(leading, best.cost.slice(0, leading.length))
  if (order !== 0) return order < 0
  const openOnes = [...sources.keys()].filter(isOpen)
  const least = (key: 'arrivesOn' | 'km' | 'load') => Math.min(...openOnes.map((i) => sources[i]?.[key] ?? 0))
  const [, , , brokenRuns = 0] = costOf(problem, [...chosen, ...openOnes])
  const following = [
    Math.max(arrivesOn, least('arrivesOn')),
    brokenRuns,
    km + more * least('km'),
    load + more * least('load'),
  ]
  return compareCosts([...leading, ...following], best.cost) < 0
}

/** The open sources of the missing size that fewest have. */
function scarcest({ holders }: Search, missing: Int32Array, isOpen: (source: number) => boolean): readonly number[] {
  let fewest: readonly number[] | undefined
  for (const [size, all] of holders.entries()) {
    if ((missing[size] ?? 0) === 0) continue
    const open = all.filter(isOpen)
    if (!fewest || open.length < fewest.length) fewest = open
  }
  return fewest ?? []
}

const preference = ({ isFull, arrivesOn, km, load }: CoveringSource): Cost => [isFull ? 1 : 0, arrivesOn, km, load]

/**
 * The cheapest set, by branch and bound that starts from the greedy one.
 * @param isOver is asked at every step; when it says yes, the best set so far is the answer
 */
export function findCover(problem: Problem, isOver: () => boolean): Cover {
  const { sources, wanted } = problem
  const greedy = greedyCover(problem)
  const byPreference = [...sources.keys()].sort((a, b) =>
    compareCosts(preference(sources[a] as CoveringSource), preference(sources[b] as CoveringSource)),
  )
  const search: Search = {
    problem,
    isOver,
    holders: Array.from(wanted, (_, size) => byPreference.filter((i) => (sources[i]?.pieces[size] ?? 0) > 0)),
    best: { chosen: greedy, cost: costOf(problem, greedy) },
    isCut: sources.length > MOST_SOURCES,
  }
  branch(search, [], wanted, new Set())
  const { best, isCut } = search
  const lowerBound = isCut ? parcelBound(problem, wanted, () => true) : best.chosen.length
  return { ...best, lowerBound, isOptimal: !isCut }
}
