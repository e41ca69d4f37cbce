import { storePath } from '@welt/kit/stores/store-path'
import { directionsUrl } from '@welt/kit/stores/store-status'
import { phoneUrl } from '@welt/kit/text/phone'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ChooseStore } from '../choose-store.tsx'
import { type FinderAddress, finderPath } from '../finder-address.ts'
import type { ListedStore } from '../finder-data.ts'
import { StayLink } from '../stay-link.tsx'
import { StoreIcon } from '../store-icon.tsx'
import { CollectLine, StockLabel, StoreStatus } from '../store-status.tsx'
import { type StoreNow, specialDayText } from '../store-view.ts'
import { WeekHours } from '../week-hours.tsx'
import styles from './store-list.module.css'

export interface RowProps {
  readonly store: ListedStore
  readonly number: number
  readonly now: StoreNow | undefined
  readonly isSelected: boolean
  readonly address: FinderAddress
  /** For the store's second row, over the map. */
  readonly isCopy?: boolean
}

const NEXT_DAYS = 2

function Details({ store, now, address }: Pick<RowProps, 'store' | 'now' | 'address'>) {
  const exceptions = store.specialDays.slice(0, NEXT_DAYS).map(specialDayText).join('. ')
  return (
    <div className={styles.details}>
      <h4>Hours this week</h4>
      <WeekHours hours={store.hours} today={now?.today} />
      {exceptions && (
        <p className={styles.exceptions}>
          <StoreIcon name="calendar" sizePx={16} />
          {exceptions}
        </p>
      )}
      {store.collects && (
        <ChooseStore store={store} returnTo={finderPath(address, { store: store.slug })} place={address.place} />
      )}
      <p className={styles.ways}>
        <ButtonLink look="secondary" isSmall href={directionsUrl(`${store.name}, ${store.street}, ${store.town}`)}>
          <StoreIcon name="route" />
          Directions
        </ButtonLink>
        {store.phone && (
          <ButtonLink look="secondary" isSmall href={phoneUrl(store.phone)}>
            <Icon name="phone" sizePx={20} />
            {store.phone}
          </ButtonLink>
        )}
      </p>
      <a href={storePath(store.slug)} className={styles.page}>
        Store page: what is here, services, more hours
      </a>
    </div>
  )
}

export function StoreRow({ store, number, now, isSelected, address, isCopy = false }: RowProps) {
  const id = isCopy ? undefined : `store-${store.slug}`
  return (
    <li id={id} className={styles.row} {...(isSelected ? { 'data-selected': '' } : {})}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.facts}>
        <h3>
          <StayLink
            href={finderPath(address, { store: isSelected ? undefined : store.slug })}
            aria-expanded={isSelected}
          >
            {store.name}
          </StayLink>
        </h3>
        <span className={styles.distance}>{store.distance}</span>
        <StoreStatus now={now} />
        <p className={styles.address}>
          {store.street}, {store.town}
        </p>
        {store.stock && <StockLabel stock={store.stock} />}
        {store.collects && <CollectLine collect={now?.collect} />}
      </div>
      {isSelected && <Details store={store} now={now} address={address} />}
    </li>
  )
}
