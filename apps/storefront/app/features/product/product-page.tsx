import { useShop } from '#app/session/shop.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { BuyBox } from './buy-box.tsx'
import { displayName } from './card-data.ts'
import { ColourLinks } from './colour-links.tsx'
import { Details } from './details.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductView } from './load-product.server.ts'
import type { PageProduct } from './operations.ts'
import { Price } from './price.tsx'
import { instalmentText, rrpText } from './price-text.ts'
import { ProductList } from './product-list.tsx'
import styles from './product-page.module.css'
import { trailOf } from './structured-data.ts'
import { tileGround } from './tint.ts'

function PriceBlock({ product }: { readonly product: PageProduct }) {
  const { currency } = useShop()
  const rrp = rrpText(product, currency === 'NZD' ? product.rrp_nzd : product.rrp)
  return (
    <div className={styles.prices}>
      <p className={styles.price}>
        <Price facts={product} isSavingTold />
        {rrp && (
          <span className={styles.rrp}>
            RRP <s>{rrp}</s>
          </span>
        )}
      </p>
      <p className={styles.instalments}>
        or 4 payments of <strong>{instalmentText(product)}</strong>. <a href="/payments-promotions">How paying works</a>
      </p>
    </div>
  )
}

/** The page of one product in one colour. @source R2.79, ux §6 Product */
export function ProductPage({ view, scaleInAddress }: { readonly view: ProductView; readonly scaleInAddress: string | undefined }) {
  const shop = useShop()
  const { product, goesWith } = view
  const ground = tileGround(product.uid, shop.tintCount)
  return (
    <>
      <div className="container">
        <Breadcrumbs trail={trailOf(product)} />
        <div className={styles.columns}>
          <div className={styles.gallery}>
            <Gallery pictures={product.media_gallery ?? []} tags={product.product_category_tags} ground={ground} />
          </div>
          <div className={styles.buy}>
            <header className={styles.head}>
              {product.brand &&
                (product.brand_data?.url_path ? <a href={`/${product.brand_data.url_path}`}>{product.brand}</a> : <p>{product.brand}</p>)}
              <h1 tabIndex={-1}>{displayName(product)}</h1>
            </header>
            <PriceBlock product={product} />
            <ColourLinks product={product} ground={ground} />
            <BuyBox view={view} scaleInAddress={scaleInAddress} />
            {product.fit_notes && (
              <p className={styles.fit}>
                <Icon name="foot" sizePx={20} />
                {product.fit_notes}
              </p>
            )}
            <div className={styles.delivery}>
              <Icon name="truck" />
              <p>
                <strong>Delivery</strong>
                <span>
                  {view.deliveryText} <a href="/delivery">Times and prices</a>
                </span>
              </p>
            </div>
          </div>
          <div className={styles.details}>
            <Details product={product} deliveryText={view.deliveryText} />
          </div>
        </div>
      </div>
      {goesWith.length > 0 && (
        <section className={`container section ${styles.goesWith}`} aria-labelledby="goes-with">
          <h2 id="goes-with">Goes with</h2>
          <ProductList products={goesWith} label="Goes with" layout="rail" />
        </section>
      )}
    </>
  )
}
