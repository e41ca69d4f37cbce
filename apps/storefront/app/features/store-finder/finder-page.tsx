import { inSize } from '@welt/brands/size-text'
import { useNavigate } from 'react-router'
import { scrollToRow } from '#app/islands/stores/store-rows.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { FinderFilters } from './filters/finder-filters.tsx'
import { type FinderAddress, finderPath } from './finder-address.ts'
import type { FinderData, ListedStore } from './finder-data.ts'
import styles from './finder-page.module.css'
import { selectedStore } from './list/selection.ts'
import { StoreList } from './list/store-list.tsx'
import { StoreRow } from './list/store-row.tsx'
import { StoreMap } from './map/store-map.tsx'
import { PlaceForm } from './place/place-form.tsx'
import { StayLink } from './stay-link.tsx'
import { useFinderAddress, useIsSearching } from './use-finder.ts'
import { useStoresNow } from './use-stores-now.ts'

const ROWS = [1, 2, 3, 4, 5]

function Count({ data, address }: { readonly data: FinderData; readonly address: FinderAddress }) {
  const { stores, placeLabel, shoe } = data
  const having = [
    address.isOpen ? 'open now' : '',
    address.collects ? 'with click and collect' : '',
    shoe?.size ? `with ${shoe.name}${inSize(shoe.size)}` : '',
  ].filter(Boolean)
  return (
    <p role="status">
      <b>
        {stores.length} {stores.length === 1 ? 'store' : 'stores'}
      </b>{' '}
      {having.join(', ')}
      {placeLabel ? `${having.length > 0 ? ',' : ''} nearest to ${placeLabel} first` : ''}
    </p>
  )
}

function Views({ address }: { readonly address: FinderAddress }) {
  return (
    <nav aria-label="View" className={styles.views}>
      {[false, true].map((isMap) => (
        <StayLink
          key={String(isMap)}
          href={finderPath(address, { isMap })}
          {...(address.isMap === isMap ? { 'aria-current': 'true' } : {})}
        >
          {isMap ? 'Map' : 'List'}
        </StayLink>
      ))}
    </nav>
  )
}

function Results({ data, address }: { readonly data: FinderData; readonly address: FinderAddress }) {
  const navigate = useNavigate()
  const now = useStoresNow(data.stores.some((store) => !store.now))
  const isSearching = useIsSearching()
  const selected = selectedStore(data, address)
  const choose = (store: ListedStore) => {
    void navigate(finderPath(address, { store: store.slug }), { preventScrollReset: true, replace: true })
    scrollToRow(`store-${store.slug}`)
  }
  return (
    <>
      <div className={styles.head}>
        <Count data={data} address={address} />
        <Views address={address} />
      </div>
      <div className={styles.results} data-view={address.isMap ? 'map' : 'list'} aria-busy={isSearching}>
        <div className={styles.list}>
          <StoreList data={data} address={address} now={now} />
        </div>
        <div className={styles.map}>
          {data.map && (
            <StoreMap
              map={data.map}
              stores={data.stores}
              selected={selected}
              now={now}
              address={address}
              onChoose={choose}
            />
          )}
          {selected && address.isMap && (
            <ol className={styles.card}>
              <StoreRow
                store={selected}
                number={data.stores.indexOf(selected) + 1}
                now={selected.now ?? now[selected.code]}
                isSelected={false}
                address={address}
                isCopy
              />
            </ol>
          )}
        </div>
        {isSearching && (
          <ul className={styles.loading} aria-hidden="true">
            {ROWS.map((row) => (
              <li key={row} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** [R2.77] */
export function FinderPage({ data }: { readonly data: FinderData }) {
  const address = useFinderAddress()
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs trail={[{ name: 'Stores' }]} />
      <h1 tabIndex={-1}>Find a store</h1>
      <div className={styles.top}>
        <PlaceForm data={data} address={address} />
        <FinderFilters address={address} shoe={data.shoe} named={data.named} />
      </div>
      {data.hasFailed ? (
        <Notice tone="negative" title="Error fetching stores">
          <a href={finderPath(address)} data-document="">
            Retry
          </a>
        </Notice>
      ) : (
        !(data.problem && data.problem.kind !== 'missing') && <Results data={data} address={address} />
      )}
    </div>
  )
}
