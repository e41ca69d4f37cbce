import { Icon } from '#app/ui/icon.tsx'
import styles from './store-status.module.css'
import type { StoreNow } from './store-view.ts'

/** Leaves its room until the time of the shopper's visit is known. */
export function StoreStatus({ now }: { readonly now: StoreNow | undefined }) {
  return (
    <p className={styles.status} data-tone={now?.status.tone}>
      {now?.status.text ?? '\u00a0'}
    </p>
  )
}

export function CollectLine({ collect }: { readonly collect: string | undefined }) {
  return (
    <p className={styles.collect}>
      <Icon name="tick" sizePx={16} />
      {collect ?? 'Click and collect'}
    </p>
  )
}

const STOCK = {
  in: { text: 'In stock', icon: 'tick', data: 'in' },
  last: { text: 'Last pair', icon: 'alert', data: 'last' },
  /** Of goods in one size. */
  lastOne: { text: 'Last one', icon: 'alert', data: 'last' },
} as const

export function StockLabel({ stock }: { readonly stock: keyof typeof STOCK }) {
  const { text, icon, data } = STOCK[stock]
  return (
    <p className={styles.stock} data-stock={data}>
      <Icon name={icon} sizePx={16} />
      {text}
    </p>
  )
}
