import type { Transaction } from 'kysely'
import { type PricedCart, pricerOf, setShippingAddress, updateCart } from '#modules/cart'
import { methodNotFound } from '#modules/fulfilment'
import type { Context } from '#src/platform/context'
import type { ShippingMethodInput } from '#src/platform/contract/contract.generated'
import type { Database } from '#src/platform/database'
import type { CartRow, StoredAddress } from '#tables/cart'

interface WalletChoice {
  readonly address?: StoredAddress | undefined
  readonly method?: ShippingMethodInput | null | undefined
  /** Without a given method, the cart's stays; otherwise the first is chosen. */
  readonly preservesMethod?: boolean
}

/** A cart with nothing to deliver takes neither. @throws AppError CARRIER_NOT_FOUND [R7.92, R7.94] */
export async function putOnCart(
  trx: Transaction<Database>,
  ctx: Pick<Context, 'brand' | 'ports' | 'memo' | 'sharedLoads'>,
  cart: CartRow,
  { address, method, preservesMethod = false }: WalletChoice,
): Promise<PricedCart> {
  const price = await pricerOf(trx, ctx, cart)
  const before = price()
  if (!before.groups.some(({ kind }) => kind === 'delivery')) return before
  const priced = address ? price(undefined, await setShippingAddress(trx, ctx, cart, address)) : before
  if (!method && preservesMethod && priced.shipping) return priced
  const option = method
    ? priced.shippingOptions.find(
        ({ carrierCode, methodCode }) => carrierCode === method.carrier_code && methodCode === method.method_code,
      )
    : priced.shippingOptions[0]
  if (method && !option) throw methodNotFound(method)
  const chosen = await updateCart(trx, cart.id, {
    shipping_country: priced.country,
    carrier_code: option?.carrierCode ?? null,
    method_code: option?.methodCode ?? null,
  })
  return price(undefined, chosen)
}
