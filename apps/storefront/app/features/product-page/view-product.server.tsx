import type { ReactNode } from 'react'
import { parseReviewView } from '#app/features/reviews/review-address.ts'
import { ReviewList } from '#app/features/reviews/review-list.tsx'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import type { RequestContext } from '#app/session/request-context.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { FitFacts } from '../fit/fit-facts.tsx'
import { displayName, productPath, tagsOf } from '../product/card-data.ts'
import type { ProductFacts } from '../product/load-product.server.ts'
import type { ProductIsland, ProductView } from '../product/product-view.ts'
import { variantsOf } from '../product/sizes.ts'
import { trailOf } from '../product/structured-data.ts'
import { tileGround } from '../product/tint.ts'
import { Price } from '../product-card/price.tsx'
import { Rails } from '../recommendations/rails.tsx'
import { Details } from './details.tsx'
import { ProductHead } from './product-head.tsx'
import { Promises } from './promises.tsx'

const FIRST_VIEW = parseReviewView(new URLSearchParams())

/** Data for hydrated parts, HTML for all others. [decision 9] */
export function viewProduct(ctx: RequestContext, facts: ProductFacts): ProductView {
  const { product, reviews } = facts
  const ground = tileGround(product.uid, ctx.brand.theme.tileTints.length)
  const island = (part: ProductIsland, content: ReactNode) => renderIsland(ctx, `product-${part}`, content)
  const { isCollectOffered } = ctx.settings
  const urlKey = product.url_key ?? ''
  return {
    uid: product.uid,
    sku: product.sku ?? '',
    name: displayName(product),
    path: productPath(product),
    brand: product.brand,
    colour: product.colour,
    variants: variantsOf(product),
    scale: facts.scale,
    pictures: withoutNulls(product.media_gallery),
    tags: tagsOf(product),
    ground,
    hasReviews: reviews !== undefined,
    isCollectOffered,
    html: {
      trail: island('trail', <Breadcrumbs trail={trailOf(product)} />),
      head: island('head', <ProductHead product={product} reviews={reviews} ground={ground} />),
      price: island('price', <Price facts={product} />),
      fit: island('fit', <FitFacts product={product} />),
      promises: island('promises', <Promises {...facts} isCollectOffered={isCollectOffered} />),
      details: island('details', <Details {...facts} />),
      reviews:
        reviews &&
        island(
          'reviews',
          <ReviewList urlKey={urlKey} timeZone={ctx.brand.timeZone} reviews={reviews} view={FIRST_VIEW} />,
        ),
      rails: island('rails', <Rails goesWith={facts.goesWith} similar={facts.similar} />),
    },
  }
}
