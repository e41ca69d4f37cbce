import type { Listing } from './listing.ts'
import { ListingFields } from './listing-fields.tsx'
import styles from './sort-select.module.css'

/** Applies on change; without scripts, by its button. [R3.61, R7.128] */
export function SortSelect({ listing, path }: { readonly listing: Listing; readonly path: string }) {
  const { address, sorts } = listing
  const chosen = sorts.find((sort) => sort.code === address.sort) ?? sorts.find((sort) => sort.is_default)
  return (
    <form action={path} autoComplete="off" data-listing-form className={styles.sort}>
      <ListingFields address={address} include={['searchText', 'filters', 'price', 'near']} />
      <label className={styles.label}>
        <span className={styles.caption}>Sort by</span>
        <select key={chosen?.code} name="sort" className={styles.select} defaultValue={chosen?.code}>
          {sorts.map((sort) => (
            <option key={sort.code} value={sort.code}>
              {sort.label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={styles.button}>
          Sort
        </button>
      </noscript>
    </form>
  )
}
