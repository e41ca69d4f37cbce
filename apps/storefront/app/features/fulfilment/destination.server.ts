import { parsePostcode } from '@welt/kit/text/patterns'
import type { CountryCodeEnum } from '#app/contract.generated.ts'
import { checkPostcode } from '#app/features/address/address-rules.ts'
import type { AddressValues } from '#app/features/address/address-values.ts'
import { AddressSuggestionsDocument } from '#app/features/address/localities.generated.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { rememberedDelivery } from '#app/session/delivery-postcode.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { DeliveryPlaceDocument, OwnDestinationDocument } from './destination.generated.ts'
import { servedCountries } from './estimate.server.ts'

/** Where parcels go, before there is an address. */
export interface Destination {
  readonly country: CountryCodeEnum
  /** As typed; '' when unknown. */
  readonly postcode: string
  /** "Richmond VIC 3121" */
  readonly place: string | undefined
  readonly error?: string | undefined
}

/** What the shopper gave last. */
export function rememberedDestination(ctx: RequestContext): Destination | undefined {
  const known = rememberedDelivery(ctx)
  const country = servedCountries(ctx).find(({ code }) => code === known?.country)?.code
  return known && country ? { ...known, country } : undefined
}

async function ownDestination(ctx: RequestContext): Promise<Destination | undefined> {
  const answer = await fetchPrivate(ctx, OwnDestinationDocument, {})
  const address = withoutNulls(answer.data?.customer?.addresses).find(({ default_shipping }) => default_shipping)
  const country = servedCountries(ctx).find(({ code }) => code === address?.country_code)?.code
  const postcode = parsePostcode(address?.postcode ?? '')
  return country && postcode ? { country, postcode, place: postcode } : undefined
}

/** Of a valid address. */
export function destinationOf({ country, city, region, postcode: typed }: AddressValues): Destination {
  const postcode = parsePostcode(typed) ?? ''
  return {
    country: country as CountryCodeEnum,
    postcode,
    place: [city.trim(), region, postcode].filter(Boolean).join(' '),
  }
}

/** As remembered, else the account's default address. */
export async function knownDestination(ctx: RequestContext): Promise<Destination | undefined> {
  return rememberedDestination(ctx) ?? (ctx.session.token ? ownDestination(ctx) : undefined)
}

/** "Richmond VIC 3121" where a postcode has one suburb, else "VIC 3121" or the postcode. */
async function placeAbroad(ctx: RequestContext, country: CountryCodeEnum, postcode: string): Promise<string> {
  const answer = await fetchPrivate(ctx, AddressSuggestionsDocument, { search: postcode, country })
  const found = (answer.data?.addressSuggestions ?? []).filter((one) => one.postcode === postcode)
  const [first] = found
  if (!first) return postcode
  const city = found.length === 1 && first.city !== first.region ? first.city : undefined
  return [city, first.region, postcode].filter(Boolean).join(' ')
}

/** The server says which postcodes of the site's own country it serves; without its answer any may be used. */
async function placeAtHome(ctx: RequestContext, postcode: string): Promise<Pick<Destination, 'place' | 'error'>> {
  const answer = await fetchPrivate(ctx, DeliveryPlaceDocument, { postcode })
  const found = answer.data?.deliveryPlace
  if (!found) return { place: postcode }
  return found.is_served
    ? { place: found.label }
    : { place: undefined, error: found.message ?? 'We don’t deliver to this address yet.' }
}

export async function typedDestination(
  ctx: RequestContext,
  typed: string,
  wanted: string | null = null,
): Promise<Destination> {
  const { code: country = ctx.brand.country } = servedCountries(ctx).find(({ code }) => code === wanted) ?? {}
  const postcode = parsePostcode(typed) ?? typed.trim().slice(0, 20)
  const error = checkPostcode(postcode, country)
  if (error) return { country, postcode, place: undefined, error }
  if (country === ctx.brand.country) return { country, postcode, ...(await placeAtHome(ctx, postcode)) }
  return { country, postcode, place: await placeAbroad(ctx, country, postcode) }
}
