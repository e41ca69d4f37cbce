import type { CheckoutCart } from '../checkout-model.ts'

const OTHER_PATH = '/checkout?edit=details&billing=other#billing'

/** A sentence in place of a ticked box; absent without a delivery, since the only address is then the billing one. */
export function BillingSentence({ cart }: { readonly cart: CheckoutCart }) {
  const { billing, isBillingSame, isVirtual, isPickupOnly } = cart
  if (isVirtual || isPickupOnly) return null
  const name = `${billing?.firstname} ${billing?.lastname}`
  const place = [billing?.city, billing?.postcode].filter(Boolean).join(' ')
  return (
    <p className="small">
      <strong>Billing address:</strong>{' '}
      {isBillingSame ? 'same as delivery.' : `${[name, billing?.street1, place].filter(Boolean).join(', ')}.`}{' '}
      <a href={OTHER_PATH} data-document="">
        {isBillingSame ? 'Use another' : 'Change'}
        <span className="visually-hidden"> billing address</span>
      </a>
    </p>
  )
}
