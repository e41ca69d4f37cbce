import { toAddressInput } from '#app/features/address/address-rules.ts'
import type { AddressValues } from '#app/features/address/address-values.ts'
import { changeCart } from '#app/features/cart/change-cart.server.ts'
import type { GraphqlResult } from '#app/graphql/result.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import {
  SetAuthorityToLeaveDocument,
  SetBillingAddressOnCartDocument,
  SetShippingAddressesOnCartDocument,
  SetShippingMethodsOnCartDocument,
} from '../checkout.generated.ts'
import { loadCheckoutCart } from '../load-checkout-cart.server.ts'
import { type CheckoutCall, NOW_DELIVERED, type Problem, problemOf } from '../messages.ts'

interface Details {
  readonly shipping: AddressValues
  /** Undefined: the same as the delivery address. */
  readonly billing: AddressValues | undefined
  /** `<carrier>/<method>`; '' lets the server choose the first. */
  readonly method: string
  readonly instructions: string | undefined
}

/** Another tab may have added goods since the form was rendered. */
export async function setBilling(
  ctx: RequestContext,
  cartId: string,
  address: AddressValues,
): Promise<Problem | undefined> {
  const input = { cart_id: cartId, billing_address: { address: toAddressInput(address) } }
  const answer = await changeCart(ctx, cartId, SetBillingAddressOnCartDocument, { input })
  if (answer.ok) return undefined
  const current = answer.failure.kind === 'user' ? await loadCheckoutCart(ctx) : undefined
  return current?.kind === 'cart' && !current.cart.isVirtual && !current.cart.isPickupOnly
    ? NOW_DELIVERED
    : problemOf(answer.failure, 'setBillingAddressOnCart')
}

interface CartChange {
  readonly call: CheckoutCall
  readonly send: () => Promise<GraphqlResult<unknown>>
}

function changesOf(ctx: RequestContext, cartId: string, details: Details): readonly CartChange[] {
  const cart_id = cartId
  const change = <Input>(
    call: CheckoutCall,
    document: TypedDocument<unknown, { input: Input }>,
    input: Input,
  ): CartChange => ({ call, send: () => changeCart(ctx, cartId, document, { input }) })
  const { shipping, billing, instructions } = details
  const [carrier_code, method_code] = details.method.split('/')
  return [
    change('setShippingAddressesOnCart', SetShippingAddressesOnCartDocument, {
      cart_id,
      shipping_addresses: [{ address: toAddressInput(shipping) }],
    }),
    change('setBillingAddressOnCart', SetBillingAddressOnCartDocument, {
      cart_id,
      billing_address: billing ? { address: toAddressInput(billing) } : { same_as_shipping: true },
    }),
    ...(carrier_code && method_code
      ? [
          change('setShippingMethodsOnCart', SetShippingMethodsOnCartDocument, {
            cart_id,
            shipping_methods: [{ carrier_code, method_code }],
          }),
        ]
      : []),
    ...(shipping.country === 'AU'
      ? [
          change('setAuthorityToLeave', SetAuthorityToLeaveDocument, {
            cart_id,
            checked: instructions !== undefined,
            ...(instructions ? { instructions } : {}),
          }),
        ]
      : []),
  ]
}

/** In sequence, as each call depends on the one before. */
export async function setDetails(ctx: RequestContext, cartId: string, details: Details): Promise<Problem | undefined> {
  for (const { send, call } of changesOf(ctx, cartId, details)) {
    const answer = await send()
    if (!answer.ok) return problemOf(answer.failure, call)
  }
  return undefined
}
