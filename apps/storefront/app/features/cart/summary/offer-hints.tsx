import { Icon } from '#app/ui/icon.tsx'
import type { CartView } from '../cart-model.ts'
import styles from './summary.module.css'

export function OfferHints({ cartView: { offerHints } }: { readonly cartView: CartView }) {
  return offerHints.map(({ label, message }) => (
    <div key={label} className={styles.free}>
      <p>
        <Icon name="gift" sizePx={20} /> {message}
      </p>
      <p className={styles.hinted}>{label}</p>
    </div>
  ))
}
