/** [decision 13] */
const FEWEST_CASES = 10

/** A misfit must also be twice as common as its opposite. */
const NOTABLE_SHARE = 0.25

/** Share of `kept` outcomes from which a style is true to size. */
const USUAL_SHARE = 0.7

/** The five counts add up to `cases`. */
export interface FitCounts {
  readonly cases: number
  readonly kept: number
  readonly too_small: number
  readonly too_large: number
  readonly too_narrow: number
  readonly too_wide: number
}

type Verdict = 'TRUE_TO_SIZE' | 'RUNS_SMALL' | 'RUNS_LARGE' | 'RUNS_NARROW' | 'RUNS_WIDE' | 'MIXED'

/** '0 in 10' and '10 in 10' only when exact. */
function ofTen(count: number, cases: number): string {
  const tenths = Math.round((10 * count) / cases)
  const most = count === cases ? 10 : 9
  return `${Math.min(most, Math.max(count === 0 ? 0 : 1, tenths))} in 10`
}

/** Undefined with too few cases. [decisions 13 and 45] */
export function fitVerdict(counts: FitCounts): Verdict | undefined {
  const { cases, kept, too_small, too_large, too_narrow, too_wide } = counts
  if (cases < FEWEST_CASES) return undefined
  const isNotable = (misfit: number, opposite: number) => misfit / cases >= NOTABLE_SHARE && misfit >= 2 * opposite
  if (isNotable(too_small, too_large)) return 'RUNS_SMALL'
  if (isNotable(too_large, too_small)) return 'RUNS_LARGE'
  if (isNotable(too_narrow, too_wide)) return 'RUNS_NARROW'
  if (isNotable(too_wide, too_narrow)) return 'RUNS_WIDE'
  return kept / cases >= USUAL_SHARE ? 'TRUE_TO_SIZE' : 'MIXED'
}

function sentenceOf(verdict: Verdict, counts: FitCounts, step: string): string {
  const share = (count: number) => ofTen(count, counts.cases)
  const sentences: Readonly<Record<Verdict, string>> = {
    TRUE_TO_SIZE: `${share(counts.kept)} took their usual size`,
    RUNS_SMALL: `Runs small: ${share(counts.too_small)} found it small, consider ${step} up`,
    RUNS_LARGE: `Runs large: ${share(counts.too_large)} found it large, consider ${step} down`,
    RUNS_NARROW: `Runs narrow: ${share(counts.too_narrow)} found it narrow`,
    RUNS_WIDE: `Runs wide: ${share(counts.too_wide)} found it wide`,
    MIXED: `Opinions differ: ${share(counts.kept)} took their usual size`,
  }
  return sentences[verdict]
}

/** Undefined with too few cases. [decision 13] */
export function fitFacts(counts: FitCounts, hasHalfSizes: boolean) {
  const verdict = fitVerdict(counts)
  if (!verdict) return undefined
  return { ...counts, verdict, sentence: sentenceOf(verdict, counts, hasHalfSizes ? 'half a size' : 'one size') }
}
