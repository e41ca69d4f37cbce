import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import styles from './find-in-store.module.css'
import type { Found, FoundStore } from './found-store.ts'
import { allOf, hasAll, type StockWord, type StoreWords, storeWords, type Wanted } from './stock-words.ts'

const ABSENT = 'M5 12h14'

function WordIcon({ word }: { readonly word: StoreWords['word'] }) {
  if (word === 'none') return <PathIcon path={ABSENT} sizePx={20} />
  return <Icon name={word === 'here' ? 'tick' : 'alert'} sizePx={20} />
}

const LINE_TEXTS: Readonly<Record<StockWord, string>> = {
  here: '',
  last: ', last pair',
  none: ', not in this store',
}

function StockLines({ words, store }: { readonly words: StoreWords; readonly store: FoundStore }) {
  if (words.lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {words.lines.map(({ name, word }) => (
        <li key={name} data-word={word}>
          <WordIcon word={word} />
          <span>
            {name}
            {LINE_TEXTS[word]}
            {word !== 'none' && store.ready ? `, ${store.ready.text}` : ''}
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
  readonly words: StoreWords
  readonly isFilled: boolean
  readonly wantedCount: number
  readonly choose: Choose
}

function Row({ store, words, isFilled, wantedCount, choose }: RowProps) {
  const { name, distance, address, status, ready, directionsHref } = store
  const label = isFilled && wantedCount > 1 ? `Collect ${allOf(wantedCount)}` : 'Collect from here'
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          {name} <span className={styles.distance}>{distance}</span>
        </h3>
        <p className={styles.word} data-word={words.word}>
          <WordIcon word={words.word} />
          <span>
            <strong>{words.title}</strong>
            {hasAll(words) && ready ? ` ready ${ready.text}` : ''}
          </span>
        </p>
        <StockLines words={words} store={store} />
        <p className="mute small">
          {address}. {status}
        </p>
      </div>
      <div className={styles.actions}>
        {words.word !== 'none' &&
          ready &&
          choose(
            store,
            words.uids,
            <Button look={isFilled ? 'primary' : 'secondary'} isWide>
              {label}
              <span className="visually-hidden">, {name}</span>
            </Button>,
          )}
        {words.word !== 'none' && !ready && <p className="small">No collection here at the moment</p>}
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
  const rows = found.stores.map((store) => ({ store, words: storeWords(wanted, store.pieces, store.ready?.day) }))
  const complete = rows.filter(({ words }) => hasAll(words))
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
        <ul className={styles.rows}>
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
      <ul className={styles.rows} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <li key={row} className={styles.waiting} />
        ))}
      </ul>
    </div>
  )
}
