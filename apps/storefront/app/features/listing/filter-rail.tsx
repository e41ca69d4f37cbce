import { filterCount, listingHref, withoutFilters } from '../facets/address.ts'
import { FacetGroup } from '../facets/facet-group.tsx'
import { canNarrow } from '../facets/facets.ts'
import { ScaleForm } from '../facets/size-facet.tsx'
import styles from './filter-rail.module.css'
import type { Listing } from './listing.ts'
import { ListingFields } from './listing-fields.tsx'

/**
 * On wide screens each choice applies immediately, on small ones all together. Without scripts, a form with `Apply`.
 * [R3.57, R2.80]
 */
export function FilterRail({ listing, path }: { readonly listing: Listing; readonly path: string }) {
  const { address, facets, total } = listing
  return (
    <section id="filters" popover="auto" aria-label="Filters" className={styles.rail}>
      <ScaleForm />
      <form action={path} autoComplete="off" data-listing-form="filters" className={styles.form}>
        <div className={styles.head}>
          <h2 className={styles.title}>Filter</h2>
          <button type="button" className={styles.close} popoverTarget="filters" popoverTargetAction="hide">
            Close
          </button>
        </div>
        <ListingFields address={address} include={['searchText', 'sort', 'near']} />
        <div className={styles.groups}>
          {facets
            .filter((facet) => canNarrow(facet, listing.total))
            .map((facet) => (
              <FacetGroup
                key={facet.attribute_code}
                facet={facet}
                chosenWindow={address.price}
                sizeReading={listing.sizeReading}
                hrefOf={(price) => listingHref(path, { ...address, price, page: 1 })}
              />
            ))}
        </div>
        <div className={styles.foot}>
          {filterCount(address) > 0 && (
            <a data-step="in-place" className={styles.clear} href={listingHref(path, withoutFilters(address))}>
              Clear all
            </a>
          )}
          <button type="submit" className={styles.apply}>
            <span className={styles.applyWide}>Apply</span>
            <span className={styles.applySheet} aria-live="polite" data-apply-total={total}>
              Show {total} {total === 1 ? 'style' : 'styles'}
            </span>
          </button>
        </div>
      </form>
    </section>
  )
}
