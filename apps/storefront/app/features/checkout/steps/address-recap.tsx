import { deliveryText } from '#app/features/cart/summary/total-rows.tsx'
import styles from '../checkout.module.css'
import type { CheckoutCart } from '../checkout-model.ts'

/** What the finished delivery or billing step says. */
export function AddressRecap({ cart }: { readonly cart: CheckoutCart }) {
  const { cartView, isVirtual } = cart
  const address = isVirtual ? cart.billing : cart.shipping
  if (!address) return null
  const { street1, street2, suburb, city, region, postcode } = address
  const place = [street1, street2, suburb, city, region, postcode].filter(Boolean).join(', ')
  return (
    <div className={styles.recap}>
      <p>{[`${address.firstname} ${address.lastname}`, address.telephone].filter(Boolean).join(', ')}</p>
      {place ? <p>{place}</p> : null}
      {isVirtual ? null : (
        <p>
          {cartView.shippingTitle}
          {cartView.shippingCents === undefined ? '' : ` · ${deliveryText(cartView.shippingCents)}`}
        </p>
      )}
      {cartView.arrival ? <p>Arriving {cartView.arrival}</p> : null}
    </div>
  )
}
