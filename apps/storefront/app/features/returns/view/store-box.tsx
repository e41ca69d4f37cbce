import { directionsUrl } from '@welt/kit/stores/store-status'
import { phoneUrl } from '@welt/kit/text/phone'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import { PIN_PATH } from '../ways.ts'
import type { StoreForReturn } from './return-view.ts'
import styles from './view.module.css'

/** Where the pair can be handed in, nearest to the address of the order. */
export function StoreBox({ store }: { readonly store: StoreForReturn }) {
  const { name, path, address, phone, distance, openText, hours } = store
  return (
    <section className={styles.nearest} aria-labelledby="nearest-store">
      <h3 id="nearest-store">Nearest: {name}</h3>
      <p>
        {address}
        {distance ? <span className="mute">, {distance} away</span> : null}
      </p>
      <p>{openText}</p>
      <dl>
        {hours.map((row) => (
          <div key={row.days}>
            <dt>{row.days}</dt>
            <dd>{row.hours}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.nearestLinks}>
        <a href={directionsUrl(`${store.name}, ${store.address}`)} target="_blank" rel="noopener noreferrer">
          <PathIcon path={PIN_PATH} sizePx={20} /> Map and directions
          <span className="visually-hidden"> to {name}, opens in a new tab</span>
        </a>
        {phone ? (
          <a href={phoneUrl(phone)}>
            <Icon name="phone" sizePx={20} /> {phone}
          </a>
        ) : null}
        <a href={path}>
          <Icon name="store" sizePx={20} /> Store page<span className="visually-hidden"> of {name}</span>
        </a>
      </p>
    </section>
  )
}
