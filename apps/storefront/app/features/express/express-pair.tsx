import { formatCents } from '@welt/kit/money'
import styles from './express.module.css'
import { ExpressButtons } from './express-buttons.tsx'

interface ExpressPairProps {
  readonly cents: number
  readonly isFree: boolean
}

/** For the product page, rendered by the server. [R3.112] */
export function ExpressPair({ cents, isFree }: ExpressPairProps) {
  return (
    <>
      <p className={styles.divider}>or buy this pair now</p>
      <ExpressButtons />
      <p className={`small ${styles.below}`}>
        <strong>{formatCents(cents)}</strong>
        {isFree ? ' in all, delivery free.' : ' plus delivery.'} You check it before you pay, your bag stays as it is.
      </p>
    </>
  )
}
