import type { FitFactsFragment, PageProductFragment } from '#app/features/product/product.generated.ts'
import styles from './fit-facts.module.css'

/** Bounds of the outer thirds, where a style that runs one way has its pointer. */
const FIRST_THIRD = 30
const LAST_THIRD = 70

interface MeterScale {
  /** Left end, middle, right end. */
  readonly labels: readonly [string, string, string]
  /** 0 = all at the left end, 50 = balanced, 100 = all at the right. */
  readonly percent: number
}

/** Undefined for mixed opinions. [decision 13] */
function scaleOf(facts: FitFactsFragment): MeterScale | undefined {
  const { cases, verdict } = facts
  if (verdict === 'MIXED') return undefined
  const isOfWidth = verdict === 'RUNS_NARROW' || verdict === 'RUNS_WIDE'
  const excess = isOfWidth ? facts.too_wide - facts.too_narrow : facts.too_large - facts.too_small
  const balance = Math.round(50 + (50 * excess) / Math.max(1, cases))
  const labels = isOfWidth
    ? (['Runs narrow', 'True to width', 'Runs wide'] as const)
    : (['Runs small', 'True to size', 'Runs large'] as const)
  if (verdict === 'RUNS_SMALL' || verdict === 'RUNS_NARROW') return { labels, percent: Math.min(FIRST_THIRD, balance) }
  if (verdict === 'RUNS_LARGE' || verdict === 'RUNS_WIDE') return { labels, percent: Math.max(LAST_THIRD, balance) }
  return { labels, percent: balance }
}

export function Meter({ facts }: { readonly facts: FitFactsFragment }) {
  const scale = scaleOf(facts)
  return (
    <div className={styles.meter}>
      <p>
        {facts.sentence} <span className="mute">({facts.cases} pairs)</span>
      </p>
      {/* Repeats the sentence. */}
      {scale && (
        <div aria-hidden="true">
          <div className={styles.scale}>
            <span style={{ left: `${scale.percent}%` }} />
          </div>
          <div className={styles.ends}>
            {scale.labels.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** [decision 13] */
export function FitFacts({ product }: { readonly product: PageProductFragment }) {
  return 'fit_facts' in product && product.fit_facts ? <Meter facts={product.fit_facts} /> : null
}
