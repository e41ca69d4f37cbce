import { chanceOf } from '../chance.ts'

/** Shares of pairs with each problem. */
export interface FitLean {
  readonly small: number
  readonly large: number
  readonly narrow: number
  readonly wide: number
}

const FITTING: FitLean = { small: 0.06, large: 0.05, narrow: 0.03, wide: 0.02 }

/** By a style's fit notes; the first match counts. */
const LEANS: readonly (readonly [notes: RegExp, lean: FitLean])[] = [
  [
    /does not (give|stretch)|take the larger|go up(?! one for| one if)|next size|keeps its length/i,
    { small: 0.4, large: 0.02, narrow: 0.06, wide: 0 },
  ],
  [
    /runs (slightly|a touch|a little)|they stretch|both relax|half a size down/i,
    { small: 0.02, large: 0.36, narrow: 0, wide: 0.05 },
  ],
  [
    /narrow to medium|slim through|suits narrow|close at the ankle/i,
    { small: 0.05, large: 0.02, narrow: 0.34, wide: 0 },
  ],
]

export function leanOf(fitNotes: string): FitLean {
  return LEANS.find(([notes]) => notes.test(fitNotes))?.[1] ?? FITTING
}

export function isUnusual(fitNotes: string): boolean {
  return leanOf(fitNotes) !== FITTING
}

export function pickFit(key: string, lean: FitLean) {
  const chance = chanceOf(key)
  const edges = [lean.small, lean.large, lean.narrow, lean.wide]
  const at = edges.findIndex((_, i) => chance < edges.slice(0, i + 1).reduce((sum, share) => sum + share, 0))
  const fit = at === 0 ? 'small' : at === 1 ? 'large' : 'true'
  const width = at === 2 ? 'narrow' : at === 3 ? 'wide' : 'true'
  return { fit, width } as const
}
