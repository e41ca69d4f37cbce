import { FINDER_PATH } from '@welt/kit/stores/store-path'
import { Form } from 'react-router'
import { type FinderAddress, finderPath } from '../finder-address.ts'
import type { ListedStore } from '../finder-data.ts'
import { FinderFields } from '../finder-fields.tsx'
import type { StoresNow } from '../store-view.ts'
import { Land, layerStyle, pinStyle } from './land.tsx'
import type { MapView } from './map-view.ts'
import { MAP } from './projection.ts'
import styles from './store-map.module.css'
import { Zoom } from './zoom.tsx'

interface Props {
  readonly map: MapView
  readonly stores: readonly ListedStore[]
  readonly selected: ListedStore | undefined
  readonly now: StoresNow
  readonly address: FinderAddress
  readonly onChoose: (store: ListedStore) => void
}

function pinName({ shortName, distance, now }: ListedStore, later: StoresNow[string] | undefined): string {
  const status = (now ?? later)?.status.text
  return [shortName, distance, status && status.charAt(0).toLowerCase() + status.slice(1)].filter(Boolean).join(', ')
}

/** Further right, a name is on the left of its pin. */
const MOST_RIGHT = 0.75 * MAP.width

/** Nearer pins keep their names. */
function isCrowded({ pins }: MapView, at: number): boolean {
  const pin = pins[at]
  return (
    pin !== undefined && pins.slice(0, at).some(({ x, y }) => Math.abs(x - pin.x) < 120 && Math.abs(y - pin.y) < 28)
  )
}

/** Pins are the buttons of a GET form, so that they work without scripts. */
function Pins({ map, stores, selected, now, address, onChoose }: Props) {
  return (
    <Form method="get" action={FINDER_PATH} aria-label="Stores on the map" preventScrollReset>
      <FinderFields address={address} without={['store']} />
      {map.pins.map((pin, place) => {
        const at = stores.findIndex(({ code }) => code === pin.code)
        const store = stores[at]
        if (!store) return null
        const isSelected = store === selected
        return (
          <button
            key={pin.code}
            type="submit"
            name="store"
            value={store.slug}
            className={styles.pin}
            style={pinStyle(pin)}
            data-crowded={isCrowded(map, place) ? '' : undefined}
            data-side={pin.x > MOST_RIGHT ? 'left' : undefined}
            aria-label={pinName(store, now[store.code])}
            aria-pressed={isSelected}
            onClick={(event) => {
              event.preventDefault()
              onChoose(store)
            }}
          >
            <b data-number={at + 1} />
            <span>{store.shortName}</span>
          </button>
        )
      })}
    </Form>
  )
}

/** Repeats the list; a chosen store is moved into the middle. */
export function StoreMap(props: Props) {
  const { map, selected, address } = props
  const chosen = selected?.slug === address.store ? map.pins.find(({ code }) => code === selected?.code) : undefined
  return (
    <section aria-label="Map of the stores" className={styles.map}>
      <div className={styles.layer} style={layerStyle(chosen)}>
        <Land map={map} />
        <Pins {...props} />
      </div>
      <p className={styles.source}>Natural Earth, public domain</p>
      <Zoom zoom={address.zoom} hrefOf={(zoom) => finderPath(address, { zoom })} />
    </section>
  )
}
