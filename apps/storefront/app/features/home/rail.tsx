import type { RailBlock } from '@welt/brands'
import { ProductList } from '#app/features/product-card/product-list.tsx'
import type { RailProducts } from './load-home.server.ts'
import styles from './rail.module.css'

export function Rail({
  block,
  rail,
  id,
}: {
  readonly block: RailBlock
  readonly rail: RailProducts
  readonly id: string
}) {
  return (
    <section className={styles[block.look ?? 'plain']} aria-labelledby={id}>
      <div className={`container section ${styles.rail}`}>
        <div className={styles.head}>
          <h2 id={id}>{block.heading}</h2>
          <a href={block.link.href}>{block.link.text}</a>
        </div>
        <ProductList products={rail.items} label={block.heading} layout={block.count > 4 ? 'listing' : 'rail'} />
      </div>
    </section>
  )
}
