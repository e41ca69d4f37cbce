import { formatCents, formatTotal } from '@welt/kit/money'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { Row } from '#app/features/cart/summary/total-rows.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { pairsText } from '../pairs-text.ts'
import type { CreditMemoView, ReturnView } from './return-view.ts'
import styles from './view.module.css'

const nameOf = ({ name, quantity, facts }: ReturnView['items'][number]) =>
  quantity > 1 ? `${name}, ${pairsText(quantity, [facts])}` : name

/** [R3.74] */
function CreditMemoBox({ memo, method }: { readonly memo: CreditMemoView; readonly method: string | undefined }) {
  const { currency } = useShop()
  const cardCents = memo.refundedCents - memo.giftCardCents
  return (
    <section className={styles.box} aria-label={`Refund ${memo.number}`}>
      <h2>
        Refund <span className="mute small">{memo.number}</span>
      </h2>
      <dl className={totalStyles.totals}>
        {memo.items.map((item) => (
          <Row key={item.id} name={item.name} about={pairsText(item.quantity)}>
            {formatCents(item.cents)}
          </Row>
        ))}
        {memo.discounts.length > 0 ? <Row name="Subtotal">{formatCents(memo.subtotalCents)}</Row> : null}
        {memo.discounts.map(({ label, cents }) => (
          <Row key={label} name={`Share of ${label}`}>
            {formatCents(-cents)}
          </Row>
        ))}
        {memo.adjustmentCents !== 0 ? (
          <Row name={memo.adjustmentCents < 0 ? 'Paid for the new pair' : 'From the new pair'}>
            {formatCents(memo.adjustmentCents)}
          </Row>
        ) : null}
        <Row name="Refunded" about={`Includes GST ${formatCents(memo.gstCents)}`} className={totalStyles.total}>
          {formatTotal(memo.refundedCents, currency)}
        </Row>
        {cardCents > 0 ? <Row name={method ?? 'What you paid with'}>{formatCents(cardCents)}</Row> : null}
        {memo.giftCardCents > 0 ? <Row name="Gift card">{formatCents(memo.giftCardCents)}</Row> : null}
      </dl>
    </section>
  )
}

/** What is refunded once it is checked: the sum of the lines less their savings. */
function ExpectedBox({ view }: { readonly view: ReturnView }) {
  const { currency } = useShop()
  const { refund } = view
  const open = view.items.filter(
    ({ isRejected, isSettled, swap, refundCents }) => !isRejected && !isSettled && !(swap && refundCents === 0),
  )
  const cents = open.reduce((sum, { refundCents }) => sum + refundCents, 0)
  const isWhole = view.creditMemos.length === 0
  return (
    <section className={styles.box} aria-label="Refund">
      <h2>Refund</h2>
      <dl className={totalStyles.totals}>
        {open.map((item) => (
          <Row key={item.uid} name={nameOf(item)}>
            {formatCents(item.refundCents)}
          </Row>
        ))}
        <Row
          name="Refund"
          about={
            isWhole && refund.discountCents > 0
              ? `Savings already taken off: ${formatCents(refund.discountCents)}`
              : undefined
          }
          className={totalStyles.total}
        >
          {formatTotal(cents, currency)}
        </Row>
      </dl>
    </section>
  )
}

/** What was refunded, by credit memo, and what is still expected. */
export function RefundBox({ view }: { readonly view: ReturnView }) {
  const { refund, creditMemos, items } = view
  const method = refund.payments.find(({ name }) => name !== 'Gift card')?.name
  const isOpen = items.some(({ isRejected, isSettled, refundCents }) => !isRejected && !isSettled && refundCents > 0)
  return (
    <>
      {creditMemos.map((memo) => (
        <CreditMemoBox key={memo.number} memo={memo} method={method} />
      ))}
      {isOpen ? <ExpectedBox view={view} /> : null}
    </>
  )
}
