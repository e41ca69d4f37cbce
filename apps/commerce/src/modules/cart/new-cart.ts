import { randomInt } from 'node:crypto'
import type { Brand } from '@welt/brands'
import { findBrandByStoreCode } from '@welt/brands'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import { hashGuestSecret, isCartId } from './access.ts'
import { fail } from './errors.ts'
import { copyAccountEmail, findActiveCartOf, insertCart } from './store.ts'
import type { CartRow } from './tables.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 32

/** 190 random bits. */
function newCartId(): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

function parseCartId(cartId: string): string {
  if (!isCartId(cartId)) throw fail('CART_ID_LENGTH')
  return cartId
}

/** @throws AppError STORE_NOT_FOUND [R7.68, A71] */
export function parseStoreCode(encoded: string): Brand {
  const storeCode = Buffer.from(encoded, 'base64').toString('utf8')
  const brand = findBrandByStoreCode(storeCode)
  if (!brand) throw fail('STORE_NOT_FOUND', { storeCode: encoded.slice(0, 64) })
  return brand
}

type Maker = Pick<Context, 'db' | 'viewer'>

/** Creates the cart if there is none. [R7.67, R3.09, R4.35] */
export async function openCustomerCart(ctx: Maker, brand: Brand, customerId: number): Promise<CartRow> {
  const find = () => findActiveCartOf(ctx.db, customerId, brand.websiteId)
  const cart = {
    id: newCartId(),
    websiteId: brand.websiteId,
    currency: brand.currency,
    customerId,
    guestSecretHash: undefined,
  }
  const opened = (await find()) ?? (await insertCart(ctx.db, cart)) ?? (await find())
  if (!opened) throw fail('CART_NOT_ACTIVE')
  return copyAccountEmail(ctx.db, opened)
}

/**
 * Always for delivery, whatever the preferred store; separate from the customer's own cart.
 * @throws AppError EXPRESS_OFF [R3.112]
 */
export async function openExpressCart(ctx: Context): Promise<CartRow> {
  const { brand, viewer, db } = ctx
  if (!(await settingsOfRequest(ctx)).isExpressProductPageEnabled) throw fail('EXPRESS_OFF')
  const { customerId, guestSecret } = viewer
  const cart = await insertCart(db, {
    id: newCartId(),
    websiteId: brand.websiteId,
    currency: brand.currency,
    customerId,
    guestSecretHash: customerId === undefined && guestSecret ? hashGuestSecret(guestSecret) : undefined,
    isExpress: true,
  })
  if (!cart) throw fail('CART_NOT_ACTIVE')
  return customerId === undefined ? cart : copyAccountEmail(db, cart)
}

/**
 * With a guest secret, a client's own id is ignored.
 * @throws AppError CART_ID_LENGTH, CART_ID_TAKEN [R7.68]
 */
export async function openCart(ctx: Maker, brand: Brand, wantedId?: string): Promise<CartRow> {
  const { customerId, guestSecret } = ctx.viewer
  if (customerId !== undefined) return openCustomerCart(ctx, brand, customerId)
  const givenId = wantedId === undefined ? undefined : parseCartId(wantedId)
  const id = guestSecret || !givenId ? newCartId() : givenId
  const guestSecretHash = guestSecret ? hashGuestSecret(guestSecret) : undefined
  const cart = await insertCart(ctx.db, {
    id,
    websiteId: brand.websiteId,
    currency: brand.currency,
    customerId,
    guestSecretHash,
  })
  if (!cart) throw fail('CART_ID_TAKEN', { cartId: id })
  return cart
}
