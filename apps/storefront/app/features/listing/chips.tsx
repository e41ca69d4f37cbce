import { Icon } from '#app/ui/icon.tsx'
import { listingHref, withoutFilters } from '../facets/address.ts'
import styles from './chips.module.css'
import { chipsOf, type Listing } from './listing.ts'

export function Chips({ listing, path }: { readonly listing: Listing; readonly path: string }) {
  const chips = chipsOf(listing)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Active filters" className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip.text}>
          <a
            data-step="in-place"
            className={styles.chip}
            href={listingHref(path, chip.address)}
            aria-label={`Remove filter ${chip.text}`}
          >
            {chip.text}
            <Icon name="close" sizePx={16} />
          </a>
        </li>
      ))}
      <li>
        <a data-step="in-place" className={styles.clear} href={listingHref(path, withoutFilters(listing.address))}>
          Clear all
        </a>
      </li>
    </ul>
  )
}
