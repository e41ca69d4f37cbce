import { cleanText } from '@welt/kit/patterns'
import { type CartRow, changeCart, requireGuestSecret, type StoredAddress } from '#modules/cart'
import type { Context } from '#src/context'
import { fail } from '../errors.ts'
import { type AddressInput, parseAddress } from '../parse-address.ts'
import { putShippingAddress } from '../put-address.ts'

/** An address that is given, or named in the address book. */
export interface AddressChoice {
  readonly address?: AddressInput | null
  readonly customer_address_id?: number | null
  readonly customer_address_uid?: string | null
}

interface ShippingAddressInput extends AddressChoice {
  readonly customer_notes?: string | null
  readonly pickup_location_code?: string | null
}

/** `input` of setShippingAddressesOnCart. */
export interface SetShippingAddressesOnCartInput {
  readonly cart_id: string
  readonly shipping_addresses: readonly (ShippingAddressInput | null)[]
}

/**
 * The address that is given; address books belong to customers.
 * @throws AppError ADDRESS_MISSING, ADDRESS_AMBIGUOUS, CUSTOMER_NOT_AUTHORIZED
 */
export function requireGivenAddress(choice: AddressChoice, kind: 'shipping' | 'billing'): AddressInput {
  const isFromBook = Boolean(choice.customer_address_id) || Boolean(choice.customer_address_uid)
  if (choice.address && isFromBook) throw fail('ADDRESS_AMBIGUOUS', { kind })
  if (isFromBook) throw fail('CUSTOMER_NOT_AUTHORIZED')
  if (!choice.address) throw fail('ADDRESS_MISSING', { kind })
  return choice.address
}

const MAX_NOTES_LENGTH = 500

function parseShippingAddress(ctx: Context, input: ShippingAddressInput): StoredAddress {
  if (input.pickup_location_code) throw fail('STORE_NOT_COLLECTING')
  const address = parseAddress(requireGivenAddress(input, 'shipping'), ctx.brand)
  if (!input.customer_notes) return address
  const customerNotes = cleanText(input.customer_notes, MAX_NOTES_LENGTH)
  if (customerNotes === undefined) throw fail('FIELD_NOT_VALID', { label: 'note' })
  return { ...address, customerNotes: customerNotes || null }
}

/**
 * Sets the delivery address. @throws AppError as changeCart and parseAddress; ONE_SHIPPING_ADDRESS
 * @source R7.74, R4.37, R4.40, R1.26
 */
export async function setShippingAddressesOnCart(
  ctx: Context,
  input: SetShippingAddressesOnCartInput | null | undefined,
): Promise<{ cart: CartRow }> {
  const [first, ...more] = (input?.shipping_addresses ?? []).filter((entry) => entry !== null)
  if (input && !first) throw fail('PARAMETER_MISSING', { name: 'shipping_addresses' })
  if (more.length > 0) throw fail('ONE_SHIPPING_ADDRESS')
  const cart = await changeCart(ctx, input?.cart_id ?? '', async (trx, locked) => {
    requireGuestSecret(ctx, locked)
    if (first) await putShippingAddress(trx, ctx, locked, parseShippingAddress(ctx, first))
  })
  return { cart }
}
