import { formatCents } from '@welt/kit/money'
import { itemsText } from '#app/features/cart/items-text.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { StartLink } from '#app/ui/empty/start-link.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from '../account/account.module.css'
import type { OrderView } from './detail/order-view.ts'
import { filterPath, ORDER_CHIPS, type OrderFilter, UNDER_WAY } from './order-filter.ts'
import orderStyles from './orders.module.css'
import type { OrdersPage } from './orders.server.ts'

const SHOWN_PICTURES = 3
const SHOWN_GROUPS = 2

/** One line for each group that differs; a third becomes "and 1 more". */
function States({ order }: { readonly order: OrderView }) {
  const more = order.groups.length - SHOWN_GROUPS
  if (order.status === 'Closed' || order.groups.length === 0) return <p>{order.stateText}</p>
  return (
    <>
      {order.groups.slice(0, SHOWN_GROUPS).map((group) => (
        <p key={group.key} className={orderStyles.state} data-tone={group.tone}>
          <Icon name={group.icon} sizePx={20} />
          <span>
            <strong>{group.title}</strong>
            {group.code ? (
              <>
                . Code <strong className="numeric">{group.code}</strong>
              </>
            ) : group.kind === 'email' ? (
              ` ${group.about}`
            ) : null}
          </span>
        </p>
      ))}
      {more > 0 ? <p className="mute">and {more} more</p> : null}
    </>
  )
}

function Actions({ order }: { readonly order: OrderView }) {
  const parcel = order.groups.flatMap(({ parcels }) => parcels).find(({ href }) => href)
  const isOver = order.groups.every(({ isOpen }) => !isOpen)
  return (
    <div className={styles.cardFoot}>
      <a href={`/customer/orders/${order.number}`}>
        View order<span className="visually-hidden"> {order.number}</span>
      </a>
      {parcel ? (
        <a href={parcel.href} target="_blank" rel="noopener noreferrer">
          Track parcel<span className="visually-hidden"> of order {order.number}, opens in a new tab</span>
        </a>
      ) : null}
      {order.returnsFor === 'any' ? (
        <a href={`/return/create?order=${order.number}`}>
          Return<span className="visually-hidden"> from order {order.number}</span>
        </a>
      ) : null}
      {isOver && order.returnsFor !== 'any' && order.actions.includes('REORDER') ? (
        <form method="post" action={`/customer/orders/${order.number}`}>
          <input type="hidden" name="intent" value="reorder" />
          <Button look="quiet">
            Buy again<span className="visually-hidden"> order {order.number}</span>
          </Button>
        </form>
      ) : null}
    </div>
  )
}

function Order({ order, days }: { readonly order: OrderView; readonly days: Intl.DateTimeFormat }) {
  const pictures = order.groups.flatMap(({ lines }) => lines).filter(({ imageUrl }) => imageUrl)
  return (
    <li className={`${styles.card} ${orderStyles.order}`} data-order-state={order.status}>
      <div className={orderStyles.orderHead}>
        <h2>Order {order.number}</h2>
        <strong className="numeric">{formatCents(order.totalCents)}</strong>
      </div>
      <p className="mute">
        {days.format(new Date(order.date))} · {itemsText(order.pieces)}
      </p>
      <States order={order} />
      {pictures.length > 0 ? (
        <div className={orderStyles.thumbs}>
          {pictures.slice(0, SHOWN_PICTURES).map(({ id, imageUrl, name }) => (
            <Picture key={id} src={imageUrl ?? ''} alt={name} sizes="72px" maxWidthPx={160} />
          ))}
        </div>
      ) : null}
      <Actions order={order} />
    </li>
  )
}

function Filters({ filter, underWay }: Pick<OrdersPage, 'filter' | 'underWay'>) {
  return (
    <>
      <nav aria-label="Which orders">
        <ul className={orderStyles.chips}>
          {ORDER_CHIPS.map(({ value, label }) => (
            <li key={value}>
              <a
                href={filterPath({ chip: value, text: '', page: 1 })}
                aria-current={value === filter.chip ? 'true' : undefined}
              >
                {value === UNDER_WAY && underWay ? `${label} ${underWay}` : label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form method="get" action="/customer/orders" className={orderStyles.find} aria-label="Find an order">
        <TextField
          label="Find an order"
          name="find"
          maxLength={40}
          defaultValue={filter.text}
          hint="Its number, a shoe or a brand."
        />
        <Button look="secondary">Find</Button>
      </form>
    </>
  )
}

function noneText({ text, chip }: OrderFilter): string {
  if (text) return `No order matches ‘${text}’.`
  return chip === UNDER_WAY ? 'Nothing under way.' : 'Nothing here.'
}

function NoOrders({ filter }: { readonly filter: OrderFilter }) {
  const { emptyOrders } = useShop().voice
  if (filter.text || filter.chip)
    return (
      <div className={styles.empty}>
        <h2>{noneText(filter)}</h2>
        <a href="/customer/orders">Show all orders</a>
      </div>
    )
  return (
    <div className={styles.empty}>
      <h2>No orders yet</h2>
      <p>{emptyOrders}</p>
      <StartLink />
    </div>
  )
}

function Pages({ filter, pages }: Pick<OrdersPage, 'filter' | 'pages'>) {
  const { page } = filter
  if (pages < 2) return null
  return (
    <nav aria-label="Pagination" className={orderStyles.bar}>
      {page > 1 ? <a href={filterPath({ ...filter, page: page - 1 })}>Newer orders</a> : <span />}
      <span className="mute">
        Page {page} of {pages}
      </span>
      {page < pages ? <a href={filterPath({ ...filter, page: page + 1 })}>Older orders</a> : <span />}
    </nav>
  )
}

/** Newest first. [R2.74] */
export function OrdersList({ orders, filter, underWay, pages, problem }: OrdersPage) {
  const { locale, timeZone } = useShop()
  if (problem)
    return (
      <Notice tone="negative">
        {problem} <a href={filterPath(filter)}>Try again</a>
      </Notice>
    )
  const hasFilters = orders.length > 0 || filter.text !== '' || filter.chip !== ''
  const days = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'medium', timeZone })
  return (
    <div className={orderStyles.list}>
      {hasFilters ? <Filters filter={filter} underWay={underWay} /> : null}
      {orders.length === 0 ? <NoOrders filter={filter} /> : null}
      <ul className={styles.cards}>
        {orders.map((order) => (
          <Order key={order.id} order={order} days={days} />
        ))}
      </ul>
      <Pages filter={filter} pages={pages} />
    </div>
  )
}
