import type { CardFragment } from '#app/features/product/card.generated.ts'
import { ProductList } from '../product-card/product-list.tsx'
import styles from './rails.module.css'

export function Rail({ title, products }: { readonly title: string; readonly products: readonly CardFragment[] }) {
  if (products.length === 0) return null
  const id = title.toLowerCase().replace(' ', '-')
  return (
    <section className={`container section ${styles.rail}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductList products={products} label={title} layout="rail" />
    </section>
  )
}

/** [R7.120] */
export function Rails({
  goesWith,
  similar,
}: {
  readonly goesWith: readonly CardFragment[]
  readonly similar: readonly CardFragment[]
}) {
  return (
    <>
      <Rail title="Goes with" products={goesWith} />
      <Rail title="Similar" products={similar} />
    </>
  )
}
