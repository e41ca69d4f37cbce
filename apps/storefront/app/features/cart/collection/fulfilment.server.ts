import type { ShippingMethodOption } from '#app/contract.generated.ts'
import type { GraphqlResult } from '#app/graphql/result.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import {
  SetNomineeDetailsDocument,
  SetPreferredStoreDocument,
  SetShippingMethodOptionDocument,
  SetShippingMethodOptionsDocument,
  UnsetPreferredStoreDocument,
} from '../cart.generated.ts'
import { type CartChange, isCartLost, NO_CART } from '../cart.server.ts'
import { changeCart } from '../change-cart.server.ts'
import { collectionMessages } from './messages.ts'
import type { Nominee } from './nominee.ts'

async function change<Input extends object>(
  ctx: RequestContext,
  call: keyof typeof collectionMessages,
  document: TypedDocument<unknown, { input: Input & { cart_id: string } }>,
  input: Input,
): Promise<CartChange> {
  const cartId = findCartId(ctx)
  if (!cartId) return NO_CART
  const answer: GraphqlResult<unknown> = await changeCart(ctx, cartId, document, {
    input: { ...input, cart_id: cartId },
  })
  if (answer.ok) return { isDone: true, setCookies: [] }
  const { failure } = answer
  const message = failure.kind === 'user' ? failure.message : collectionMessages[call]
  return { isDone: false, message, isCartLost: isCartLost(failure), setCookies: [] }
}

/** [R7.103, R8.34] */
export const chooseWay = (ctx: RequestContext, uid: string, way: ShippingMethodOption): Promise<CartChange> =>
  change(ctx, 'setShippingMethodOption', SetShippingMethodOptionDocument, {
    cart_item_uid: uid,
    shipping_method_option: way,
  })

/** All or none. [R8.34] */
export const chooseWays = (
  ctx: RequestContext,
  uids: readonly string[],
  way: ShippingMethodOption,
): Promise<CartChange> =>
  change(ctx, 'setShippingMethodOption', SetShippingMethodOptionsDocument, {
    options: uids.map((uid) => ({ cart_item_uid: uid, shipping_method_option: way })),
  })

/** [R7.105, R8.35] */
export const setStore = (ctx: RequestContext, storeId: string): Promise<CartChange> =>
  change(ctx, 'setPreferredStore', SetPreferredStoreDocument, { store_id: storeId })

/** Every line becomes a delivery. [R7.107, R8.38] */
export const unsetStore = (ctx: RequestContext): Promise<CartChange> =>
  change(ctx, 'unsetPreferredStore', UnsetPreferredStoreDocument, {})

/** Expects checked values. [R7.108, R8.37] */
export const saveNominee = (ctx: RequestContext, { firstName, lastName, phone }: Nominee): Promise<CartChange> =>
  change(ctx, 'setNomineeDetails', SetNomineeDetailsDocument, {
    nominee_first_name: firstName.trim() || null,
    nominee_last_name: lastName.trim() || null,
    nominee_phone: phone.trim(),
  })
