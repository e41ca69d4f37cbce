import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import styles from './find-in-store.module.css'
import type { Found, FoundStore } from './found-store.ts'
import { allOf, hasAll, type StoreLabels, storeLabels, type Wanted } from './stock-labels.ts'

const ABSENT = 'M5 12h14'

function LabelIcon({ label }: { readonly label: StoreLabels['label'] }) {
  if (label === 'none') return <PathIcon path={ABSENT} sizePx={20} />
  return <Icon name={label === 'here' ? 'tick' : 'alert'} sizePx={20} />
}

function StockLines({ labels, store }: { readonly labels: StoreLabels; readonly store: FoundStore }) {
  if (labels.lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {labels.lines.map(({ name, label, text }) => (
        <li key={name} data-label={label}>
          <LabelIcon label={label} />
          <span>
            {name}
            {text}
            {label !== 'none' && store.ready ? `, ${store.ready.text}` : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A form that chooses the store, and the lines to collect there by uid. */
type Choose = (store: FoundStore, uids: readonly string[], button: ReactNode) => ReactNode

interface RowProps {
  readonly store: FoundStore
  readonly labels: StoreLabels
  readonly isFilled: boolean
  readonly wantedCount: number
  readonly choose: Choose
}

function Row({ store, labels, isFilled, wantedCount, choose }: RowProps) {
  const { name, distance, address, status, ready, directionsHref } = store
  const label = isFilled && wantedCount > 1 ? `Collect ${allOf(wantedCount)}` : 'Collect from here'
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          {name} <span className={styles.distance}>{distance}</span>
        </h3>
        <p className={styles.label} data-label={labels.label}>
          <LabelIcon label={labels.label} />
          <span>
            <strong>{labels.title}</strong>
            {hasAll(labels) && ready ? ` ready ${ready.text}` : ''}
          </span>
        </p>
        <StockLines labels={labels} store={store} />
        <p className="mute small">
          {address}. {status}
        </p>
      </div>
      <div className={styles.actions}>
        {labels.label !== 'none' &&
          ready &&
          choose(
            store,
            labels.uids,
            <Button look={isFilled ? 'primary' : 'secondary'} isWide>
              {label}
              <span className="visually-hidden">, {name}</span>
            </Button>,
          )}
        {labels.label !== 'none' && !ready && <p className="small">No collection here at the moment</p>}
        <a href={directionsHref} target="_blank" rel="noreferrer">
          Directions<span className="visually-hidden"> to {name}</span>
        </a>
      </div>
    </li>
  )
}

function countText(rows: readonly { readonly store: FoundStore }[], wantedCount: number): string {
  const isToday = rows.length > 0 && rows.every(({ store }) => store.ready?.day === 'today')
  const stores = rows.length === 1 ? '1 store has' : `${rows.length || 'No'} stores have`
  return `${stores} ${allOf(wantedCount)}${isToday ? ' today' : ''}`
}

interface FoundStoresProps {
  readonly found: Found
  readonly wanted: readonly Wanted[]
  /** Hides stores that lack something. */
  readonly isInStockOnly: boolean
  /** The switch, or its link. */
  readonly toggle: ReactNode
  /** Shown when no store is listed. */
  readonly none: ReactNode
  readonly choose: Choose
}

/** Nearest first; the filled button is on the nearest store that has everything. */
export function FoundStores({ found, wanted, isInStockOnly, toggle, none, choose }: FoundStoresProps) {
  const rows = found.stores.map((store) => ({ store, labels: storeLabels(wanted, store.pieces, store.ready?.day) }))
  const complete = rows.filter(({ labels }) => hasAll(labels))
  const shown = isInStockOnly ? complete : rows
  const filled = complete.find(({ store }) => store.ready)
  return (
    <section className={styles.found} aria-label={`Stores near ${found.place}`}>
      <div className={styles.foundHead}>
        <p role="status">
          <strong>{countText(complete, wanted.length)}</strong>
        </p>
        {toggle}
      </div>
      {shown.length === 0 ? (
        none
      ) : (
        <ul>
          {shown.map((row) => (
            <Row key={row.store.code} {...row} isFilled={row === filled} wantedCount={wanted.length} choose={choose} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Keeps the height while stores are searched. */
export function LoadingStores() {
  return (
    <div role="status">
      <span className="visually-hidden">Looking for stores…</span>
      <ul aria-hidden="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <li key={row} className={styles.waiting} />
        ))}
      </ul>
    </div>
  )
}
