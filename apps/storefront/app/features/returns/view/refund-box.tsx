import { formatCents } from '@welt/kit/money'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { Row } from '#app/features/cart/summary/total-rows.tsx'
import type { ReturnView } from './return-view.ts'
import styles from './view.module.css'

/** To the cent, with shares of rewards and each method. */
export function RefundBox({ view }: { readonly view: ReturnView }) {
  const { refund, labelCents } = view
  if (refund.totalCents === 0 && labelCents === 0) return null
  return (
    <section className={styles.box} aria-label="Refund">
      <h2>Refund</h2>
      <dl className={totalStyles.totals}>
        {view.items
          .filter(({ exchange, isRejected }) => !exchange && !isRejected)
          .map((item) => (
            <Row key={item.uid} name={item.quantity > 1 ? `${item.name}, ${item.quantity} pairs` : item.name}>
              {formatCents(item.refundCents)}
            </Row>
          ))}
        {refund.discountCents > 0 ? (
          <Row name="Without its share of your savings" isSaving>
            {formatCents(refund.discountCents)}
          </Row>
        ) : null}
        <Row name={refund.isRefunded ? 'Refunded' : 'Refund'} className={totalStyles.total}>
          {formatCents(refund.totalCents)}
        </Row>
        {refund.payments.map(({ name, cents }) => (
          <Row key={name} name={name}>
            {formatCents(cents)}
          </Row>
        ))}
        <Row name="Label">{labelCents === 0 ? 'Free' : `${formatCents(labelCents)}, paid`}</Row>
      </dl>
    </section>
  )
}
