import styles from './fit-facts.module.css'
import type { FitFacts as Facts, PageProduct } from './operations.ts'

/** Where the pointer of the meter stands: 0 = all found it small, 50 = balanced, 100 = all found it large. */
function meterPercent({ cases, too_small, too_large }: Pick<Facts, 'cases' | 'too_small' | 'too_large'>): number {
  return Math.round(50 + (50 * (too_large - too_small)) / Math.max(1, cases))
}

function Meter({ facts }: { readonly facts: Facts }) {
  return (
    <div className={styles.meter}>
      <p>
        {facts.sentence} <span className="mute">({facts.cases} pairs)</span>
      </p>
      {/* The sentence says it all; the drawing repeats it. */}
      <div aria-hidden="true">
        <div className={styles.scale}>
          <span style={{ left: `${meterPercent(facts)}%` }} />
        </div>
        <div className={styles.ends}>
          <span>Runs small</span>
          <span>True to size</span>
          <span>Runs large</span>
        </div>
      </div>
    </div>
  )
}

/** How the style fits those who told, where there are enough of them; nothing otherwise. @source issue 3 item 5, ADR 0013 */
export function FitFacts({ product }: { readonly product: PageProduct }) {
  return product.fit_facts ? <Meter facts={product.fit_facts} /> : null
}
