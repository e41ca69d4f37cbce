import { shopperReferenceOf } from '#modules/customer'
import { type GatewayAddress, type HostableCharge, returnUrlOf, siteOrigin } from '#modules/payment'
import type { Context } from '#src/platform/context'
import type { StoredAddress } from '#tables/cart'
import type { MadeOrder } from './make-order.ts'
import { hasPlace } from './readiness.ts'

/** The payment service rejects incomplete addresses. */
function toGatewayAddress(address: StoredAddress | null): GatewayAddress | undefined {
  if (!address || !hasPlace(address)) return undefined
  const [street = '', ...rest] = address.street
  return {
    street,
    houseNumberOrName: rest.join(', ') || 'N/A',
    city: address.city,
    stateOrProvince: address.region?.code ?? undefined,
    postalCode: address.postcode,
    country: address.countryCode,
  }
}

/** The amount is never a client's. */
export function chargeRequestOf(
  ctx: Pick<Context, 'brand' | 'config' | 'viewer'>,
  made: MadeOrder,
  charge: NonNullable<MadeOrder['charge']>,
): HostableCharge {
  const { order, billingAddress } = made
  const { attempt, method, items } = charge
  const origin = siteOrigin(ctx.config.publicUrl, ctx.brand)
  return {
    reference: attempt.merchant_reference,
    idempotencyKey: attempt.id,
    amount: { cents: order.total_cents, currency: order.currency },
    items,
    country: billingAddress.countryCode,
    locale: ctx.brand.locale.replace('_', '-'),
    ...(method.stateData && { stateData: method.stateData }),
    ...(method.express?.paypal &&
      method.express.approval && {
        approval: { details: method.express.approval, paymentData: method.express.paypal.paymentData },
      }),
    origin,
    returnUrl: returnUrlOf(method.returnUrl, origin, attempt.merchant_reference),
    shopperEmail: order.email,
    shopperAddress: ctx.viewer.address,
    ...(order.customer_id !== null && { shopperReference: shopperReferenceOf(order.customer_id) }),
    shopper: {
      firstName: billingAddress.firstname,
      lastName: billingAddress.lastname,
      telephone: billingAddress.telephone,
    },
    billingAddress: toGatewayAddress(billingAddress),
    deliveryAddress: toGatewayAddress(order.shipping_address),
  }
}
