import { formatCents } from '@welt/kit/money'
import { TierBar } from '#app/features/content/shoebucks/tier-bar.tsx'
import type { TierOffer } from '#app/session/site/site-settings.ts'
import styles from './loyalty.module.css'
import { barText, type Standing, toNextText } from './loyalty-model.ts'

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
      <TierBar
        label={barText(standing, tiers)}
        spentCents={standing.spendCents}
        tiers={tiers}
        isLarge
        fillClassName={styles.fill}
      />
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
