import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { filterCount, listingHref, withoutFilters } from '../facets/address.ts'
import styles from './empty-listing.module.css'
import type { Listing } from './listing.ts'

export function EmptyListing({ listing, path }: { readonly listing: Listing; readonly path: string }) {
  const { address, suggestions } = listing
  const isFiltered = filterCount(address) > 0
  const { noStyles, brands } = useShop().voice
  return (
    <section className={styles.empty} aria-labelledby="nothing-found">
      <h2 id="nothing-found">{isFiltered ? 'No styles match all of these' : 'No styles match'}</h2>
      {isFiltered ? (
        <>
          <p>{noStyles}</p>
          {suggestions.length > 0 && (
            <>
              <p>Try one of these instead:</p>
              <ul className={styles.suggestions}>
                {suggestions.map((way) => (
                  <li key={way.href}>
                    <a href={way.href}>
                      {way.text} ({way.total}
                      <span className="visually-hidden"> {way.total === 1 ? 'style' : 'styles'}</span>)
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <ButtonLink look="secondary" href={listingHref(path, withoutFilters(address))}>
            Clear all filters
          </ButtonLink>
        </>
      ) : (
        <>
          <ul className={styles.suggestions}>
            <li>
              <a href="/sale">Sale</a>
            </li>
            <li>
              <a href="/all-brands">All {brands}</a>
            </li>
            <li>
              <a href="/contact">Ask us</a>
            </li>
          </ul>
          <ButtonLink look="secondary" href="/">
            Back to the home page
          </ButtonLink>
        </>
      )}
    </section>
  )
}
