import { formatCents, shortDollars } from '@welt/kit/money'
import { barPercent, tierName } from '#app/features/content/shoebucks/tiers.ts'
import type { TierOffer } from '#app/session/site/site-settings.ts'
import styles from './loyalty.module.css'
import { barText, type Standing, toNextText } from './loyalty-model.ts'

/** Its text alternative says tier and sums. [R9.23] */
function TierBar({ standing, tiers }: { readonly standing: Standing; readonly tiers: readonly TierOffer[] }) {
  return (
    <>
      <div role="img" aria-label={barText(standing, tiers)} className={styles.bar}>
        <span style={{ inlineSize: `${barPercent(standing.spendCents, tiers)}%` }} />
        {tiers.slice(1, -1).map(({ code, thresholdCents }) => (
          <i key={code} style={{ insetInlineStart: `${barPercent(thresholdCents, tiers)}%` }} />
        ))}
      </div>
      <ol className={styles.marks}>
        {tiers.map(({ code, thresholdCents }) => (
          <li key={code} style={{ insetInlineStart: `${barPercent(thresholdCents, tiers)}%` }}>
            <strong>{tierName(code)}</strong> {shortDollars(thresholdCents)}
          </li>
        ))}
      </ol>
    </>
  )
}

interface TierPanelProps {
  readonly shopName: string
  readonly standing: Standing
  readonly tiers: readonly TierOffer[]
  readonly year: number
}

/** [R3.41, R9.21, R9.22] */
export function TierPanel({ shopName, standing, tiers, year }: TierPanelProps) {
  return (
    <section className={styles.panel} aria-label="Your tier">
      <p className={styles.kicker}>Your tier at {shopName}</p>
      <p className={styles.tier}>{standing.tier}</p>
      <div className={styles.spent}>
        {standing.spendCents > 0 ? (
          <p>
            You have spent <strong>{formatCents(standing.spendCents)}</strong> in {year}.
          </p>
        ) : (
          <p>You haven’t bought anything in {year} yet.</p>
        )}
        <p className={styles.toNext}>{toNextText(standing)}</p>
      </div>
      <TierBar standing={standing} tiers={tiers} />
      <dl className={styles.dates}>
        <div>
          <dt>Last purchase</dt>
          <dd>{standing.lastPurchase ?? 'none yet'}</dd>
        </div>
        <div>
          <dt>Starts again from $0</dt>
          <dd>1 Jan {year + 1}</dd>
        </div>
      </dl>
    </section>
  )
}
