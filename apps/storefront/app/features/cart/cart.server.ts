import type {
  CartItemUpdateInput,
  EnteredOptionInput,
  GiftCardOptionsInput,
  ShippingMethodOption,
} from '#app/contract.generated.ts'
import { fetchPrivate, type GraphqlFailure, type GraphqlResult } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { userErrorCode } from '#app/graphql/other-servers/messages.ts'
import { messageOf } from '#app/graphql/result.ts'
import { CreateEmptyCartDocument } from '#app/middleware/session.generated.ts'
import { deliveryPostcode } from '#app/session/delivery-postcode.ts'
import { globalEffectOf } from '#app/session/error-policy.ts'
import { cartCookies, findCartId, guestSecretFor } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { storeFrom } from '#app/session/store-from.ts'
import {
  AddProductsToCartDocument,
  AddSizeToCartDocument,
  CartDocument,
  type CartQuery,
  CustomerCartDocument,
  GrandTotalDocument,
  RemoveItemFromCartDocument,
  UpdateCartItemsDocument,
} from './cart.generated.ts'
import { type CartView, toCartView } from './cart-model.ts'
import { changeCart } from './change-cart.server.ts'
import { applyWaitingReward } from './codes/waiting-reward.server.ts'
import { type CartCall, cartMessages } from './messages.ts'

/** `lost`: the cart cookies must be dropped. */
export type CartAnswer =
  | { readonly kind: 'cart'; readonly cartView: CartView }
  | { readonly kind: 'none' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly message: string; readonly isUnavailable: boolean }

interface WrongField {
  readonly field: string
  readonly message: string
}

export interface CartChange {
  readonly isDone: boolean
  /** Set on failure or partial success. */
  readonly message?: string
  readonly code?: string
  /** Maximum quantity; set when more was requested. */
  readonly mostCount?: number
  /** Set when the failed call returned no message. */
  readonly failedCall?: CartCall
  readonly wrongFields?: readonly WrongField[]
  readonly cartView?: CartView
  readonly isCartLost?: boolean
  readonly setCookies: readonly string[]
}

/** [R8.33] */
export const hasNoInventory = ({ ok, data }: GraphqlResult<CartQuery>) => !ok && !data?.liveInventoryCheck

async function readCart(ctx: RequestContext, cartId: string): Promise<CartAnswer> {
  const answer = await fetchPrivate(ctx, CartDocument, { cartId, ...deliveryPostcode(ctx), ...storeFrom(ctx) })
  // Vanished items and an unavailable inventory are reported as errors beside a valid cart.
  if (answer.data?.cart)
    return {
      kind: 'cart',
      cartView: toCartView(answer.data.cart, answer.data.liveInventoryCheck, hasNoInventory(answer)),
    }
  if (answer.ok) return { kind: 'lost' }
  if (isCartLost(answer.failure)) return { kind: 'lost' }
  const { failure } = answer
  const isUnavailable = failure.kind === 'network' || (failure.status ?? 0) >= 500
  return { kind: 'failed', message: messageOf(failure, cartMessages.cart), isUnavailable }
}

/** From another device; undefined if empty. */
async function findOwnCart(ctx: RequestContext): Promise<string | undefined> {
  if (!ctx.session.token) return undefined
  const answer = await fetchPrivate(ctx, CustomerCartDocument, {})
  const cart = answer.data?.customerCart
  return cart && cart.total_quantity > 0 ? cart.id : undefined
}

/** Falls back to the customer's cart from another device. */
export async function loadCart(ctx: RequestContext): Promise<CartAnswer> {
  const cartId = findCartId(ctx)
  const current: CartAnswer = cartId ? await readCart(ctx, cartId) : { kind: 'none' }
  if (current.kind !== 'none' && current.kind !== 'lost') return current
  const own = await findOwnCart(ctx)
  if (!own || own === cartId) return current
  ctx.response.addCookies(...cartCookies(ctx, own, guestSecretFor(ctx)))
  return readCart(ctx, own)
}

