import { ButtonLink } from '#app/ui/button.tsx'
import { listingHref } from '../facets/address.ts'
import { type Listing, pageNumbers } from './listing.ts'
import styles from './paging.module.css'

/** [R2.80] */
export function Paging({ listing, path }: { readonly listing: Listing; readonly path: string }) {
  const { address, total, pageSize, pageCount, products } = listing
  if (pageCount <= 1) return null
  const seen = (address.page - 1) * pageSize + products.length
  const rest = Math.min(pageSize, total - seen)
  const hrefOf = (page: number) => listingHref(path, { ...address, page })
  return (
    <div className={styles.paging} data-paging>
      <p className={styles.seen}>
        You’ve seen {seen} of {total}
      </p>
      <progress className={styles.progress} value={seen} max={total} aria-label="Styles seen" />
      {rest > 0 && (
        <ButtonLink
          look="secondary"
          href={hrefOf(address.page + 1)}
          rel="next"
          data-step="next-page"
          className={styles.more}
        >
          Show {rest} more
        </ButtonLink>
      )}
      <nav aria-label="Pagination">
        <ol className={styles.pages}>
          {pageNumbers(address.page, pageCount).map((page, index) =>
            page === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no identity of their own
              <li key={`gap-${index}`} className={styles.gap}>
                …
              </li>
            ) : (
              <li key={page}>
                <a
                  href={hrefOf(page)}
                  aria-label={`Page ${page}`}
                  aria-current={page === address.page ? 'page' : undefined}
                >
                  {page}
                </a>
              </li>
            ),
          )}
        </ol>
      </nav>
    </div>
  )
}
