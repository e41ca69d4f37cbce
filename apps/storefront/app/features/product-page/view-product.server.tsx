import type { ReactNode } from 'react'
import { parseReviewView } from '#app/features/reviews/review-address.ts'
import { ReviewList } from '#app/features/reviews/review-list.tsx'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import type { RequestContext } from '#app/session/request-context.ts'
import { ownThreshold } from '#app/session/site/site-settings.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ExpressPair } from '../express/express-pair.tsx'
import { FitFacts } from '../fit/fit-facts.tsx'
import { displayName, productPath, tagsOf } from '../product/card-data.ts'
import type { ProductFacts } from '../product/load-product.server.ts'
import { finalCentsOf } from '../product/price-text.ts'
import type { ProductIsland, ProductView } from '../product/product-view.ts'
import { isShoe, variantsOf } from '../product/sizes.ts'
import { trailOf } from '../product/structured-data.ts'
import { tileGround } from '../product/tint.ts'
import { Price } from '../product-card/price.tsx'
import { Rails } from '../recommendations/rails.tsx'
import { Details } from './details.tsx'
import { ProductHead } from './product-head.tsx'
import { Promises } from './promises.tsx'

/** For guests in the site's own country. */
function isDeliveryFree({ brand, settings }: RequestContext, cents: number): boolean {
  const own = ownThreshold(brand, settings)
  return own !== undefined && !own.requiresLogin && cents >= own.thresholdCents
}

const FIRST_VIEW = parseReviewView(new URLSearchParams())

/** Data for hydrated parts, HTML for all others. [decision 9] */
export function viewProduct(ctx: RequestContext, facts: ProductFacts): ProductView {
  const { product, reviews } = facts
  const ground = tileGround(product.uid, ctx.brand.theme.tileTints.length)
  const island = (part: ProductIsland, content: ReactNode) => renderIsland(ctx, `product-${part}`, content)
  const { isCollectOffered, isExpressOnProduct, hasApplePay } = ctx.settings
  const cents = finalCentsOf(product)
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
    expressCents: isExpressOnProduct ? cents : undefined,
    html: {
      trail: island('trail', <Breadcrumbs trail={trailOf(product)} />),
      head: island('head', <ProductHead product={product} reviews={reviews} ground={ground} />),
      express: isExpressOnProduct
        ? island(
            'express',
            <ExpressPair {...{ cents, hasApplePay }} isShoe={isShoe(product)} isFree={isDeliveryFree(ctx, cents)} />,
          )
        : undefined,
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
