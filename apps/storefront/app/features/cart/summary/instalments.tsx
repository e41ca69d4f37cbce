import { formatCents, instalmentCents } from '@welt/kit/money'
import { useShop } from '#app/session/site/shop.ts'
import type { CartView } from '../cart-model.ts'
import styles from './summary.module.css'

/** [R9.29, A100] */
export function Instalments({ cartView }: { readonly cartView: CartView }) {
  const { hasInstalments } = useShop()
  if (!hasInstalments || cartView.totalCents === 0) return null
  return (
    <p className={styles.instalments}>
      or 4 payments of <strong>{formatCents(instalmentCents(cartView.totalCents))}</strong>
    </p>
  )
}
