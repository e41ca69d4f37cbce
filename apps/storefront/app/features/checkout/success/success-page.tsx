import { formatCents } from '@welt/kit/money'
import { useEffect, useRef } from 'react'
import { deleteNominee } from '#app/features/cart/collection/use-nominee.ts'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { deliveryText, Row } from '#app/features/cart/summary/total-rows.tsx'
import { HelpLine } from '#app/features/orders/help-line.tsx'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CheckingPayment } from '../payment/checking-payment.tsx'
import { AccountPanel } from './account-panel.tsx'
import type { AccountAnswer, AccountOffer } from './attach-order.server.ts'
import { NextSteps } from './next-steps.tsx'
import type { PlacedOrder } from './order.server.ts'
import { OrderGroups } from './order-groups.tsx'
import { OrderLines } from './order-lines.tsx'
import type { CollectorAnswer } from './set-collector.server.ts'
import styles from './success.module.css'

const FAILED =
  'Your payment didn’t go through, so your order wasn’t placed. Any amount charged will be refunded in full. ' +
  'Everything is still in your bag, so you can try again. We’ve emailed you as well.'
function whatNext(order: PlacedOrder): string {
  if (order.hasFailed) return FAILED
  const confirmed = `We’ve sent a confirmation to ${order.email ?? 'your email'}.`
  return `${confirmed}${order.groups.length > 1 ? ' Your order comes in parts.' : ''}`
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

function Paid({ order }: { readonly order: PlacedOrder }) {
  const state = order.isPaid ? 'Paid' : order.hasFailed ? 'Not charged' : 'Being checked'
  return (
    <section className={styles.paid} aria-label="Order summary">
      <h2>Payment</h2>
      <OrderTotals order={order} />
      <p>
        {order.payment ?? 'Card'}
        <span className="mute"> · {state}</span>
      </p>
    </section>
  )
}

function followsText({ groups }: PlacedOrder): string | undefined {
  const has = (wanted: string) => groups.some(({ kind }) => kind === wanted)
  if (has('clickncollect')) return `Your collection code${has('delivery') ? ' and delivery date follow' : ' follows'}`
  return has('delivery') ? 'You’ll see your delivery date here' : undefined
}

function Checking({ order }: { readonly order: PlacedOrder }) {
  const { email, number, payment, totalCents } = order
  return (
    <CheckingPayment
      {...{ email, number }}
      again="/checkout/return"
      follows={followsText(order)}
      paying={`${payment ?? 'Card'}, ${formatCents(totalCents)}`}
    >
      <section className={styles.paid} aria-labelledby="checked-order">
        <h2 id="checked-order">Your order</h2>
        <OrderLines lines={order.lines} />
        <OrderTotals order={order} />
      </section>
    </CheckingPayment>
  )
}

/** The heading is read out when the outcome replaces the check on the open page. */
function useOutcomeFocus(isChecked: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasChecked = useRef(isChecked)
  useEffect(() => {
    if (wasChecked.current && !isChecked) heading.current?.focus()
    wasChecked.current = isChecked
  }, [isChecked])
  return heading
}

/** Reloadable for half an hour. [R2.04] */
export function SuccessPage({
  order,
  collector,
  offer,
  account,
}: {
  readonly order: PlacedOrder
  readonly collector: CollectorAnswer | undefined
  readonly offer: AccountOffer | undefined
  readonly account: AccountAnswer | undefined
}) {
  const isCartPreserved = order.hasFailed
  useEffect(() => {
    if (isCartPreserved) return
    setCartCount(0)
    deleteNominee()
  }, [isCartPreserved])
  const isChecked = !order.isPaid && !order.hasFailed
  const heading = useOutcomeFocus(isChecked)
  if (isChecked) return <Checking order={order} />
  return (
    <div className={`container ${styles.success}`}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {order.hasFailed
            ? 'Your payment did not go through'
            : `Thank you${order.firstName ? `, ${order.firstName}` : ''}. Your order is in.`}
        </h1>
        <p className={styles.number}>
          <span>
            Order number <strong data-order-number={order.number}>{order.number}</strong>
          </span>
          <CopyButton text={order.number} label="Copy the order number" />
        </p>
        <Notice tone={order.hasFailed ? 'negative' : 'positive'}>{whatNext(order)}</Notice>
      </div>
      <div className={styles.main}>
        <OrderGroups order={order} collector={collector} />
        {order.isPaid ? <NextSteps order={order} /> : null}
      </div>
      <div className={styles.aside}>
        {offer && order.email ? <AccountPanel offer={offer} email={order.email} answer={account} /> : null}
        <Paid order={order} />
        <HelpLine />
      </div>
      <p className={styles.end}>
        {order.hasFailed ? (
          <ButtonLink href="/cart" data-document="">
            Back to your bag
          </ButtonLink>
        ) : null}{' '}
        <ButtonLink href="/" look="secondary">
          Keep shopping
        </ButtonLink>
      </p>
    </div>
  )
}
