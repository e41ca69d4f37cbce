import { clockText, storeDayText } from '@welt/kit/stores/store-clock'
import { directionsUrl } from '@welt/kit/stores/store-status'
import { capitalized } from '@welt/kit/text/capitalized'
import { mobileText, phoneUrl } from '@welt/kit/text/phone'
import { type Nominee, nomineeText } from '#app/features/cart/collection/nominee.ts'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import { ChangeCollector } from './change-collector.tsx'
import type { OrderGroup, PlacedOrder } from './order.server.ts'
import { OrderLines } from './order-lines.tsx'
import type { CollectorAnswer } from './set-collector.server.ts'
import styles from './success.module.css'

const ROUTE =
  'M6 8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM18 20.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM8.500 6H16a3 3 0 0 1 0 6H8a3 3 0 0 0 0 6h7.500'
const CALENDAR = 'M4 5.500h16v15H4zM4 10h16M8.500 3v4.500M15.500 3v4.500'

export interface CardProps {
  readonly group: OrderGroup
  readonly order: PlacedOrder
  readonly lines: PlacedOrder['lines']
}

/** Read digit by digit. */
const spoken = (code: string) => [...code].join(' ')
const grouped = (code: string) => (code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code)

function collectsText(nominee: Nominee, { collectUntil }: OrderGroup): string {
  return `${capitalized(nomineeText(nominee))} collects${collectUntil ? ` by ${collectUntil}` : ''}`
}

function Collector({ group, nominee }: { readonly group: OrderGroup; readonly nominee: Nominee | undefined }) {
  const { code, collectUntil } = group
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
          <strong>{collectsText(nominee, group)}</strong>
          <span className="small">
            {collectUntil
              ? `We texted the code to ${mobileText(nominee.phone)}. Show it at the counter with a photo ID.`
              : `We text the code to ${mobileText(nominee.phone)} when the order is ready. Show it at the counter with a photo ID.`}
          </span>
        </p>
      ) : null}
    </div>
  )
}

function collectionTitle({ store, readyAt, collectUntil }: OrderGroup): string {
  if (collectUntil) return `Ready at ${store?.name ?? 'the store'}`
  const when = readyAt && `${capitalized(storeDayText(readyAt, new Date()))} from ${clockText(readyAt)}`
  return [when, `at ${store?.name ?? 'the store'}`].filter(Boolean).join(' ')
}

function Links({ group: { store, calendarHref, isCollectable }, order }: Pick<CardProps, 'group' | 'order'>) {
  if (!store) return null
  return (
    <p className={styles.cardLinks}>
      <a href={directionsUrl(`${store.name}, ${store.address}`)} rel="noreferrer">
        <PathIcon path={ROUTE} sizePx={20} /> Directions<span className="visually-hidden"> to {store.name}</span>
      </a>
      {calendarHref && isCollectable && order.isPaid ? (
        <a href={calendarHref} download={`collect-${order.number}.ics`}>
          <PathIcon path={CALENDAR} sizePx={20} /> Add to calendar
        </a>
      ) : null}
      {store.phone ? (
        <a href={phoneUrl(store.phone)}>
          <Icon name="phone" sizePx={20} /> Call {store.phone}
        </a>
      ) : null}
    </p>
  )
}

/** Code, who collects, and what can be done until the handover. [R3.68] */
export function CollectionCard({
  group,
  order,
  lines,
  collector,
}: CardProps & { readonly collector: CollectorAnswer | undefined }) {
  const { store } = group
  const { nominee } = order
  return (
    <section id="to-collect" className={styles.card} aria-label="To collect">
      <div className={`${styles.cardHead} ${styles.toCollect}`}>
        <Icon name="store" />
        <h2>
          {order.hasFailed ? 'To collect' : capitalized(collectionTitle(group))}
          {store ? <span>{[store.address, store.openText].filter(Boolean).join('. ')}</span> : null}
        </h2>
      </div>
      <div className={styles.cardBody}>
        {order.hasFailed ? null : (
          <Collector group={order.isPaid ? group : { ...group, code: undefined }} nominee={nominee} />
        )}
        <OrderLines lines={lines} />
        <div className={styles.cardActions}>
          <Links group={group} order={order} />
          {nominee && group.isCollectable && order.isPaid ? (
            <ChangeCollector nominee={nominee} answer={collector} />
          ) : null}
        </div>
      </div>
    </section>
  )
}