/** Gone, ordered, or of another site or browser: its cookies must be dropped. [R4.32, R8.64, R8.65, A107] */
export function isCartLost(failure: GraphqlFailure): boolean {
  const effect = globalEffectOf(failure)
  return effect === 'reset-cart' || effect === 'force-logout' || failure.code === 'CART_OF_OTHER_WEBSITE'
}

export interface CartAccess {
  readonly cartId: string
  readonly guestSecret: string
  readonly isNew: boolean
}

async function createCart(ctx: RequestContext): Promise<CartAccess | GraphqlFailure> {
  const guestSecret = guestSecretFor(ctx)
  const answer = await fetchPrivate(ctx, CreateEmptyCartDocument, {}, { guestSecret })
  if (!answer.ok) return answer.failure
  const cartId = answer.data.createEmptyCart
  return cartId ? { cartId, guestSecret, isNew: true } : { kind: 'graphql', message: '' }
}

/** Creates a cart when the browser has none. */
export async function requireCart(ctx: RequestContext): Promise<CartAccess | GraphqlFailure> {
  const cartId = findCartId(ctx)
  return cartId && ctx.guestSecret ? { cartId, guestSecret: ctx.guestSecret, isNew: false } : createCart(ctx)
}

export const isCartFailure = (value: CartAccess | GraphqlFailure): value is GraphqlFailure => 'message' in value

const failed = (call: CartCall): CartChange => ({
  isDone: false,
  message: cartMessages[call],
  failedCall: call,
  setCookies: [],
})

function refused(failure: GraphqlFailure, call: CartCall): CartChange {
  if (failure.kind !== 'user') return { ...failed(call), isCartLost: isCartLost(failure) }
  const { message, code } = failure
  return { isDone: false, message, ...(code ? { code } : {}), isCartLost: isCartLost(failure), setCookies: [] }
}

export interface AddRequest {
  readonly sku: string
  readonly optionUid: string
  readonly quantity: number
  readonly entered?: EnteredOptionInput[]
}

function wrongFieldsOf(
  errors: readonly { readonly message: string; readonly field?: string | null }[],
): readonly WrongField[] {
  return errors.flatMap(({ field, message }) => (field ? [{ field, message }] : []))
}

function mostOf(error: object): Pick<CartChange, 'mostCount'> {
  return 'quantity' in error && typeof error.quantity === 'number' ? { mostCount: error.quantity } : {}
}

/** In major units. */
async function grandTotal(ctx: RequestContext, access: CartAccess): Promise<number | undefined> {
  if (access.isNew) return 0
  const answer = await fetchPrivate(ctx, GrandTotalDocument, { cartId: access.cartId })
  return answer.ok ? (answer.data.cart?.prices?.grand_total?.value ?? undefined) : undefined
}

/** User errors reject the addition only when the grand total did not change. [R8.67, A54, A86] */
async function addToCart(
  ctx: RequestContext,
  request: AddRequest,
  access: CartAccess | GraphqlFailure,
): Promise<CartChange> {
  if (isCartFailure(access)) return { ...refused(access, 'createEmptyCart'), isCartLost: false }
  const { cartId, guestSecret } = access
  const before = await grandTotal(ctx, access)
  const { sku, quantity, optionUid, entered } = request
  const item = {
    sku,
    quantity,
    selected_options: optionUid ? [optionUid] : [],
    ...(entered ? { entered_options: entered } : {}),
  }
  const answer = await changeCart(
    ctx,
    cartId,
    AddProductsToCartDocument,
    { cartId, cartItems: [item] },
    { guestSecret },
  )
  if (!answer.ok) return refused(answer.failure, 'addProductsToCart')
  const added = answer.data.addProductsToCart
  if (!added) return failed('addProductsToCart')
  const cart: typeof added.cart | null = added.cart
  const errors = withoutNulls(added.user_errors)
  const isDone = errors.length === 0 || (before !== undefined && cart?.prices?.grand_total?.value !== before)
  const [error] = errors
  const problem = error
    ? { message: error.message, code: userErrorCode(error), wrongFields: wrongFieldsOf(errors), ...mostOf(error) }
    : {}
  if (cart && isDone) {
    ctx.recordEvent({ kind: 'add', sku, quantity })
    await applyWaitingReward(ctx, cartId, guestSecret)
  }
  const given = cart ? { cartView: toCartView(cart) } : { message: error?.message ?? cartMessages.addProductsToCart }
  return { isDone: isDone && cart !== null, ...problem, ...given, setCookies: cartCookies(ctx, cartId, guestSecret) }
}

