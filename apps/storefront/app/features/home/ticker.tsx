import type { TickerBlock } from '@welt/brands'
import styles from './ticker.module.css'

/** Not animated. */
export function Ticker({ block }: { readonly block: TickerBlock }) {
  return (
    <ul className={styles.ticker}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
