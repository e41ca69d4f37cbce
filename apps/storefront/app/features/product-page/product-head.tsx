import { REVIEWS_BEFORE_AVERAGE } from '@welt/kit/constants'
import type { PageProductFragment } from '#app/features/product/product.generated.ts'
import type { ReviewPageFragment } from '#app/features/reviews/reviews.generated.ts'
import { Stars } from '#app/features/reviews/stars.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { displayName, offerLabels } from '../product/card-data.ts'
import { instalmentText, rrpText } from '../product/price-text.ts'
import { Price } from '../product-card/price.tsx'
import { ColourLinks } from './colour-links.tsx'
import styles from './product-head.module.css'

function PriceBlock({ product }: { readonly product: PageProductFragment }) {
  const { currency, hasInstalments } = useShop()
  const rrp = rrpText(product, currency === 'NZD' ? product.rrp_nzd : product.rrp)
  return (
    <div className={styles.prices}>
      <p className={styles.price}>
        <Price facts={product} isSavingShown />
        {rrp && (
          <span className={styles.rrp}>
            RRP <s>{rrp}</s>
          </span>
        )}
      </p>
      {offerLabels(product).map((label) => (
        <p key={label}>{label}</p>
      ))}
      {hasInstalments ? (
        <p className={styles.instalments}>
          or 4 payments of <strong>{instalmentText(product)}</strong>. <a href="/payments-promotions">Ways to pay</a>
        </p>
      ) : null}
    </div>
  )
}

function Rating({ reviews }: { readonly reviews: ReviewPageFragment }) {
  const { average, review_count } = reviews.summary
  if (review_count === 0) return null
  const isAverageShown = review_count >= REVIEWS_BEFORE_AVERAGE
  return (
    <p className={styles.rating}>
      {isAverageShown && <Stars rating={average} />}{' '}
      <a href="#reviews">
        {isAverageShown && `${average.toFixed(1)} from `}
        {review_count} {review_count === 1 ? 'review' : 'reviews'}
      </a>
    </p>
  )
}

interface ProductHeadProps {
  readonly product: PageProductFragment
  readonly reviews: ReviewPageFragment | undefined
  /** CSS background of the pictures. */
  readonly ground: string
}

/** [R2.79, R3.48] */
export function ProductHead({ product, reviews, ground }: ProductHeadProps) {
  return (
    <>
      <header className={styles.head}>
        {product.brand &&
          (product.brand_data?.url_path ? (
            <a href={`/${product.brand_data.url_path}`}>{product.brand}</a>
          ) : (
            <p>{product.brand}</p>
          ))}
        <h1 tabIndex={-1}>{displayName(product)}</h1>
        {reviews && <Rating reviews={reviews} />}
      </header>
      <PriceBlock product={product} />
      <ColourLinks product={product} ground={ground} />
    </>
  )
}
