import type { ReactNode } from 'react'
import { ProductList } from '#app/features/product-card/product-list.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { Breadcrumbs, type TrailStep } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { filterCount } from '../facets/address.ts'
import { Chips } from './chips.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { FilterRail } from './filter-rail.tsx'
import { sizeText } from './in-store/near.ts'
import { NearBox } from './in-store/near-box.tsx'
import { HiddenStyles, NothingNear } from './in-store/near-end.tsx'
import { NearNote } from './in-store/near-note.tsx'
import type { Listing } from './listing.ts'
import styles from './listing-page.module.css'
import { Paging } from './paging.tsx'
import { type QuickLink, QuickLinks } from './quick-links.tsx'
import { SortSelect } from './sort-select.tsx'

/** Styles of a page whose last ones are out of sight at first. */
const LEAST_WITH_SHOES = 8

interface ListingPageProps {
  readonly heading: string
  readonly listing: Listing
  readonly path: string
  readonly trail: readonly TrailStep[]
  readonly introduction?: ReactNode
  readonly quickLinks?: readonly QuickLink[]
  /** Shown when an unfiltered listing is empty. */
  readonly whenNothing?: ReactNode
  /** Shown below any empty listing. */
  readonly instead?: ReactNode
}

/** Of the last ones, so that none is in sight twice. Decoration. */
function HeadingShoes({ listing: { products } }: { readonly listing: Listing }) {
  const { headingShoes: count } = useShop().layout
  if (count === 0 || products.length < LEAST_WITH_SHOES) return null
  return (
    <div className={styles.shoes}>
      {products
        .slice(-count)
        .flatMap(({ uid, small_image: picture }, index) =>
          picture?.url ? (
            <Picture
              key={uid}
              src={picture.url}
              alt=""
              sizes={`(min-width: 900px) 16vw, ${index === 0 ? '160px' : '1px'}`}
              maxWidthPx={480}
              isEager
            />
          ) : (
            []
          ),
        )}
    </div>
  )
}

/** Listing of a category, brand or search; rendered on the server only. [R2.53, R2.80] */
export function ListingPage({
  heading,
  listing,
  path,
  trail,
  introduction,
  quickLinks = [],
  whenNothing,
  instead,
}: ListingPageProps) {
  const { near, total, products } = listing
  const { grid } = useShop().layout
  const around = near?.around
  const count = filterCount(listing.address) + (around ? 1 : 0)
  const size = around ? sizeText(around.size, near.sizes) : ''
  return (
    <div className="container">
      <div data-ground="">
        <Breadcrumbs trail={trail} />
        <header className={styles.head}>
          <h1 className={styles.heading} tabIndex={-1}>
            {heading}
          </h1>
          {introduction && <div className={styles.introduction}>{introduction}</div>}
        </header>
        <QuickLinks links={quickLinks} />
        <HeadingShoes listing={listing} />
      </div>
      {total === 0 && count === 0 ? (
        <>
          {whenNothing ?? <EmptyListing listing={listing} path={path} />}
          {instead}
        </>
      ) : (
        <>
          <div className={styles.bar}>
            <button type="button" className={styles.filter} popoverTarget="filters">
              <Icon name="filter" sizePx={20} />
              Filter{count > 0 ? ` (${count})` : ''}
            </button>
            <p className={styles.count} role="status">
              <strong>{total}</strong> {total === 1 ? 'style' : 'styles'}
            </p>
            <SortSelect listing={listing} path={path} />
          </div>
          <div className={styles.columns}>
            <div className={styles.side}>
              <NearBox listing={listing} path={path} />
              <FilterRail listing={listing} path={path} />
            </div>
            <div className={styles.results} data-results>
              <div className={styles.failure} hidden>
                <p role="alert" data-failure />
                <button type="button" className={styles.again} data-again>
                  Try again
                </button>
              </div>
              <Chips listing={listing} path={path} />
              {products.length > 0 ? (
                <ProductList
                  products={products}
                  label="Products"
                  layout="listing"
                  grid={grid}
                  headingLevel="h2"
                  eagerCount={6}
                  isFirstMain
                  hasSizes
                  noteOf={
                    around && (({ sku }) => (sku ? <NearNote store={near.stores[sku]} size={size} /> : undefined))
                  }
                />
              ) : around ? (
                <NothingNear listing={listing} />
              ) : (
                <>
                  <EmptyListing listing={listing} path={path} />
                  {instead}
                </>
              )}
              <p role="status" className="visually-hidden" data-more-said />
              <Paging listing={listing} path={path} />
              {products.length > 0 && <HiddenStyles listing={listing} path={path} />}
            </div>
          </div>
        </>
      )}
    </div>
  )
}
