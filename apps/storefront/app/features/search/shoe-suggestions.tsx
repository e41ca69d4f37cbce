import type { CardFragment } from '#app/features/product/card.generated.ts'
import { ProductList } from '#app/features/product-card/product-list.tsx'
import styles from './shoes-instead.module.css'

/** Recommended products for a search without results. */
export function ShoeSuggestions({ products }: { readonly products: readonly CardFragment[] }) {
  if (products.length === 0) return null
  return (
    <section className={styles.instead} aria-labelledby="shoes-instead">
      <h2 id="shoes-instead">You may like these</h2>
      <ProductList products={products} label="You may like these" layout="rail" />
    </section>
  )
}
