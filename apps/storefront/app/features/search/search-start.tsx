import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import type { SuggestedLink } from './nothing-found.tsx'
import styles from './search-start.module.css'

/** Shown without a query. */
export function SearchStart({ popular }: { readonly popular: readonly SuggestedLink[] }) {
  return (
    <div className={`container ${styles.start}`}>
      <h1 tabIndex={-1}>Search</h1>
      <form action="/search" className={styles.form}>
        <TextField label="Shoes, brands or colours" name="q" type="search" autoComplete="off" />
        <Button>Search the shop</Button>
      </form>
      {popular.length > 0 && (
        <section aria-labelledby="popular-searches">
          <h2 id="popular-searches">Popular searches</h2>
          <ul className={styles.popular}>
            {popular.map((way) => (
              <li key={way.href}>
                <a href={way.href}>{way.name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
