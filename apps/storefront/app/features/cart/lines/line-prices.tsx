import { formatCents } from '@welt/kit/money'
import { CartIcon } from '../cart-icon.tsx'
import type { CartLine } from '../cart-model.ts'
import { savingText } from '../savings.ts'
import styles from './lines.module.css'

/** What the line costs; the full price is struck where something was saved. */
export function LinePrice({ line }: { readonly line: CartLine }) {
  const { paidCents, fullCents, quantity, unitCents } = line
  const isLower = fullCents > paidCents
  return (
    <p className={styles.price}>
      <span className={isLower ? styles.reduced : undefined}>
        {isLower ? <span className="visually-hidden">Now </span> : null}
        {formatCents(paidCents)}
      </span>
      {isLower ? (
        <s>
          <span className="visually-hidden">, before savings </span>
          {formatCents(fullCents)}
        </s>
      ) : null}
      {quantity > 1 ? (
        <span className={styles.each}>
          {quantity} × {formatCents(unitCents)}
        </span>
      ) : null}
    </p>
  )
}

/** Each saving with its name and amount: the full price less these is the line's price. */
export function LineSavings({ line }: { readonly line: CartLine }) {
  return line.savings.map((saving) => (
    <p key={savingText(saving)} className={styles.saving}>
      <CartIcon name="tag" />
      <span>{savingText(saving)}</span> <span className={styles.saved}>{formatCents(-saving.cents)}</span>
    </p>
  ))
}
