import { parsePostcode } from '@welt/kit/text/patterns'
import type { CountryCodeEnum } from '#app/contract.generated.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type DeliveryMethod, toDeliveryMethod } from './delivery-methods.ts'
import { EstimateShippingMethodsDocument } from './estimate.generated.ts'

/** Empty where the site does not deliver, undefined on failure. */
export type MethodsByCountry = Readonly<Record<string, readonly DeliveryMethod[] | undefined>>

/** Undefined on failure. [R7.88] */
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

/** The site's own country first. */
export const servedCountries = ({ settings }: RequestContext) =>
  settings.countries.filter(({ isDeliveredTo }) => isDeliveredTo)

/** For the known place, and for the other countries as a whole. [R7.88] */
export async function estimateMethods(
  ctx: RequestContext,
  cartId: string,
  known: { readonly country: string; readonly postcode: string } | undefined,
): Promise<MethodsByCountry> {
  const postcodeIn = (code: string) => (known?.country === code ? parsePostcode(known.postcode) : undefined)
  const entries = servedCountries(ctx).map(
    async ({ code }) => [code, await estimateFor(ctx, cartId, code, postcodeIn(code))] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
