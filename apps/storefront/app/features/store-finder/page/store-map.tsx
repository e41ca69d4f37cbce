import { storePath } from '@welt/kit/stores/store-path'
import { Land, layerStyle, pinStyle } from '../map/land.tsx'
import styles from '../map/store-map.module.css'
import { Zoom } from '../map/zoom.tsx'
import type { StorePageData } from './load-store.server.ts'

export function PlaceMap({ store, map, zoom }: Pick<StorePageData, 'store' | 'map' | 'zoom'>) {
  const pin = map?.pins[0]
  if (!map || !pin) return null
  return (
    <section aria-label="Map" className={`${styles.map} ${styles.wide}`}>
      <div className={styles.layer} style={layerStyle(undefined)}>
        <Land map={map} />
        <div className={styles.here} style={pinStyle(pin)}>
          <p>
            <b>{store.name}</b>
            {store.street}
          </p>
        </div>
      </div>
      <p className={styles.source}>Natural Earth, public domain</p>
      <Zoom
        zoom={zoom}
        hrefOf={(next) => (next === 0 ? storePath(store.slug) : `${storePath(store.slug)}?zoom=${next}`)}
      />
    </section>
  )
}
