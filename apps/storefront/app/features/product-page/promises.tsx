import { Icon } from '#app/ui/icon.tsx'
import type { ProductFacts } from '../product/load-product.server.ts'
import styles from './promises.module.css'

type PromisesProps = Pick<ProductFacts, 'product' | 'deliveryText' | 'returnDays' | 'returnText'>

/** The maker's fit advice, and the site's delivery and returns. */
export function Promises({ product, deliveryText, returnDays, returnText }: PromisesProps) {
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
          <p>
            <strong>Delivery</strong>
            <span data-arrives>See your delivery date in your bag</span>
            <span>
              {deliveryText} <a href="/delivery">Times and prices</a>
            </span>
          </p>
        </li>
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
