import { ReviewsIsland } from '#app/features/reviews/reviews-island.tsx'
import { ServerIsland } from '#app/ui/server-island.tsx'
import { BuyBox } from '../buy-box/buy-box.tsx'
import { useLiveProduct } from '../buy-box/use-live-product.ts'
import { Gallery } from '../gallery/gallery.tsx'
import type { ProductView, SizeInAddress } from '../product/product-view.ts'
import { RecentlyViewed } from '../recommendations/recently-viewed.tsx'
import styles from './product-page.module.css'

/** [R2.79] */
export function ProductPage({ view, inAddress }: { readonly view: ProductView; readonly inAddress: SizeInAddress }) {
  const { html } = view
  const [live, refresh] = useLiveProduct(view.sku)
  return (
    <>
      <div className="container">
        <ServerIsland name="product-trail" html={html.trail} />
        <div className={styles.columns}>
          <div className={styles.gallery}>
            <Gallery pictures={view.pictures} tags={view.tags} ground={view.ground} />
          </div>
          <div className={styles.buy}>
            <ServerIsland name="product-head" className={styles.block ?? ''} html={html.head} />
            <BuyBox view={view} live={live} onRefused={refresh} inAddress={inAddress} />
            <ServerIsland name="product-promises" html={html.promises} />
          </div>
          <div className={styles.details}>
            <ServerIsland name="product-details" html={html.details} />
            {view.hasReviews && (
              <section id="reviews" aria-labelledby="reviews-heading" className={styles.reviews}>
                <h2 id="reviews-heading">Reviews</h2>
                <ReviewsIsland name="product-reviews" html={html.reviews} />
              </section>
            )}
          </div>
        </div>
      </div>
      <ServerIsland name="product-rails" html={html.rails} />
      <RecentlyViewed sku={view.sku} />
    </>
  )
}
