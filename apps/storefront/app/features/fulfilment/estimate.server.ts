import type { DeliveryEstimate } from '#app/features/bag/bag-summary.tsx'
import type { WireMethod } from '#app/features/bag/operations.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { Visit } from '#app/session/visit.ts'
import { type DeliveryMethod, toDeliveryMethod } from './delivery-methods.ts'

const METHOD_FIELDS = 'carrier_code carrier_title method_code method_title amount { value } estimated_from estimated_to'

/** One read for all countries the site ships to; aliases are the country codes. */
const estimateDocument = (countries: readonly string[]): string => `mutation estimateShippingMethods($cartId: String!) {
  ${countries.map((code) => `${code}: estimateShippingMethods(input: { cart_id: $cartId, address: { country_code: ${code} } }) { ${METHOD_FIELDS} }`).join('\n  ')}
}`

/** Delivery methods by country code; a country without any has an empty list. @source R7.88 */
export async function estimateMethods(
  visit: Visit,
  cartId: string,
  countries: readonly string[] = visit.brand.shipsTo,
): Promise<Readonly<Record<string, readonly DeliveryMethod[]>>> {
  const answer = await fetchPrivate<Record<string, readonly WireMethod[] | null>>(visit, estimateDocument(countries), { cartId })
  const data = answer.data ?? {}
  return Object.fromEntries(countries.map((code) => [code, (data[code] ?? []).flatMap((method) => toDeliveryMethod(method) ?? [])]))
}

/** What delivery to the site's own country would cost by its default method; undefined when the shop cannot say. */
export async function estimateDelivery(visit: Visit, cartId: string): Promise<DeliveryEstimate | undefined> {
  const { brand } = visit
  const method = (await estimateMethods(visit, cartId, [brand.country]))[brand.country]?.[0]
  const threshold = brand.thresholds.find(
    ({ code, country, requiresLogin }) => code === brand.defaultShippingMethod && country === brand.country && !requiresLogin,
  )
  return method && { cents: method.cents, title: method.title, promise: method.promise, thresholdCents: threshold?.thresholdCents }
}
