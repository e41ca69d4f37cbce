import styles from '#app/features/account/account.module.css'
import { ACCOUNT_TABS } from '#app/features/account/tabs.ts'
import { readFilter } from '#app/features/orders/order-filter.ts'
import { loadOrders } from '#app/features/orders/orders.server.ts'
import { OrdersList } from '#app/features/orders/orders-list.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { privateMeta } from '../../private-meta.ts'
import { useCustomer } from '../layout.tsx'
import type { Route } from './+types/index.ts'

/** [R2.06, A13] */
export async function loader({ context }: Route.LoaderArgs) {
  return loadOrders(requestContextOf(context), readFilter(new URLSearchParams()))
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your account', matches)

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  const { firstname } = useCustomer()
  return (
    <>
      <h1>Hello, {firstname}</h1>
      <ul className={styles.tiles}>
        {ACCOUNT_TABS.map(({ label, href, icon }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <section className={styles.section}>
        <h2>Your orders</h2>
        <OrdersList {...loaderData} />
      </section>
    </>
  )
}
