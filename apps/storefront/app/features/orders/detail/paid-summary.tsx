import { formatCents, formatTotal } from '@welt/kit/money'
import { itemsText } from '#app/features/cart/items-text.ts'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { deliveryText, Row } from '#app/features/cart/summary/total-rows.tsx'
import { useShop } from '#app/session/site/shop.ts'
import styles from './order.module.css'
import type { OrderView } from './order-view.ts'

const ending = (code: string) => `Gift card ending ${code.slice(-4)}`

/** Gift cards come after the total: they pay. [R3.62-R3.64] */
export function PaidSummary({ order }: { readonly order: OrderView }) {
  const { currency } = useShop()
  const cardCents = order.giftCards.reduce((sum, { cents }) => sum + cents, 0)
  const moneyCents = order.totalCents - cardCents
  const kinds = order.groups.map(({ kind }) => kind)
  return (
    <section className={styles.paid} aria-label="Order summary">
      <h2>{order.isPaid ? 'Paid' : order.status === 'Canceled' ? 'Not paid' : 'To pay'}</h2>
      <dl className={totalStyles.totals}>
        <Row name={`Subtotal, ${itemsText(order.pieces)}`}>{formatCents(order.subtotalCents)}</Row>
        {order.savings.map(({ label, cents, isReward }) => (
          <Row key={`${label} ${cents}`} name={label} about={isReward ? 'Reward' : undefined} isSaving>
            {formatCents(-cents)}
          </Row>
        ))}
        {kinds.includes('clickncollect') ? <Row name="Collection">Free</Row> : null}
        {kinds.includes('delivery') ? <Row name="Delivery">{deliveryText(order.shippingCents)}</Row> : null}
        <Row name="Total" className={totalStyles.total}>
          {formatTotal(order.totalCents, currency)}
        </Row>
        <Row name="Includes GST">{formatCents(order.gstCents)}</Row>
        {order.giftCards.map(({ code, cents }) => (
          <Row key={code} name={ending(code)}>
            {formatCents(cents)}
          </Row>
        ))}
        {moneyCents > 0 ? <Row name={order.payment ?? 'Card'}>{formatCents(moneyCents)}</Row> : null}
        {order.refundedCents > 0 ? (
          <Row name="Refunded" className={totalStyles.total}>
            {formatCents(order.refundedCents)}
          </Row>
        ) : null}
      </dl>
    </section>
  )
}
