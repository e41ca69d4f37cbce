import { ButtonLink } from '#app/ui/button.tsx'
import { filterCount, listingHref, withoutFilters } from './address.ts'
import styles from './empty-listing.module.css'
import { chipsOf, type Listing } from './listing.ts'

/** What to do when nothing fits: take filters away, search for other words, or start again. @source ux §6b */
export function EmptyListing({ listing, path }: { readonly listing: Listing; readonly path: string }) {
  const { address, keywords } = listing
  const chips = chipsOf(listing)
  const isFiltered = filterCount(address) > 0
  return (
    <section className={styles.empty} aria-labelledby="nothing-found">
      <h2 id="nothing-found">{isFiltered ? 'No styles match all of these' : 'No styles match'}</h2>
      {isFiltered ? (
        <>
          <p>Take one away:</p>
          <ul className={styles.ways}>
            {chips.map((chip) => (
              <li key={chip.text}>
                <a href={listingHref(path, chip.address)}>Without {chip.text}</a>
              </li>
            ))}
          </ul>
          <ButtonLink look="secondary" href={listingHref(path, withoutFilters(address))}>
            Clear all filters
          </ButtonLink>
        </>
      ) : (
        <>
          <p>Check the spelling, use fewer words, or try a colour, a brand or a kind of shoe.</p>
          {keywords.length > 0 && (
            <ul className={styles.ways}>
              {keywords.slice(0, 4).map((keyword) => (
                <li key={keyword}>
                  <a href={listingHref('/search', { filters: {}, page: 1, words: keyword })}>{keyword}</a>
                </li>
              ))}
            </ul>
          )}
          <ul className={styles.ways}>
            <li>
              <a href="/sale">Sale</a>
            </li>
            <li>
              <a href="/all-brands">All brands</a>
            </li>
            <li>
              <a href="/contact">Ask us</a>
            </li>
          </ul>
          <ButtonLink look="secondary" href="/">
            Back to the front page
          </ButtonLink>
        </>
      )}
    </section>
  )
}
