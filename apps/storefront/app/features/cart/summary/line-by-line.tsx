import { formatCents } from '@welt/kit/money'
import type { CartLine, CartView } from '../cart-model.ts'
import { type Saving, savingText, sumOf } from '../savings.ts'
import styles from './summary.module.css'

const nameOf = (saving: Saving) => (saving.kind === 'reward' ? `Share of ${saving.label}` : savingText(saving))

function LineSavings({ line }: { readonly line: CartLine }) {
  return (
    <dl className={styles.lineSavings}>
      <div>
        <dt>{line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}</dt>
        <dd>{formatCents(line.fullCents)}</dd>
      </div>
      {[...line.savings, ...line.shares].map((saving) => (
        <div key={nameOf(saving)}>
          <dt>{nameOf(saving)}</dt>
          <dd className={styles.saved}>{formatCents(-saving.cents)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Gift cards are payments, not savings. */
function savedCentsOf({ saleCents, savings }: Pick<CartView, 'saleCents' | 'savings'>): number {
  return saleCents + sumOf(savings)
}

export function LineByLine({ cartView }: { readonly cartView: CartView }) {
  const savedCents = savedCentsOf(cartView)
  if (savedCents === 0) return null
  const saving = cartView.lines.filter(({ savings, shares }) => savings.length + shares.length > 0)
  return (
    <details className={styles.saving}>
      <summary>
        <strong>You save {formatCents(savedCents)}</strong>
        <span>Line by line</span>
      </summary>
      <div>
        {saving.map((line) => (
          <LineSavings key={line.uid} line={line} />
        ))}
        <p className={styles.savedSum}>
          <strong>You save</strong> <strong className={styles.saved}>{formatCents(savedCents)}</strong>
        </p>
      </div>
    </details>
  )
}
