import { inSize } from '@welt/brands/size-text'
import { formatCents } from '@welt/kit/money'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CartIcon } from '../cart-icon.tsx'
import type { CartLine } from '../cart-model.ts'
import { savingText } from '../savings.ts'
import styles from './lines.module.css'

/** Before offers and codes: these prices add up to the subtotal. */
export function LinePrice({
  line,
}: {
  readonly line: Pick<CartLine, 'rowCents' | 'fullCents' | 'quantity' | 'unitCents'>
}) {
  const { rowCents, fullCents, quantity, unitCents } = line
  const isLower = fullCents > rowCents
  return (
    <p className={styles.price}>
      <span className={isLower ? styles.reduced : undefined}>
        {isLower ? <span className="visually-hidden">Now </span> : null}
        {formatCents(rowCents)}
      </span>
      {isLower ? (
        <s>
          <span className="visually-hidden">, was </span>
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

/** Without sale discounts, which the price already includes. */
export function LineSavings({ line }: { readonly line: Pick<CartLine, 'savings'> }) {
  const savings = line.savings.filter(({ kind }) => kind !== 'sale')
  return savings.map((saving) => (
    <p key={savingText(saving)} className={styles.saving}>
      <CartIcon name="tag" />
      <span>{savingText(saving)}</span> <span className={styles.saved}>{formatCents(-saving.cents)}</span>
    </p>
  ))
}

export function PriceChange({ line: { seenCents, unitCents } }: { readonly line: CartLine }) {
  if (seenCents === undefined) return null
  if (unitCents < seenCents)
    return (
      <p className={`${styles.fact} ${styles.gain}`}>
        <CartIcon name="fall" /> The price fell since you added this. You pay the lower one.
      </p>
    )
  return (
    <p className={styles.fact}>
      <CartIcon name="rise" /> The price rose from {formatCents(seenCents)} to {formatCents(unitCents)} since you added
      this.
    </p>
  )
}

export function LineNotices({ line }: { readonly line: CartLine }) {
  const { problem, notice, leftCount, size } = line
  if (problem) return <Notice tone="negative">{problem}</Notice>
  return (
    <>
      <PriceChange line={line} />
      {notice ? <Notice tone="neutral">{notice}</Notice> : null}
      {leftCount ? (
        <p className={`${styles.fact} ${styles.few}`}>
          <Icon name="alert" sizePx={18} /> Only {leftCount} left{inSize(size)}
        </p>
      ) : null}
    </>
  )
}
