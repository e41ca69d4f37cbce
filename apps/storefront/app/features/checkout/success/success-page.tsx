import { formatCents } from '@welt/kit/money'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { deleteNominee } from '#app/features/cart/collection/use-nominee.ts'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { deliveryText, Row } from '#app/features/cart/summary/total-rows.tsx'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../checkout.module.css'
import type { PlacedOrder } from './order.server.ts'
import { OrderGroups } from './order-groups.tsx'

const FAILED =
  'Your payment didn’t go through, so your order wasn’t placed. Any amount charged will be refunded in full. ' +
  'Everything is still in your bag, so you can try again. We’ve emailed you as well.'
const CHECKING =
  'We are checking your payment. This page will update as soon as we know, and we’ll email you either way. ' +
  'Please don’t pay again.'

function whatNext(order: PlacedOrder): string {
  if (order.hasFailed) return FAILED
  if (!order.isPaid) return CHECKING
  const confirmed = `We’ve sent a confirmation to ${order.email ?? 'your email'}.`
  const kinds = order.groups.map(({ kind }) => kind)
  return [
    confirmed,
    kinds.includes('clickncollect') ? 'We’ll tell you when your collection is ready.' : '',
    kinds.includes('delivery') ? 'We’ll email you again when your parcel is on its way.' : '',
    kinds.includes('email') ? 'Gift cards go out by email on the day you chose.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const RECHECK_MS = 3000

/** Polls while the result of the payment is unknown. */
function useAnswerOf(order: PlacedOrder): void {
  const { revalidate } = useRevalidator()
  const isOpen = !order.isPaid && !order.hasFailed
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void revalidate(), RECHECK_MS)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
}

function OrderTotals({ order }: { readonly order: PlacedOrder }) {
  const { currency } = useShop()
  const { giftCardCents, totalCents } = order
  return (
    <dl className={totalStyles.totals}>
      <Row name="Subtotal">{formatCents(order.subtotalCents)}</Row>
      {order.savings.map(({ label, cents }) => (
        <Row key={`${label}${cents}`} name={label} isSaving>
          {formatCents(-cents)}
        </Row>
      ))}
      {order.groups.some(({ kind }) => kind === 'clickncollect') ? <Row name="Collection">Free</Row> : null}
      {order.shippingCents === undefined || order.groups.every(({ kind }) => kind !== 'delivery') ? null : (
        <Row name="Delivery">{deliveryText(order.shippingCents)}</Row>
      )}
      <Row
        name="Total"
        about={`Includes ${formatCents(order.gstCents)} GST. Prices in ${currency}.`}
        className={totalStyles.total}
      >
        {formatCents(totalCents + giftCardCents)}
      </Row>
      {giftCardCents > 0 ? (
        <>
          <Row name="Gift cards" isSaving>
            {formatCents(-giftCardCents)}
          </Row>
          <Row name={order.isPaid ? 'Paid' : 'To pay'} className={`${totalStyles.total} ${totalStyles.pay}`}>
            {formatCents(totalCents)}
          </Row>
        </>
      ) : null}
    </dl>
  )
}

/** Reloadable for half an hour. [R2.04] */
export function SuccessPage({ order }: { readonly order: PlacedOrder }) {
  const isCartPreserved = order.hasFailed
  useEffect(() => {
    if (isCartPreserved) return
    setCartCount(0)
    deleteNominee()
  }, [isCartPreserved])
  useAnswerOf(order)
  return (
    <div className={`container ${styles.success}`}>
      <div className={styles.successHead}>
        <h1>
          {order.hasFailed
            ? 'Your payment did not go through'
            : `Thank you${order.firstName ? `, ${order.firstName}` : ''}. Your order is in.`}
        </h1>
        <p className={styles.number}>
          Order number <strong data-order-number={order.number}>{order.number}</strong>
        </p>
        <Notice tone={order.hasFailed ? 'negative' : order.isPaid ? 'positive' : 'neutral'}>{whatNext(order)}</Notice>
      </div>
      <OrderGroups order={order} />
      <div className={styles.panels}>
        <section className={styles.panel}>
          <h2>Payment</h2>
          <p>{order.payment ?? 'Card'}</p>
          <p>{order.isPaid ? 'Paid' : order.hasFailed ? 'Not charged' : 'Being checked'}</p>
        </section>
      </div>
      <section className={styles.orderLines} aria-label="Order summary">
        <OrderTotals order={order} />
      </section>
      <p>
        {order.isPaid ? null : order.hasFailed ? (
          <ButtonLink href="/cart" data-document="">
            Back to your bag
          </ButtonLink>
        ) : (
          <ButtonLink href="/checkout/return" data-document="">
            Check again
          </ButtonLink>
        )}{' '}
        <ButtonLink href="/" look="secondary">
          Keep shopping
        </ButtonLink>
      </p>
    </div>
  )
}
