import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { CountryCodeEnum } from '#app/graphql/contract.generated.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type DeliveryMethod, toDeliveryMethod } from './delivery-methods.ts'
import { EstimateShippingMethodsDocument } from './estimate.generated.ts'

/** Delivery methods by country code: none where the shop does not deliver, undefined where it could not be loaded. */
export type MethodsByCountry = Readonly<Record<string, readonly DeliveryMethod[] | undefined>>

/** What delivery to a country could be; undefined where it could not be loaded. [R7.88] */
export async function estimateFor(
  ctx: RequestContext,
  cartId: string,
  country: CountryCodeEnum,
  postcode?: string,
): Promise<readonly DeliveryMethod[] | undefined> {
  const answer = await fetchPrivate(ctx, EstimateShippingMethodsDocument, { cartId, country, postcode })
  const methods = answer.data?.estimateShippingMethods
  return methods ? withoutNulls(methods).flatMap((method) => toDeliveryMethod(method) ?? []) : undefined
}

/** Countries that the site delivers to, its own first. */
export const servedCountries = ({ settings }: RequestContext) =>
  settings.countries.filter(({ isDeliveredTo }) => isDeliveredTo)

/** What delivery to each country of the site could be. [R7.88] */
export async function estimateMethods(ctx: RequestContext, cartId: string): Promise<MethodsByCountry> {
  const entries = servedCountries(ctx).map(async ({ code }) => [code, await estimateFor(ctx, cartId, code)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