/** [R8.67, A86] */
const lacksCart = ({ isDone, isCartLost, code }: CartChange) => !isDone && (isCartLost || code === 'CART_ID_MISSING')

/** Creates the cart if there is none or the old one is gone. [R5.04, R5.05] */
export async function addFormToCart(ctx: RequestContext, request: AddRequest): Promise<CartChange> {
  const added = await addToCart(ctx, request, await requireCart(ctx))
  return lacksCart(added) ? { ...(await addToCart(ctx, request, await createCart(ctx))), isCartLost: false } : added
}

export const NO_CART: CartChange = { isDone: false, message: 'Your bag is empty', isCartLost: true, setCookies: [] }

/** [R7.71, R7.72] */
async function updateLine(ctx: RequestContext, change: CartItemUpdateInput): Promise<CartChange> {
  const cartId = findCartId(ctx)
  if (!cartId) return NO_CART
  const answer = await changeCart(ctx, cartId, UpdateCartItemsDocument, {
    input: { cart_id: cartId, cart_items: [change] },
  })
  if (!answer.ok) return refused(answer.failure, 'updateCartItems')
  const updated = answer.data.updateCartItems
  if (!updated) return failed('updateCartItems')
  const errors = withoutNulls(updated.errors)
  const [error] = errors
  const problem = error ? { message: error.message, wrongFields: wrongFieldsOf(errors) } : {}
  const cart: typeof updated.cart | null = updated.cart
  if (!cart) return error ? { isDone: false, ...problem, setCookies: [] } : failed('updateCartItems')
  return { isDone: !error, ...problem, cartView: toCartView(cart), setCookies: [] }
}

export function updateQuantity(ctx: RequestContext, uid: string, quantity: number): Promise<CartChange> {
  return updateLine(ctx, { cart_item_uid: uid, quantity })
}

/** [R7.72] */
export function updateGiftCard(ctx: RequestContext, uid: string, giftCard: GiftCardOptionsInput): Promise<CartChange> {
  return updateLine(ctx, { cart_item_uid: uid, gift_card: giftCard })
}

export async function removeLine(ctx: RequestContext, uid: string): Promise<CartChange> {
  const cartId = findCartId(ctx)
  if (!cartId) return NO_CART
  const answer = await changeCart(ctx, cartId, RemoveItemFromCartDocument, {
    input: { cart_id: cartId, cart_item_uid: uid },
  })
  if (!answer.ok) return refused(answer.failure, 'removeItemFromCart')
  const removed = answer.data.removeItemFromCart
  return removed?.cart
    ? { isDone: true, cartView: toCartView(removed.cart), setCookies: [] }
    : failed('removeItemFromCart')
}

export interface SizeChange {
  readonly uid: string
  readonly sku: string
  readonly optionUid: string
  readonly quantity: number
  /** Carried to the new size. [R4.48] */
  readonly way?: ShippingMethodOption | undefined
}

/** Adds the new size first and removes the old line only on success. [R4.45-R4.47, A113] */
export async function changeSize(ctx: RequestContext, change: SizeChange): Promise<CartChange> {
  const cartId = findCartId(ctx)
  if (!cartId) return NO_CART
  const { sku, quantity, optionUid, way } = change
  const item = { sku, quantity, selected_options: [optionUid], ...(way && { shipping_method_option: way }) }
  const cartItems = [item]
  const answer = await changeCart(ctx, cartId, AddSizeToCartDocument, { cartId, cartItems })
  if (!answer.ok) return refused(answer.failure, 'addProductsToCart')
  const added = answer.data.addProductsToCart
  if (!added) return failed('addProductsToCart')
  const [error] = withoutNulls(added.user_errors)
  if (error) return { isDone: false, message: error.message, code: userErrorCode(error), setCookies: [] }
  return removeLine(ctx, change.uid)
}
