import { useShop } from '#app/session/site/shop.ts'
import styles from './express.module.css'
import { ExpressButtons } from './express-buttons.tsx'
import { ExpressPlace, type ExpressPlaceProps } from './express-place.tsx'

interface ExpressSectionProps extends Omit<ExpressPlaceProps, 'children'> {
  /** Above the buttons, or below where `isFirst` */
  readonly divider: string
  readonly isFirst?: boolean
}

/** For bag and checkout. [R2.02, R3.111] */
export function ExpressSection({ divider, isFirst = false, ...place }: ExpressSectionProps) {
  const line = <p className={styles.divider}>{divider}</p>
  return (
    <section id="express" className={styles.express} aria-label="Express payment">
      {isFirst ? <p className="mute small">Express. The full price is shown before you pay.</p> : line}
      <ExpressPlace {...place}>
        <ExpressButtons hasApplePay={useShop().hasApplePay} />
      </ExpressPlace>
      {isFirst && line}
    </section>
  )
}
