import type { BrandsBlock } from '@welt/brands'
import { brandPath } from '#app/features/content/brands/brand-index.ts'
import type { BrandFragment } from '#app/features/content/content.generated.ts'
import styles from './brands.module.css'
import railStyles from './rail.module.css'

const MAX_BRANDS = 12

interface BrandsProps {
  readonly block: BrandsBlock
  readonly brands: readonly BrandFragment[]
  readonly id: string
}

/** The brands as one line of text. */
function BrandIndex({ block, brands, id }: BrandsProps) {
  return (
    <section className="brand-index" aria-labelledby={id}>
      <div className="container section">
        <h2 id={id}>{block.heading}</h2>
        <ul>
          {brands.map((brand) => (
            <li key={brand.value}>
              <a href={brandPath(brand)}>{brand.label}</a>
            </li>
          ))}
          <li>
            <a href={block.link.href}>{block.link.text}</a>
          </li>
        </ul>
      </div>
    </section>
  )
}

/** The brands with most products. [R2.01] */
export function Brands({ block, brands, id }: BrandsProps) {
  const shown = [...brands].sort((a, b) => b.product_count - a.product_count).slice(0, MAX_BRANDS)
  if (block.look === 'index') return <BrandIndex block={block} brands={shown} id={id} />
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
