import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { brandPath, byLetter } from './brand-index.ts'
import styles from './brand-index-page.module.css'
import type { BrandFragment } from './content.generated.ts'

export function BrandIndex({ brands }: { readonly brands: readonly BrandFragment[] }) {
  const groups = byLetter(brands)
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs trail={[{ name: 'All brands' }]} />
      <h1 tabIndex={-1}>All brands</h1>
      <nav aria-label="Letters">
        <ul className={styles.letters}>
          {groups.map(([letter]) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map(([letter, entries]) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <ul>
              {entries.map((brand) => (
                <li key={brand.value}>
                  <a href={brandPath(brand)}>{brand.label}</a> <span className="mute">({brand.product_count})</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
