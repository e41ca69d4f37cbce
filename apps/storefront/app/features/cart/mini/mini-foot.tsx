import { formatCents } from '@welt/kit/money'
import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CartView } from '../cart-model.ts'
import { savingText, sumOf } from '../savings.ts'
import type { DeliveryEstimate } from '../summary/estimate.ts'
import { FreeDelivery } from '../summary/free-delivery.tsx'
import styles from './mini-cart.module.css'

export function MiniFoot({
  cartView,
  estimate,
}: {
  readonly cartView: CartView
  readonly estimate: DeliveryEstimate | undefined
}) {
  const saved = cartView.saleCents + sumOf(cartView.savings)
  const names = [...(cartView.saleCents > 0 ? ['sale price'] : []), ...new Set(cartView.savings.map(savingText))]
  const { isExpressInCart } = useShop()
  const { promise, place } = estimate ?? {}
  return (
    <div className={styles.foot}>
      <FreeDelivery cartView={cartView} estimate={estimate} />
      {promise ? (
        <p className={styles.arrival}>
          <Icon name="truck" sizePx={20} />
          <span>
            Order today and it arrives <strong>{promise}</strong>
            {place ? ` at ${place}` : ''}
          </span>
        </p>
      ) : null}
      <p className={styles.subtotal} aria-live="polite">
        <span>Subtotal</span>
        <span>{formatCents(cartView.subtotalCents)}</span>
      </p>
      {saved > 0 ? (
        <p className={styles.savings}>
          You save {formatCents(saved)}: {new Intl.ListFormat('en-AU').format(names)}
        </p>
      ) : null}
      <ButtonLink href="/checkout" isWide data-document>
        <Icon name="lock" sizePx={18} /> Checkout
      </ButtonLink>
      {isExpressInCart && cartView.totalCents > 0 ? (
        <ButtonLink href="/cart#express" look="secondary" isWide>
          PayPal or Apple Pay
        </ButtonLink>
      ) : null}
      <ButtonLink href="/cart" look="secondary" isWide>
        View bag
      </ButtonLink>
    </div>
  )
}
