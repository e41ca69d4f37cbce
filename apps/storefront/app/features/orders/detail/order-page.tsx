import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useShop } from '#app/session/site/shop.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { AdjustmentNotes, DocumentError, InvoiceForm } from '../documents/order-documents.tsx'
import { HelpLine } from '../help-line.tsx'
import { CancelForm } from './cancel-form.tsx'
import styles from './order.module.css'
import type { OrderAnswer } from './order-answer.ts'
import { OrderGroup } from './order-group.tsx'
import { guestTitle } from './order-state.ts'
import type { FoundOrder, OrderView } from './order-view.ts'
import { PaidSummary } from './paid-summary.tsx'
import { paidWith } from './refund-text.ts'

interface OrderPageProps {
  readonly order: OrderView
  readonly answer: OrderAnswer | undefined
  readonly reasons: readonly string[]
  /** Newest first. */
  readonly returns: FoundOrder['returns']
  readonly adjustmentNotes: FoundOrder['adjustmentNotes']
  readonly sizes: FoundOrder['sizes']
  readonly cancellable: FoundOrder['cancellable']
  /** Shows the sizes of its lines, as a link of the list asks. */
  readonly isSizeOpen?: boolean
  readonly isGuest?: boolean
  /** Keeps a guest's order. */
  readonly account?: ReactNode
}

function Address({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <address>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </div>
  )
}

/** Shows equal addresses once. */
function Addresses({ order: { delivery, billing } }: Pick<OrderPageProps, 'order'>) {
  const isSame = delivery.join() === billing.join()
  return (
    <>
      <Address title="Delivery address" lines={delivery} />
      <Address title="Billing address" lines={isSame ? ['Same as delivery'] : billing} />
    </>
  )
}

/** Mails can be sent again once a minute; the server limits them. */
function Confirmation({ order, answer }: OrderPageProps) {
  const wasSent = answer?.intent === 'send-again' && answer.tone === 'positive'
  return (
    <div>
      <h3>Confirmation sent to</h3>
      <p>{order.email}</p>
      {wasSent || order.needsSignIn ? null : (
        <Form method="post" className={styles.links}>
          <input type="hidden" name="intent" value="send-again" />
          <input type="hidden" name="order" value={order.number} />
          <button type="submit">Send it again</button>
        </Form>
      )}
    </div>
  )
}

/** In place of what only its account can do. */
function SignInNote({ number }: Pick<OrderView, 'number'>) {
  const path = `/customer/account/login?${new URLSearchParams({ returnTo: `/customer/orders/${number}` })}`
  return (
    <p className={styles.note}>
      <Icon name="user" sizePx={20} />
      <span>
        This order is in an account. <a href={path}>Sign in</a> to change, return or print it.
      </span>
    </p>
  )
}

const PARTS = ['', '', ', in two parts', ', in three parts']

function Head({ order, answer, isGuest, reasons, returns }: OrderPageProps) {
  const { locale, timeZone } = useShop()
  const format = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  // The parcels or the heading already show it.
  const isStateHidden =
    order.status === 'Complete' || (isGuest && ['Processing', 'Canceled', 'Closed'].includes(order.status ?? ''))
  const day = new Intl.DateTimeFormat(locale.replace('_', '-'), format).format(new Date(order.date)).replaceAll(',', '')
  return (
    <div className={styles.head}>
      {isGuest ? null : (
        <a href="/customer/orders" className={styles.back}>
          <Icon name="chevron-left" sizePx={20} /> Your orders
        </a>
      )}
      <h1>{isGuest ? guestTitle(order) : `Order ${order.number}`}</h1>
      <p className="mute" data-order-state={order.status}>
        {isGuest ? `Order ${order.number}, ` : ''}
        {day}
        {PARTS[order.groups.length] ?? `, in ${order.groups.length} parts`}
        {isStateHidden ? '' : `. ${order.stateText}.`}
      </p>
      <div className={styles.links}>
        <InvoiceForm order={order} />
        {order.actions.includes('REORDER') ? (
          <Form method="post">
            <input type="hidden" name="intent" value="reorder" />
            <input type="hidden" name="order" value={order.number} />
            <button type="submit">
              <Icon name="bag" sizePx={20} /> Buy again
            </button>
          </Form>
        ) : null}
        {order.returnsFor ? (
          <a href={`/return/create?order=${order.number}`}>
            <Icon name="return" sizePx={20} /> {order.returnsFor === 'any' ? 'Return' : 'Something faulty?'}
          </a>
        ) : null}
        {returns.map(({ uid, number }) => (
          <a key={uid} href={`/return/view?return=${encodeURIComponent(uid)}`}>
            <Icon name="return" sizePx={20} /> See return {number}
          </a>
        ))}
        <CancelForm order={order} reasons={reasons} />
      </div>
      <DocumentError answer={answer} />
    </div>
  )
}

/** [R2.74, R3.62-R3.70] */
export function OrderPage(props: OrderPageProps) {
  const { order, answer, adjustmentNotes, sizes, cancellable, reasons, isSizeOpen = false, isGuest = false } = props
  const cancelling = { lines: cancellable, reasons, paidWith: paidWith(order) }
  return (
    <div className={isGuest ? `container ${styles.page} ${styles.guest}` : styles.page}>
      <Head {...props} />
      <div className={styles.main}>
        {answer && answer.intent !== 'document' ? (
          <Notice tone={answer.tone} answer={answer}>
            {answer.text}
          </Notice>
        ) : null}
        <div className={styles.groups}>
          {order.groups.map((group) => (
            <OrderGroup
              key={group.key}
              group={group}
              nominee={order.nominee}
              sizes={sizes}
              isSizeOpen={isSizeOpen}
              cancelling={cancelling}
              number={order.number}
            />
          ))}
        </div>
        {order.needsSignIn ? <SignInNote number={order.number} /> : props.account}
      </div>
      <div className={styles.aside}>
        <PaidSummary order={order} />
        <AdjustmentNotes order={order} notes={adjustmentNotes} />
        {isGuest ? null : <Addresses order={order} />}
        <Confirmation {...props} />
        {isGuest ? (
          <p className={styles.note}>
            <Icon name="lock" sizePx={20} /> This page opens with the link in your email. Anyone who has the link sees
            this order.
          </p>
        ) : null}
        <HelpLine />
      </div>
    </div>
  )
}
