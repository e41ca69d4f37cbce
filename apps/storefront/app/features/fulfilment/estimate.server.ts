import type { DeliveryEstimate } from '#app/features/cart/cart-summary.tsx'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { CountryCodeEnum } from '#app/graphql/contract.generated.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { ownThreshold } from '#app/session/site/site-settings.ts'
import { type DeliveryMethod, toDeliveryMethod } from './delivery-methods.ts'
import { EstimateShippingMethodsDocument } from './estimate.generated.ts'

/** Delivery methods by country code: none where the shop does not deliver, undefined where it could not be loaded. */
export type MethodsByCountry = Readonly<Record<string, readonly DeliveryMethod[] | undefined>>

/** What delivery could be. [R7.88] */
export async function estimateMethods(
  ctx: RequestContext,
  cartId: string,
  countries: readonly CountryCodeEnum[] = ctx.settings.countries.filter(({ isDeliveredTo }) => isDeliveredTo).map(({ code }) => code),
): Promise<MethodsByCountry> {
  const entries = countries.map(async (country) => {
    const answer = await fetchPrivate(ctx, EstimateShippingMethodsDocument, { cartId, country })
    const methods = answer.data?.estimateShippingMethods
    return [country, methods ? withoutNulls(methods).flatMap((method) => toDeliveryMethod(method) ?? []) : undefined] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * When delivery to the site's own country would arrive, and from where on it is free; undefined when the shop cannot
 * say.
 */
export async function estimateDelivery(ctx: RequestContext, cartId: string): Promise<DeliveryEstimate | undefined> {
  const { brand, settings, session } = ctx
  const method = (await estimateMethods(ctx, cartId, [brand.country]))[brand.country]?.[0]
  const threshold = ownThreshold(brand, settings)
  const isReachable = threshold && (!threshold.requiresLogin || session.token !== undefined)
  return method && { promise: method.promise, thresholdCents: isReachable ? threshold.thresholdCents : undefined }
}
