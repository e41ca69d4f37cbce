import { formatCents } from '@welt/kit/money'
import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from '../account/account.module.css'
import orderStyles from './orders.module.css'
import type { ListedOrder, OrdersPage } from './orders.server.ts'

const SHOWN_PICTURES = 5

function Order({ order, days }: { readonly order: ListedOrder; readonly days: Intl.DateTimeFormat }) {
  return (
    <li className={`${styles.card} ${orderStyles.order}`}>
      <div className={orderStyles.orderHead}>
        <h2>Order {order.number}</h2>
        <strong className="numeric">{formatCents(order.totalCents)}</strong>
      </div>
      <p className="mute">
        {days.format(new Date(order.date))} · {order.status} · {order.pieces === 1 ? '1 item' : `${order.pieces} items`}
      </p>
      {order.parts.map(({ id, text, code }) => (
        <p key={id}>
          {text}
          {code ? (
            <>
              {' '}
              Code <strong className="numeric">{code}</strong>
            </>
          ) : null}
        </p>
      ))}
      {order.giftCards.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      {order.pictures.length > 0 ? (
        <div className={orderStyles.thumbs}>
          {order.pictures.slice(0, SHOWN_PICTURES).map(({ id, src, name }) => (
            <Picture key={id} src={src} alt={name} sizes="72px" maxWidthPx={160} />
          ))}
        </div>
      ) : null}
    </li>
  )
}

/** Newest first. [R2.74] */
export function OrdersList({ orders, page, pages, problem }: OrdersPage) {
  const { locale, timeZone } = useShop()
  if (problem)
    return (
      <Notice tone="negative">
        {problem} <a href="/customer/orders">Try again</a>
      </Notice>
    )
  if (orders.length === 0)
    return (
      <div className={styles.empty}>
        <h2>No orders yet</h2>
        <p>When you order while signed in, it shows here with its status and what happens next.</p>
        <ButtonLink href="/">Start shopping</ButtonLink>
      </div>
    )
  const days = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'medium', timeZone })
  return (
    <>
      <ul className={styles.cards}>
        {orders.map((order) => (
          <Order key={order.id} order={order} days={days} />
        ))}
      </ul>
      {pages > 1 ? (
        <nav aria-label="Pagination" className={orderStyles.bar}>
          {page > 1 ? <a href={`/customer/orders?p=${page - 1}`}>Newer orders</a> : <span />}
          <span className="mute">
            Page {page} of {pages}
          </span>
          {page < pages ? <a href={`/customer/orders?p=${page + 1}`}>Older orders</a> : <span />}
        </nav>
      ) : null}
    </>
  )
}
