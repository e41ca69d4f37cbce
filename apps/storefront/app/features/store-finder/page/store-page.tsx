import { FINDER_PATH, storePath } from '@welt/kit/stores/store-path'
import { directionsUrl } from '@welt/kit/stores/store-status'
import { capitalized } from '@welt/kit/text/capitalized'
import { phoneUrl } from '@welt/kit/text/phone'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ChooseStore } from '../choose-store.tsx'
import { StoreIcon } from '../store-icon.tsx'
import { StoreStatus } from '../store-status.tsx'
import type { StoreNow, StoresNow, StoreView } from '../store-view.ts'
import { useStoresNow } from '../use-stores-now.ts'
import { WeekHours } from '../week-hours.tsx'
import { CollectSteps } from './collect-steps.tsx'
import type { NearbyStore, StorePageData } from './load-store.server.ts'
import { PlaceMap } from './store-map.tsx'
import { storeTrail } from './store-meta.ts'
import styles from './store-page.module.css'

function Facts({ store, now }: { readonly store: StoreView; readonly now: StoreNow | undefined }) {
  return (
    <ul className={styles.facts}>
      <li>
        <StoreIcon name="pin" sizePx={22} />
        <address>
          {store.street}
          <br />
          {store.town}
        </address>
      </li>
      {store.phone && (
        <li>
          <Icon name="phone" sizePx={22} />
          <a href={phoneUrl(store.phone)}>{store.phone}</a>
        </li>
      )}
      {store.collects && (
        <li>
          <Icon name="store" sizePx={22} />
          <p>
            <b>Click and collect:</b> {now?.collect ? `${now.collect.replace('Collect', 'ready')}. Free` : 'free'}
          </p>
        </li>
      )}
    </ul>
  )
}

function Actions({ store }: { readonly store: StoreView }) {
  return (
    <div className={styles.actions}>
      <div>
        {store.collects && <ChooseStore store={store} returnTo={storePath(store.slug)} />}
        <ButtonLink look="secondary" href={directionsUrl(`${store.name}, ${store.street}, ${store.town}`)}>
          <StoreIcon name="route" />
          Directions
        </ButtonLink>
      </div>
      {store.collects && (
        <p className="mute small">
          Your store is shown at the top of every page, and shoes tell you if your size is here.
        </p>
      )}
    </div>
  )
}

function Panels({ page, now }: { readonly page: StorePageData; readonly now: StoreNow | undefined }) {
  const { store, services, zoneCity } = page
  return (
    <div className={styles.panels}>
      <section aria-labelledby="hours">
        <h2 id="hours">Opening hours</h2>
        <WeekHours hours={store.hours} today={now?.today} />
      </section>
      <section aria-labelledby="changes">
        <h2 id="changes">Holidays and changes</h2>
        <dl className={styles.special}>
          {store.specialDays.map(({ label, day, hours }) => (
            <div key={day}>
              <dt>
                {label}, {day}
              </dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        {store.specialDays.length === 0 && <p>No changes in the next 90 days.</p>}
        {zoneCity && <p className="mute small">Times are {zoneCity} time.</p>}
      </section>
      {services.length > 0 && (
        <section aria-labelledby="services">
          <h2 id="services">In this store</h2>
          <ul className={styles.services}>
            {services.map((service) => (
              <li key={service}>
                <Icon name="tick" sizePx={18} />
                {capitalized(service)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Nearby({
  stores,
  now,
  title,
}: {
  readonly stores: readonly NearbyStore[]
  readonly now: StoresNow
  readonly title: string
}) {
  return (
    <section aria-labelledby="nearby" className={styles.nearby}>
      <h2 id="nearby">{title}</h2>
      <ul>
        {stores.map((store) => (
          <li key={store.code}>
            <p>
              <a href={storePath(store.slug)}>{store.name}</a>
              <span>{store.distance}</span>
            </p>
            <StoreStatus now={now[store.code]} />
            <p className="mute small">
              {store.street}, {store.town}
            </p>
          </li>
        ))}
      </ul>
      <a href={FINDER_PATH}>All stores</a>
    </section>
  )
}

/** [R2.77, R3.35-R3.37] */
export function StorePage({ page, children }: { readonly page: StorePageData; readonly children: ReactNode }) {
  const now = useStoresNow(true)
  const { store } = page
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs trail={storeTrail(store)} />
      <div className={styles.top}>
        <div className={styles.intro}>
          <h1 tabIndex={-1}>{store.name}</h1>
          <StoreStatus now={now[store.code]} />
          <Actions store={store} />
          <Facts store={store} now={now[store.code]} />
        </div>
        <PlaceMap store={store} map={page.map} zoom={page.zoom} />
      </div>
      <Panels page={page} now={now[store.code]} />
      {children}
      <div className={styles.end}>
        {store.collects && <CollectSteps now={now[store.code]} />}
        {page.nearby.length > 0 && <Nearby stores={page.nearby} now={now} title="Other stores nearby" />}
      </div>
    </div>
  )
}

/** The page of a store that has closed for good. */
export function GoneStore({ page }: { readonly page: StorePageData }) {
  const now = useStoresNow(true)
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs trail={storeTrail(page.store)} />
      <h1 tabIndex={-1}>{page.store.name} has closed</h1>
      <p className={styles.gone}>The store at {page.store.street} has closed for good. These are the nearest.</p>
      <Nearby stores={page.nearby} now={now} title="Nearest stores" />
    </div>
  )
}
