import type { RefObject } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ProductView } from '../product/product-view.ts'
import styles from './buy-box.module.css'

interface AddState {
  readonly isAdded: boolean
  readonly isBusy: boolean
  /** The style, or its chosen size, is sold out. */
  readonly isGone: boolean
  readonly view: ProductView
}

interface BuyButtonsProps extends AddState {
  readonly isSoldOut: boolean
  readonly area: RefObject<HTMLDivElement | null>
}

export function BuyButtons({ view, isSoldOut, area, isAdded, isBusy, isGone }: BuyButtonsProps) {
  return (
    <div ref={area} className={styles.buttons}>
      {isSoldOut && (
        <p className={styles.soldOut}>
          Sold out{view.scale && ' in every size. Choose yours to get an email when it’s back'}.
        </p>
      )}
      {!isGone && (
        <Button isBusy={isBusy} className={styles.add}>
          {isAdded ? (
            <>
              <Icon name="tick" sizePx={20} /> Added
            </>
          ) : (
            'Add to bag'
          )}
        </Button>
      )}
      <Button
        formAction="/wishlist/add"
        look="secondary"
        className={styles.heart}
        data-heart={view.sku}
        aria-pressed="false"
        aria-label="Add to wishlist"
      >
        <Icon name="heart" />
      </Button>
      <Button formAction="/compare/add" look="quiet" className={styles.compare} name="compare" value={view.uid}>
        Compare
      </Button>
    </div>
  )
}

/** Of the sticky bar. */
export function BarButton({ view, isAdded, isBusy, isGone }: AddState) {
  return isGone ? (
    <ButtonLink href="#add-to-cart" look="secondary" className={styles.barButton}>
      Sold out: get an email
    </ButtonLink>
  ) : (
    <Button form="add-to-cart" className={styles.barButton} isBusy={isBusy}>
      {isAdded ? 'Added' : 'Add to bag'}
      <span className="visually-hidden">: {view.name}</span>
    </Button>
  )
}
