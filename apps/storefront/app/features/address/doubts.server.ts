import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type AddressPrefix, CONFIRMED_PLACE, type PlaceDoubt } from './address-rules.ts'
import type { AddressValues } from './address-values.ts'
import { AddressDoubtDocument } from './doubts.generated.ts'

const placeOf = (prefix: AddressPrefix, { city, region, postcode }: AddressValues) =>
  [prefix, city, region, postcode].join('|')

async function findDoubt(
  ctx: RequestContext,
  prefix: AddressPrefix,
  values: AddressValues,
): Promise<PlaceDoubt | undefined> {
  const { city, region, postcode } = values
  const country = values.country === 'NZ' ? 'NZ' : 'AU'
  const answer = await fetchPrivate(ctx, AddressDoubtDocument, {
    city,
    region: country === 'AU' ? region : null,
    postcode,
    country,
  })
  const meant = answer.data?.addressDoubt
  if (!meant) return undefined
  return {
    prefix,
    typed: placeOf(prefix, values),
    label: meant.label,
    meant: [meant.city, meant.region, meant.postcode ?? postcode].join('|'),
  }
}

/** Empty when the lookup fails: a suburb never blocks a form. [decision 76] */
export async function findDoubts(
  ctx: RequestContext,
  form: FormData,
  addresses: readonly (readonly [prefix: AddressPrefix, values: AddressValues])[],
): Promise<readonly PlaceDoubt[]> {
  const isCorrected = form.has('meant') || form.has('billing_meant')
  const confirmed = isCorrected ? [] : form.getAll(CONFIRMED_PLACE)
  const unsettled = addresses.filter(
    ([prefix, values]) => !form.has(`${prefix}meant`) && !confirmed.includes(placeOf(prefix, values)),
  )
  const doubts = await Promise.all(unsettled.map(([prefix, values]) => findDoubt(ctx, prefix, values)))
  return doubts.filter((doubt) => doubt !== undefined)
}
