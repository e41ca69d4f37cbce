import { capitalized, clockText, storeDayText } from '@welt/kit/stores/store-clock'
import { directionsUrl } from '#app/features/cart/collection/collection-store.ts'
import { type Nominee, nomineeText } from '#app/features/cart/collection/nominee.ts'
import { LinePrice, LineSavings } from '#app/features/cart/lines/line-prices.tsx'
import { GiftCardFace } from '#app/features/gift-card/gift-card-face.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from '../checkout.module.css'
import type { OrderGroup, PlacedOrder } from './order.server.ts'

type OrderLine = PlacedOrder['lines'][number]

function Lines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <ul className={styles.summaryLines}>
      {lines.map((line) => (
        <li key={line.id}>
          <span className={styles.thumb}>
            {line.isGiftCard ? (
              <GiftCardFace sizes="72px" />
            ) : line.imageUrl ? (
              <Picture src={line.imageUrl} alt="" sizes="72px" maxWidthPx={320} />
            ) : null}
          </span>
          <span>
            <strong>{line.name}</strong>
            <span className="mute small">
              {line.facts} · Qty {line.quantity}
            </span>
          </span>
          <LinePrice line={{ ...line, fullCents: line.rowCents }} />
          <span className={styles.lineSavings}>
            <LineSavings
              line={{ savings: line.savings.map((saving) => ({ kind: 'offer', code: undefined, ...saving })) }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Read digit by digit. */
const spoken = (code: string) => [...code].join(' ')
const grouped = (code: string) => (code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code)

function Collector({ code, nominee }: { readonly code: string | undefined; readonly nominee: Nominee | undefined }) {
  return (
    <div className={styles.collector}>
      {code ? (
        <p>
          <span className="mute small">Collection code</span>
          <strong className={styles.code} data-collection-code={code}>
            <span aria-hidden="true">{grouped(code)}</span>
            <span className="visually-hidden">{spoken(code)}</span>
          </strong>
        </p>
      ) : null}
      {nominee ? (
        <p>
          <strong>{capitalized(nomineeText(nominee))} collects</strong>
          <span className="small">
            We text the code to {nominee.phone} when the order is ready. Show it at the counter with a photo ID.
          </span>
        </p>
      ) : null}
    </div>
  )
}

function collectionTitle({ store, readyAt }: OrderGroup): string {
  const when = readyAt && `${capitalized(storeDayText(readyAt, new Date()))} from ${clockText(readyAt)}`
  return [when, `at ${store?.name ?? 'the store'}`].filter(Boolean).join(' ')
}

function CollectionCard({ group, order, lines }: CardProps) {
  const { store } = group
  return (
    <section className={styles.card} aria-label="To collect">
      <div className={`${styles.cardHead} ${styles.toCollect}`}>
        <Icon name="store" />
        <h2>
          {order.hasFailed ? 'To collect' : capitalized(collectionTitle(group))}
          {store ? <span>{[store.address, store.openText].filter(Boolean).join('. ')}</span> : null}
        </h2>
      </div>
      <div className={styles.cardBody}>
        {order.hasFailed ? null : <Collector code={order.isPaid ? group.code : undefined} nominee={order.nominee} />}
        <Lines lines={lines} />
        {store ? (
          <p className={styles.cardLinks}>
            <a href={directionsUrl(store)} rel="noreferrer">
              Directions<span className="visually-hidden"> to {store.name}</span>
            </a>
            {store.phone ? <a href={`tel:${store.phone.replaceAll(' ', '')}`}>Call {store.phone}</a> : null}
          </p>
        ) : null}
      </div>
    </section>
  )
}

function DeliveryCard({ group, order, lines }: CardProps) {
  const arrival = group.promise ?? order.arrival
  return (
    <section className={styles.card} aria-label="To be delivered">
      <div className={styles.cardHead}>
        <Icon name="truck" />
        <h2>
          {arrival && !order.hasFailed ? `${arrival} by post` : 'By post'}
          <span>{order.method}</span>
        </h2>
      </div>
      <div className={styles.cardBody}>
        <div className={styles.panel}>
          <h3>Delivering to</h3>
          <address style={{ fontStyle: 'normal' }}>
            {order.address.map(({ part, line }) => (
              <div key={part}>{line}</div>
            ))}
          </address>
          {arrival && !order.hasFailed ? <p>Arriving {arrival}</p> : null}
          {order.instructions ? <p>{order.instructions}</p> : null}
        </div>
        <Lines lines={lines} />
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
        <Lines lines={lines} />
      </div>
    </section>
  )
}

interface CardProps {
  readonly group: OrderGroup
  readonly order: PlacedOrder
  readonly lines: readonly OrderLine[]
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
})

/** One card for each promise. [R3.68] */
export function OrderGroups({ order }: { readonly order: PlacedOrder }) {
  const groups = order.groups.length > 0 ? order.groups : [oneGroup(order)]
  const sorted = groups.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  return (
    <section className={styles.cards} aria-label="What you ordered">
      {sorted.map((group) => {
        const lines = order.lines.filter(({ id }) => group.itemIds.includes(id))
        const key = `${group.kind} ${group.itemIds.join()}`
        if (group.kind === 'email') return <EmailCard key={key} lines={lines} />
        const Card = group.kind === 'delivery' ? DeliveryCard : CollectionCard
        return <Card key={key} {...{ group, order, lines }} />
      })}
    </section>
  )
}
