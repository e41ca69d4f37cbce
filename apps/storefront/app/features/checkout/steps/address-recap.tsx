import { phoneText } from '@welt/kit/text/phone'
import { postalPlace } from '#app/features/address/postal-lines.ts'
import { deliveryText } from '#app/features/cart/summary/total-rows.tsx'
import styles from '../checkout.module.css'
import type { CheckoutCart } from '../checkout-model.ts'
import { CollectionRecap } from '../collection/collection-recap.tsx'
import { OWN_INSTRUCTION } from './details-rules.ts'

/** The chosen place, or the shopper's own words. */
function leaveText({ isChecked, option, own }: CheckoutCart['authority']): string | undefined {
  return isChecked ? (option === OWN_INSTRUCTION ? own : option) : undefined
}

/** What the finished delivery or billing step says. */
export function AddressRecap({ cart }: { readonly cart: CheckoutCart }) {
  const { cartView, isVirtual, isPickupOnly } = cart
  const isUndelivered = isVirtual || isPickupOnly
  const address = isUndelivered ? cart.billing : cart.shipping
  if (!address) return null
  const leftAt = isUndelivered ? undefined : leaveText(cart.authority)
  const { street1, street2, suburb, city, region, postcode, country } = address
  const place = [street1, street2, suburb, postalPlace({ city, region, postcode, country_code: country })]
    .filter(Boolean)
    .join(', ')
  return (
    <div className={styles.recap}>
      <CollectionRecap cartView={cartView} />
      {cartView.arrival && !isUndelivered ? (
        <p>
          <strong>Arriving {cartView.arrival}</strong>
        </p>
      ) : null}
      <p>
        {[`${address.firstname} ${address.lastname}`, phoneText(address.telephone, country)].filter(Boolean).join(', ')}
      </p>
      {place ? <p>{place}</p> : null}
      {isUndelivered ? null : (
        <p>
          {cartView.shippingTitle}
          {cartView.shippingCents === undefined ? '' : ` · ${deliveryText(cartView.shippingCents)}`}
        </p>
      )}
      {leftAt ? <p>{leftAt}</p> : null}
    </div>
  )
}
