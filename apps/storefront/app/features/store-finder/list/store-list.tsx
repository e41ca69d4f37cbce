import { type FinderAddress, finderPath, SAME_SEARCH } from '../finder-address.ts'
import type { FilterName, FinderData, ListedStore } from '../finder-data.ts'
import { StayLink } from '../stay-link.tsx'
import { type StoresNow, stateName } from '../store-view.ts'
import { selectedStore, shownCount } from './selection.ts'
import styles from './store-list.module.css'
import { StoreRow } from './store-row.tsx'

interface Props {
  readonly data: FinderData
  readonly address: FinderAddress
  readonly now: StoresNow
}

function Rows({ stores, all, data, address, now }: Props & Record<'stores' | 'all', readonly ListedStore[]>) {
  const selected = selectedStore(data, address)
  return (
    <ol>
      {stores.map((store) => (
        <StoreRow
          key={store.code}
          store={store}
          number={all.indexOf(store) + 1}
          now={store.now ?? now[store.code]}
          isSelected={store === selected}
          address={address}
        />
      ))}
    </ol>
  )
}

function ByState(props: Props) {
  const { stores } = props.data
  return [...Map.groupBy(stores, ({ state }) => state)].map(([state, inState]) => (
    <section key={state} aria-labelledby={`state-${state}`}>
      <h2 id={`state-${state}`} className={state ? styles.state : 'visually-hidden'}>
        {state ? stateName(state) : 'Stores'}
      </h2>
      <Rows {...props} stores={inState} all={stores} />
    </section>
  ))
}

const DROPS: Readonly<Record<FilterName, { readonly text: string; readonly off: Partial<FinderAddress> }>> = {
  open: { text: 'Include stores that are closed now', off: { isOpen: false } },
  collect: { text: 'Include stores without click and collect', off: { collects: false } },
  shoe: { text: 'Include stores without my shoe', off: { shoe: undefined, size: undefined } },
}

const NONE = { isOpen: false, collects: false, shoe: undefined, size: undefined } as const

function NothingLeft({ data, address }: Omit<Props, 'now'>) {
  const hasFilters = address.isOpen || address.collects || data.shoe?.size !== undefined
  if (!hasFilters) return <p className={styles.none}>We have no stores here yet.</p>
  return (
    <div className={styles.none}>
      <h2>No store passes all filters</h2>
      {data.drops.map(({ filter, count }) => (
        <StayLink key={filter} href={finderPath(address, { ...SAME_SEARCH, ...DROPS[filter].off })}>
          {DROPS[filter].text} ({count})
        </StayLink>
      ))}
      {data.drops.length === 0 && (
        <StayLink href={finderPath(address, { ...SAME_SEARCH, ...NONE })}>Show stores without filters</StayLink>
      )}
    </div>
  )
}

export function StoreList({ data, address, now }: Props) {
  const { stores, placeLabel } = data
  if (stores.length === 0) return <NothingLeft data={data} address={address} />
  if (placeLabel === undefined) return <ByState data={data} address={address} now={now} />
  const shown = stores.slice(0, shownCount(data, address))
  const rest = stores.length - shown.length
  return (
    <section aria-labelledby="stores-found">
      <h2 id="stores-found" className="visually-hidden">
        Stores
      </h2>
      <Rows data={data} address={address} now={now} stores={shown} all={stores} />
      {rest > 0 && (
        <StayLink href={finderPath(address, { isAll: true })} className={styles.more}>
          Show {rest} more
        </StayLink>
      )}
    </section>
  )
}
