import { type Cover, CRITERIA, compareCosts, costOf, missingFrom, type Problem } from './cover.ts'

/** Why a source was not taken: it is worse by this, or can take no parcel's place. */
type Refusal = (typeof CRITERIA)[number] | 'noPlace' | 'equal' | 'searchEnded'

/** As kept with the order. */
export interface AllocationReasons {
  readonly parcels: number
  /** No set of sources has fewer parcels. */
  readonly lowerBound: number
  readonly isOptimal: boolean
  readonly sources: readonly {
    readonly source: string
    readonly reason: 'only' | 'taken' | Refusal | IneligibleReason
  }[]
}

/** Of a source that has pieces but may not send them. */
export type IneligibleReason = 'notShipping' | 'paused' | 'closed' | 'excluded' | 'declined'

/** Compared with the cheapest set in which it replaces a source that was taken. */
function refusalOf(problem: Problem, { chosen, cost }: Cover, missing: Int32Array, source: number): Refusal {
  const own = problem.sources[source]?.pieces ?? []
  const canReplace = (taken: number) => {
    const pieces = problem.sources[taken]?.pieces ?? []
    return missing.every((left, size) => left + (pieces[size] ?? 0) <= (own[size] ?? 0))
  }
  const swapped = chosen.flatMap((taken, i) => (canReplace(taken) ? [costOf(problem, chosen.with(i, source))] : []))
  const [cheapest] = swapped.sort(compareCosts)
  if (!cheapest) return 'noPlace'
  if (compareCosts(cheapest, cost) < 0) return 'searchEnded'
  return CRITERIA[CRITERIA.findIndex((_, i) => cheapest[i] !== cost[i])] ?? 'equal'
}

/** The others have too few of a size. */
function isOnly({ wanted, sources }: Problem, source: number): boolean {
  const others = [...sources.keys()].filter((i) => i !== source)
  return missingFrom({ wanted, sources }, others).some((pieces) => pieces > 0)
}

export function reasonsOf(problem: Problem, cover: Cover): AllocationReasons {
  const { chosen, lowerBound, isOptimal } = cover
  const missing = missingFrom(problem, chosen)
  return {
    parcels: chosen.length,
    lowerBound,
    isOptimal,
    sources: problem.sources.map(({ code }, i) => {
      if (!chosen.includes(i)) return { source: code, reason: refusalOf(problem, cover, missing, i) }
      return { source: code, reason: isOnly(problem, i) ? 'only' : 'taken' }
    }),
  }
}
