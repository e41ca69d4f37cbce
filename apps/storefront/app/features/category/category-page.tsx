import { SanitisedHtml } from '#app/features/content/sanitised-html.tsx'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { ListingPage } from '../listing/listing-page.tsx'
import type { QuickLink } from '../listing/quick-links.tsx'
import type { CategoryView } from './load-category.server.ts'
import { sizeRangeText } from './size-range.ts'
import { categoryTrail } from './trails.ts'

function quickLinksOf({ category }: CategoryView): readonly QuickLink[] {
  return withoutNulls(category.children).flatMap((child) =>
    child.name && child.url_path && child.product_count !== 0 ? [{ text: child.name, href: `/${child.url_path}` }] : [],
  )
}

/** [R2.53] */
export function CategoryPage({ view }: { readonly view: CategoryView }) {
  const { category, listing, path } = view
  const sizes = sizeRangeText(listing)
  return (
    <ListingPage
      heading={category.name ?? ''}
      listing={listing}
      path={path}
      trail={categoryTrail(category)}
      quickLinks={quickLinksOf(view)}
      introduction={
        category.description ? (
          <>
            <SanitisedHtml html={category.description} />
            {sizes ? <p>{sizes}</p> : null}
          </>
        ) : undefined
      }
    />
  )
}
