import { formatCents } from '@welt/kit/money'
import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './cart.module.css'
import { type CartView, missingForFreeDelivery } from './cart-model.ts'

/** Delivery to the site's own country by its default method, as far as it is known before an address is. */
export interface DeliveryEstimate {
  readonly promise: string | undefined
  /** Subtotal from which it is free; undefined where it never is for this shopper. */
  readonly thresholdCents: number | undefined
}

/** What delivery costs, in words. */
export function deliveryText({ shippingCents }: Pick<CartView, 'shippingCents'>): string {
  if (shippingCents === undefined) return 'Shown at checkout'
  return shippingCents === 0 ? 'Free' : formatCents(shippingCents)
}

/** Rows of totals, as cart and checkout show them. */
export function TotalRows({ cartView, currency }: { readonly cartView: CartView; readonly currency: string }) {
  return (
    <div className={styles.totalsBlock}>
      <dl className={styles.totals}>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatCents(cartView.subtotalCents)}</dd>
        </div>
        {cartView.discounts.map((discount) => (
          <div key={discount.label}>
            <dt>{discount.label}</dt>
            <dd>{formatCents(-discount.cents)}</dd>
          </div>
        ))}
        <div>
          <dt>Delivery</dt>
          <dd>{deliveryText(cartView)}</dd>
        </div>
        <div className={styles.grand}>
          <dt>Total</dt>
          <dd data-grand-total={cartView.totalCents}>{formatCents(cartView.totalCents)}</dd>
        </div>
      </dl>
      <p className="mute small">
        Includes {formatCents(cartView.gstCents)} GST. Prices in {currency}.
      </p>
    </div>
  )
}

/** The right-hand column of the cart page. */
export function CartSummary({ cartView, estimate }: { readonly cartView: CartView; readonly estimate: DeliveryEstimate | undefined }) {
  const { currency } = useShop()
  const missingCents =
    estimate?.thresholdCents === undefined ? undefined : missingForFreeDelivery(cartView.subtotalCents, estimate.thresholdCents)
  const isBlocked = cartView.lines.some((line) => line.problem)
  return (
    <section className={styles.summary} aria-labelledby="summary-heading">
      <h2 id="summary-heading">Order summary</h2>
      {missingCents !== undefined ? <p className={styles.hint}>Spend {formatCents(missingCents)} more for free delivery.</p> : null}
      {estimate?.promise ? (
        <p className={styles.hint}>
          <Icon name="truck" sizePx={20} />
          Order today and it arrives {estimate.promise}.
        </p>
      ) : null}
      <TotalRows cartView={cartView} currency={currency} />
      {isBlocked ? (
        <p className={styles.blocked} role="status">
          Update or remove the items marked above, then check out.
        </p>
      ) : null}
      <ButtonLink href="/checkout" isWide data-document>
        Checkout
      </ButtonLink>
      <p className={`mute small ${styles.accepted}`}>
        <Icon name="lock" sizePx={16} />
        Visa, Mastercard, American Express, JCB, UnionPay
      </p>
    </section>
  )
}
