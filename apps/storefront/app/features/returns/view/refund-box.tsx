import { formatCents } from '@welt/kit/money'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { Row } from '#app/features/cart/summary/total-rows.tsx'
import { pairsText } from '../pairs-text.ts'
import type { ReturnView } from './return-view.ts'
import styles from './view.module.css'

/** Lines without their savings add up to the refund; then each method. */
export function RefundBox({ view }: { readonly view: ReturnView }) {
  const { refund, labelCents } = view
  if (refund.totalCents === 0 && labelCents === 0) return null
  return (
    <section className={styles.box} aria-label="Refund">
      <h2>Refund</h2>
      <dl className={totalStyles.totals}>
        {view.items
          .filter(({ isRejected, swap, refundCents }) => !isRejected && !(swap && refundCents === 0))
          .map((item) => (
            <Row key={item.uid} name={item.quantity > 1 ? `${item.name}, ${pairsText(item.quantity)}` : item.name}>
              {formatCents(item.refundCents)}
            </Row>
          ))}
        <Row
          name={refund.isRefunded ? 'Refunded' : 'Refund'}
          about={
            refund.discountCents > 0 ? `Savings already taken off: ${formatCents(refund.discountCents)}` : undefined
          }
          className={totalStyles.total}
        >
          {formatCents(refund.totalCents)}
        </Row>
        {refund.payments.map(({ name, cents }) => (
          <Row key={name} name={name}>
            {formatCents(cents)}
          </Row>
        ))}
        {labelCents > 0 ? <Row name="Label">{`${formatCents(labelCents)}, paid`}</Row> : null}
      </dl>
    </section>
  )
}
