import { streetValues } from '#app/features/address/address-rules.ts'
import type { AddressValues } from '#app/features/address/address-values.ts'
import type {
  CartAddressFieldsFragment,
  CartFieldsFragment,
  InventoryFieldsFragment,
} from '#app/features/cart/cart.generated.ts'
import { type CartView, toCartView } from '#app/features/cart/cart-model.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { AUTHORITY_OPTIONS, OWN_INSTRUCTION } from './steps/details-rules.ts'

export interface CheckoutCart {
  readonly cartView: CartView
  /** Only gift cards: nothing is delivered. [A25] */
  readonly isVirtual: boolean
  /** Nothing is delivered, and something is collected. [A112] */
  readonly isPickupOnly: boolean
  readonly email: string | undefined
  readonly shipping: AddressValues | undefined
  /** Name and country only if `isVirtual`. [A25] */
  readonly billing: AddressValues | undefined
  readonly isBillingSame: boolean
  readonly selectedMethod: string | undefined
  /** [R5.11] */
  readonly firstCoupon: string | undefined
  /** Why a reward was removed. [R3.13] */
  readonly rewardError: string | undefined
  readonly authority: { readonly isChecked: boolean; readonly option: string; readonly own: string }
}

function toValues(address: CartAddressFieldsFragment): AddressValues {
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    telephone: address.telephone ?? '',
    company: address.company ?? '',
    ...streetValues(address.street, address.country.code),
    city: address.city,
    region: address.region?.code ?? '',
    postcode: address.postcode ?? '',
    country: address.country.code,
  }
}

function toAuthority({ checked, instructions }: CartFieldsFragment['authority_to_leave']): CheckoutCart['authority'] {
  const isListed = AUTHORITY_OPTIONS.some((option) => option === instructions)
  return {
    isChecked: checked,
    option: isListed ? (instructions ?? '') : checked ? OWN_INSTRUCTION : '',
    own: isListed ? '' : (instructions ?? ''),
  }
}

export function toCheckoutCart(
  cart: CartFieldsFragment,
  inventory: InventoryFieldsFragment | null | undefined,
  isStockUnknown: boolean,
): CheckoutCart {
  const shipping = cart.shipping_addresses[0] ?? undefined
  const method = shipping?.selected_shipping_method
  const shippingValues = shipping && toValues(shipping)
  const billingValues = cart.billing_address ? toValues(cart.billing_address) : undefined
  const cartView = toCartView(cart, inventory, isStockUnknown)
  return {
    cartView,
    isVirtual: cartView.groups.length > 0 && cartView.groups.every(({ kind }) => kind === 'email'),
    isPickupOnly:
      cartView.groups.some(({ kind }) => kind === 'clickncollect') &&
      cartView.groups.every(({ kind }) => kind !== 'delivery'),
    email: cart.email ?? undefined,
    shipping: shippingValues,
    billing: billingValues,
    isBillingSame: !billingValues?.street1 || JSON.stringify(billingValues) === JSON.stringify(shippingValues),
    selectedMethod: method ? `${method.carrier_code}/${method.method_code}` : undefined,
    firstCoupon: withoutNulls(cart.applied_coupons)[0]?.code,
    rewardError: cart.loyalty_checkout_error ?? undefined,
    authority: toAuthority(cart.authority_to_leave),
  }
}
