import styles from './express.module.css'
import type { ExpressWallet } from './express-answer.ts'

interface ExpressButtonsProps {
  /** Of the site; browsers with Apple's own button paint it before the code is loaded. */
  readonly hasApplePay?: boolean
  readonly isApplePayOffered?: boolean
  readonly onPress?: (wallet: ExpressWallet) => void
}

/** Until PayPal's own is mounted in its place. Browsers that know Apple Pay's button paint it themselves. */
export function ExpressButtons({ hasApplePay, isApplePayOffered, onPress }: ExpressButtonsProps) {
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.apple}
        data-wallet="applepay"
        data-served={hasApplePay || undefined}
        data-offered={isApplePayOffered || undefined}
        aria-label="Buy with Apple Pay"
        onClick={() => onPress?.('applepay')}
      >
        Apple Pay
      </button>
      <button type="button" className={styles.paypal} data-wallet="paypal" onClick={() => onPress?.('paypal')}>
        PayPal
      </button>
    </div>
  )
}
