import { formatCents } from '@welt/kit/money'
import styles from './express.module.css'
import { ExpressButtons } from './express-buttons.tsx'

interface ExpressPairProps {
  readonly isShoe: boolean
  readonly cents: number
  readonly isFree: boolean
  readonly hasApplePay: boolean
}

/** For the product page, rendered by the server. [R3.112] */
export function ExpressPair({ isShoe, cents, isFree, hasApplePay }: ExpressPairProps) {
  return (
    <>
      <p className={styles.divider}>{isShoe ? 'or buy this pair now' : 'or buy it now'}</p>
      <ExpressButtons hasApplePay={hasApplePay} />
      <p className={`small ${styles.below}`}>
        <strong>{formatCents(cents)}</strong>
        {isFree ? ' in all, delivery free.' : ' plus delivery.'} You check it before you pay, and your bag stays as it
        is.
      </p>
    </>
  )
}
