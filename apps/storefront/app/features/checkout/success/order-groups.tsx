import { Icon } from '#app/ui/icon.tsx'
import { type CardProps, CollectionCard } from './collection-card.tsx'
import type { OrderGroup, PlacedOrder } from './order.server.ts'
import { OrderLines } from './order-lines.tsx'
import type { CollectorAnswer } from './set-collector.server.ts'
import styles from './success.module.css'

/** "Ana Whitford, 4/18 Sylvan Road, TOOWONG QLD 4066". */
const inOneLine = ({ address }: PlacedOrder) =>
  address.flatMap(({ part, line }) => (part === 'country' ? [] : line)).join(', ')

function DeliveryCard({ group, order, lines }: CardProps) {
  const arrival = group.promise ?? order.arrival
  return (
    <section className={styles.card} aria-label="To be delivered">
      <div className={styles.cardHead}>
        <Icon name="truck" />
        <h2>
          {arrival && !order.hasFailed ? `${arrival} by post` : 'By post'}
          <span>
            <span className="visually-hidden">Delivering to </span>
            {inOneLine(order)}
          </span>
        </h2>
      </div>
      <div className={styles.cardBody}>
        <OrderLines lines={lines} />
        <p className="mute small">
          {[order.method, order.instructions && `${order.instructions} if no one is home`].filter(Boolean).join('. ')}
        </p>
      </div>
    </section>
  )
}

function EmailCard({ lines }: Pick<CardProps, 'lines'>) {
  return (
    <section className={styles.card} aria-label="By email">
      <div className={styles.cardHead}>
        <Icon name="gift" />
        <h2>By email</h2>
      </div>
      <div className={styles.cardBody}>
        <OrderLines lines={lines} />
      </div>
    </section>
  )
}

const ORDER = ['clickncollect', 'delivery', 'email'] as const

/** For a server that tells no groups. [decision 46] */
const oneGroup = ({ lines, arrival, address }: PlacedOrder): OrderGroup => ({
  kind: address.length > 0 ? 'delivery' : 'email',
  itemIds: lines.map(({ id }) => id),
  promise: arrival,
  store: undefined,
  readyAt: undefined,
  code: undefined,
  collectUntil: undefined,
  isCollectable: false,
  calendarHref: undefined,
})

/** One card for each promise. [R3.68] */
export function OrderGroups({
  order,
  collector,
}: {
  readonly order: PlacedOrder
  readonly collector: CollectorAnswer | undefined
}) {
  const groups = order.groups.length > 0 ? order.groups : [oneGroup(order)]
  const sorted = groups.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  return (
    <section className={styles.cards} aria-label="What you ordered">
      {sorted.map((group) => {
        const lines = order.lines.filter(({ id }) => group.itemIds.includes(id))
        const key = `${group.kind} ${group.itemIds.join()}`
        if (group.kind === 'email') return <EmailCard key={key} lines={lines} />
        if (group.kind === 'delivery') return <DeliveryCard key={key} {...{ group, order, lines }} />
        return <CollectionCard key={key} {...{ group, order, lines, collector }} />
      })}
    </section>
  )
}
