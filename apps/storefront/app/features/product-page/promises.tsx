import { Icon } from '#app/ui/icon.tsx'
import { PickupCard } from '../find-in-store/pickup-card.tsx'
import type { ProductFacts } from '../product/load-product.server.ts'
import type { ProductView } from '../product/product-view.ts'
import { isShoe } from '../product/sizes.ts'
import { DeliverTo } from './deliver-to.tsx'
import styles from './promises.module.css'

type PromisesProps = Pick<ProductFacts, 'product' | 'deliveryText' | 'returnDays' | 'returnText'> &
  Pick<ProductView, 'isCollectOffered'>

/** The maker's fit advice, and the site's delivery and returns. */
export function Promises({ product, deliveryText, returnDays, returnText, isCollectOffered }: PromisesProps) {
  return (
    <>
      {product.fit_notes && (
        <p className={styles.notes}>
          <Icon name="foot" sizePx={20} />
          {product.fit_notes}
        </p>
      )}
      <ul className={styles.promises} aria-label="Delivery and returns">
        <li>
          <Icon name="truck" />
          <div>
            <p>
              <strong data-delivery="to">Delivery</strong>
              <span data-delivery="when" className={styles.when}>
                Enter your postcode to see the day it arrives
              </span>
              <span>
                {deliveryText} <a href="/delivery">Times and prices</a>
              </span>
            </p>
            <DeliverTo sku={product.sku ?? ''} />
          </div>
        </li>
        {isCollectOffered && <PickupCard isShoe={isShoe(product)} />}
        {returnDays && (
          <li>
            <Icon name="return" />
            <p>
              <strong>{`${returnDays} days to change your mind`}</strong>
              <span>
                {returnText} <a href="/returns">How returns work</a>
              </span>
            </p>
          </li>
        )}
      </ul>
    </>
  )
}
