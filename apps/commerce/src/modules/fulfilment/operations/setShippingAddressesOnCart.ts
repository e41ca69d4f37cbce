import { decodeNumericUid } from '@welt/kit/ids'
import { cleanText } from '@welt/kit/text/patterns'
import type { Transaction } from 'kysely'
import { changeCart, linesOf, requireGuestSecret, setFulfilment, setShippingAddress, updateCart } from '#modules/cart'
import { customerError, rememberStore, requireSavedAddress } from '#modules/customer'
import type { Context } from '#src/platform/context'
import type {
  CartAddressInput,
  MutationSetShippingAddressesOnCartArgs,
  ShippingAddressInput,
} from '#src/platform/contract/contract.generated'
import type { Database } from '#src/platform/database'
import type { CartRow, StoredAddress } from '#tables/cart'
import { requireStoreOfCode } from '../collection/collecting-store.ts'
import { toStoreAddress } from '../collection/store-address.ts'
import { fail } from '../errors.ts'
import { parseAddress } from '../parse-address.ts'
import type { SetShippingAddressesOnCartOutput } from '../resolver-types.generated.ts'

type AddressChoice = Pick<ShippingAddressInput, 'address' | 'customer_address_id' | 'customer_address_uid'>

/** @throws AppError ADDRESS_NOT_FOUND also for another customer's address [R6.09] */
async function fromBook(ctx: Context, id: number): Promise<CartAddressInput> {
  const { countryCode, region, vatId, ...same } = await requireSavedAddress(ctx, id)
  return { ...same, country_code: countryCode, region: region?.code ?? null, vat_id: vatId }
}

/** @throws AppError ADDRESS_MISSING, ADDRESS_AMBIGUOUS, CUSTOMER_NOT_AUTHORIZED, ADDRESS_NOT_FOUND [R2.83, A111] */
export async function requireChosenAddress(
  ctx: Context,
  choice: AddressChoice,
  kind: 'shipping' | 'billing',
): Promise<CartAddressInput> {
  const bookId = choice.customer_address_id || decodeNumericUid(choice.customer_address_uid ?? '')
  const isFromBook = Boolean(choice.customer_address_id) || Boolean(choice.customer_address_uid)
  if (choice.address && isFromBook) throw fail('ADDRESS_AMBIGUOUS', { kind })
  if (isFromBook && ctx.viewer.customerId === undefined) throw fail('CUSTOMER_NOT_AUTHORIZED')
  if (isFromBook) return fromBook(ctx, bookId ?? 0)
  if (!choice.address) throw fail('ADDRESS_MISSING', { kind })
  return choice.address
}

const MAX_NOTES_LENGTH = 500

async function parseShippingAddress(ctx: Context, input: ShippingAddressInput): Promise<StoredAddress> {
  const address = parseAddress(await requireChosenAddress(ctx, input, 'shipping'), ctx.brand)
  if (!input.customer_notes) return address
  const customerNotes = cleanText(input.customer_notes, MAX_NOTES_LENGTH)
  if (customerNotes === undefined) throw customerError('FIELD_NOT_VALID', { label: 'note' })
  return { ...address, customerNotes: customerNotes || null }
}

/** What Magento's clients send for collection: the store is chosen and every line is collected. [A112] */
async function collectEverything(
  ctx: Context,
  trx: Transaction<Database>,
  cart: CartRow,
  { pickup_location_code: code, address }: ShippingAddressInput,
): Promise<void> {
  const store = await requireStoreOfCode(ctx, code ?? '')
  const lines = await linesOf(trx, cart)
  const ids = lines.flatMap((line) => (line.gift_card ? [] : [line.id]))
  if (ids.length > 0) await setFulfilment(trx, cart.id, 'clickncollect', ids)
  const { firstname = '', lastname = '' } = address ?? {}
  await updateCart(trx, cart.id, {
    preferred_store_code: store.store_code,
    is_fulfilment_auto_updated: false,
    shipping_address: toStoreAddress(store, { firstname, lastname }),
  })
  if (ctx.viewer.customerId !== undefined) await rememberStore(trx, ctx.viewer.customerId, store.store_code)
}

/**
 * @throws AppError as changeCart, parseAddress and requireStoreOfCode; ONE_SHIPPING_ADDRESS
 * [R7.74, R4.37, R4.40, R1.26]
 */
export async function setShippingAddressesOnCart(
  ctx: Context,
  { input }: MutationSetShippingAddressesOnCartArgs,
): Promise<SetShippingAddressesOnCartOutput> {
  const [first, ...more] = (input?.shipping_addresses ?? []).filter((entry) => entry !== null)
  if (input && !first) throw fail('PARAMETER_MISSING', { name: 'shipping_addresses' })
  if (more.length > 0) throw fail('ONE_SHIPPING_ADDRESS')
  const cart = await changeCart(ctx, input?.cart_id ?? '', async (trx, locked) => {
    requireGuestSecret(ctx, locked)
    if (first?.pickup_location_code) await collectEverything({ ...ctx, db: trx }, trx, locked, first)
    else if (first) await setShippingAddress(trx, ctx, locked, await parseShippingAddress({ ...ctx, db: trx }, first))
  })
  return { cart }
}
