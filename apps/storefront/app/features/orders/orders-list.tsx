import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { StartLink } from '#app/ui/empty/start-link.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../account/account.module.css'
import { OrderCard } from './order-card.tsx'
import { filterPath, ORDER_CHIPS, type OrderFilter, UNDER_WAY } from './order-filter.ts'
import orderStyles from './orders.module.css'
import type { OrdersPage } from './orders.server.ts'

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
      <p className="small">
        Ordered as a guest? <a href="/return/guest">Find a guest order</a>
      </p>
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
export function OrdersList({ orders, today, filter, underWay, pages, problem }: OrdersPage) {
  if (problem)
    return (
      <Notice tone="negative">
        {problem} <a href={filterPath(filter)}>Try again</a>
      </Notice>
    )
  const hasFilters = orders.length > 0 || filter.text !== '' || filter.chip !== ''
  return (
    <div className={orderStyles.list}>
      {hasFilters ? <Filters filter={filter} underWay={underWay} /> : null}
      {orders.length === 0 ? <NoOrders filter={filter} /> : null}
      <ul className={styles.cards}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} today={today} />
        ))}
      </ul>
      <Pages filter={filter} pages={pages} />
    </div>
  )
}
