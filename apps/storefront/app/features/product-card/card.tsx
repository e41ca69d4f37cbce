import { REVIEWS_BEFORE_AVERAGE } from '@welt/kit/constants'
import type { ReactNode } from 'react'
import type { CardFragment } from '#app/features/product/card.generated.ts'
import { Stars } from '#app/features/reviews/stars.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CARD_SIZES, Picture } from '#app/ui/picture.tsx'
import { cardTags, displayName, offerLabels, productPath } from '../product/card-data.ts'
import { tileGround } from '../product/tint.ts'
import styles from './card.module.css'
import { Price } from './price.tsx'
import { Swatches } from './swatches.tsx'
import { Tags } from './tags.tsx'

interface CardProps {
  readonly product: CardFragment
  readonly isEager?: boolean
  readonly isMain?: boolean
  readonly headingLevel?: 'h2' | 'h3'
  /** Shows the quick size picker. */
  readonly hasSizes?: boolean
  /** Below the text, such as the nearest store. */
  readonly note?: ReactNode
  /** `sizes` of the picture; default: a listing card's. */
  readonly sizes?: string
}

/** The whole card is one link named after the product, beside its heart. [R2.80] */
export function Card({
  product,
  isEager = false,
  isMain = false,
  headingLevel: Heading = 'h3',
  hasSizes = false,
  note,
  sizes = CARD_SIZES,
}: CardProps) {
  const shop = useShop()
  const { small_image: lead, hover_image: second } = product
  const [offer] = offerLabels(product)
  const colours = [
    { url_key: product.url_key, colour: product.colour, colour_swatch: product.colour_swatch },
    ...product.colour_siblings,
  ]
  return (
    <article className={styles.card} data-product={product.uid}>
      <div className={styles.tile} style={{ background: tileGround(product.uid, shop.tintCount) }}>
        {lead?.url && (
          <Picture
            className={second ? styles.lead : undefined}
            src={lead.url}
            alt={lead.label ?? ''}
            sizes={sizes}
            maxWidthPx={800}
            isEager={isEager}
            isMain={isMain}
          />
        )}
        {second?.url && <Picture className={styles.second} src={second.url} alt="" sizes={sizes} maxWidthPx={800} />}
        <Tags tags={cardTags(product)} />
      </div>
      <div className={styles.text}>
        {product.brand && <p className={styles.brand}>{product.brand}</p>}
        <Heading className={styles.name}>
          <a href={productPath(product)}>{displayName(product)}</a>
        </Heading>
        <p className={styles.price}>
          <Price facts={product} />
        </p>
        {offer && <p className="small">{offer}</p>}
        {product.review_count >= REVIEWS_BEFORE_AVERAGE && (
          <p className={styles.rating}>
            <Stars rating={Math.round(product.rating_summary / 2) / 10} /> ({product.review_count}
            <span className="visually-hidden"> reviews</span>)
          </p>
        )}
        {colours.length > 1 && <Swatches colours={colours} />}
        {note}
      </div>
      {product.sku ? (
        <button
          type="submit"
          form="hearts"
          name="sku"
          value={product.sku}
          data-heart={product.sku}
          className={styles.heart}
          aria-pressed="false"
          aria-label={`Add ${displayName(product)} to wishlist`}
        >
          <Icon name="heart" />
        </button>
      ) : null}
      {hasSizes && product.sku && product.__typename === 'ConfigurableProduct' ? (
        <button
          type="button"
          data-opens-sizes=""
          className={styles.sizes}
          aria-label={`Choose a size of ${displayName(product)}`}
        />
      ) : null}
    </article>
  )
}
