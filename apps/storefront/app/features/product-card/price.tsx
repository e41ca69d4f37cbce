import type { PriceFactsFragment } from '#app/features/product/card.generated.ts'
import { priceText } from '../product/price-text.ts'
import styles from './price.module.css'

/** Screen readers announce "Now …, was …"; an advertised price shows `Now` visibly. [R3.50] */
export function Price({
  facts,
  isSavingShown = false,
}: {
  readonly facts: PriceFactsFragment
  readonly isSavingShown?: boolean
}) {
  const { now, was, saving, percent, isAdvertised } = priceText(facts)
  const label = isAdvertised ? 'Now ' : ''
  if (!was) {
    return (
      <span className={styles.price}>
        {label}
        {now}
      </span>
    )
  }
  return (
    <span className={styles.price}>
      <span className={styles.reduced}>
        {label || <span className="visually-hidden">Now </span>}
        {now}
      </span>{' '}
      <s className={styles.was}>
        <span className="visually-hidden">Was </span>
        {was}
      </s>
      {isSavingShown && percent ? (
        <span className={styles.saving}>
          {' '}
          Save {saving} ({percent}%)
        </span>
      ) : null}
    </span>
  )
}
