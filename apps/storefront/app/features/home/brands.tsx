import type { BrandsBlock } from '@welt/brands'
import { brandPath } from '#app/features/content/brand-index.ts'
import type { BrandFragment } from '#app/features/content/content.generated.ts'
import styles from './brands.module.css'
import railStyles from './rail.module.css'

const MAX_BRANDS = 12

/** The brands with most products, by name. [R2.01] */
export function Brands({
  block,
  brands,
  id,
}: {
  readonly block: BrandsBlock
  readonly brands: readonly BrandFragment[]
  readonly id: string
}) {
  const shown = [...brands].sort((a, b) => b.product_count - a.product_count).slice(0, MAX_BRANDS)
  return (
    <section className={`container section ${styles.brands}`} aria-labelledby={id}>
      <div className={railStyles.head}>
        <h2 id={id}>{block.heading}</h2>
        <a href={block.link.href}>{block.link.text}</a>
      </div>
      <ul className={styles.wall}>
        {shown.map((brand) => (
          <li key={brand.value}>
            <a href={brandPath(brand)}>{brand.label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
