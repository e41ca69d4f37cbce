import { storeTown } from '@welt/kit/stores/store-town'
import { Icon } from '#app/ui/icon.tsx'
import styles from './in-store.module.css'
import type { NearestStore } from './near.ts'

const kmText = (km: number) => `${km.toFixed(km < 100 ? 1 : 0)} km`

/** On a card: the stock word, and the nearest store that has it. */
export function NearNote({ store, size }: { readonly store: NearestStore | undefined; readonly size: string }) {
  if (!store) return null
  return (
    <p className={styles.note}>
      <span className={store.isLast ? styles.last : styles.there}>
        <Icon name={store.isLast ? 'alert' : 'tick'} sizePx={18} />
        {store.isLast ? 'Last pair' : 'In stock'} in {size}
      </span>
      <span className={styles.where}>
        {storeTown(store.storeName)}, {kmText(store.distanceKm)}
      </span>
    </p>
  )
}
