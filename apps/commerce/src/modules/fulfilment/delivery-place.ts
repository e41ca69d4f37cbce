import type { Brand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { parsePostcode } from '@welt/kit/text/patterns'
import { countries } from '@welt/rules/countries'
import { localitiesOfPostcode, NZ_REGIONS, regionsOfPostcode } from '#modules/stores'
import type { DeliveryPlace } from '#src/platform/contract/contract.generated'

const CHATHAM_ISLANDS = 'Chatham Islands'
const OF_CHATHAM_ISLANDS: readonly string[] = ['8016', '8942']

function regionsOfNz(postcode: string): readonly string[] {
  if (OF_CHATHAM_ISLANDS.includes(postcode)) return [CHATHAM_ISLANDS]
  return (regionsOfPostcode(postcode) ?? []).filter((region) => region !== CHATHAM_ISLANDS)
}

/** All states that an Australian postcode touches, regions of one of New Zealand; none for an unknown one. */
export function regionsOf(country: CountryCode, postcode: string): readonly string[] {
  const states = [...new Set(localitiesOfPostcode(country, postcode).map(({ state }) => state))]
  return states.length > 0 || country === 'AU' ? states : regionsOfNz(postcode)
}

/** Codes of states of Australia, names of regions of New Zealand. */
export function regionsOfCountry(country: CountryCode): readonly string[] {
  const states = countries.find(({ id }) => id === country)?.regions
  return states?.map(({ code }) => code) ?? NZ_REGIONS
}

function areaOf(country: CountryCode, postcode: string, regions: readonly string[]): string {
  const localities = localitiesOfPostcode(country, postcode)
  const [only] = localities
  if (only && localities.length === 1) return country === 'AU' ? `${only.name} ${only.state}` : only.name
  if (country === 'AU') return regions.join(' or ')
  const [region] = regions
  if (region && regions.length === 1) return region
  return postcode < '7000' ? 'North Island' : 'South Island'
}

const nameOf = (country: CountryCode) => countries.find(({ id }) => id === country)?.name ?? country

const EXAMPLES: Readonly<Record<CountryCode, string>> = { AU: '3000', NZ: '6011' }

function unknownMessage({ country, shipsTo }: Brand, postcode: string): string {
  const foreign = countries.find(({ id }) => id !== country && regionsOf(id, postcode).length > 0)
  if (!foreign) return `We don’t know the postcode ${postcode}. Check its digits, or enter one near you.`
  const found = `${postcode} is a postcode in ${foreign.name}.`
  return shipsTo.includes(foreign.id)
    ? `${found} Choose ${foreign.name} as the country in your bag to see when it arrives there.`
    : `${found} We deliver in ${nameOf(country)} only; enter a postcode there.`
}

const MOST_ECHOED = 20

/** Of the site's own country. */
export function deliveryPlaceOf(brand: Brand, typed: string): DeliveryPlace {
  const { country } = brand
  const postcode = parsePostcode(typed)
  if (!postcode) {
    const shown = typed.trim().slice(0, MOST_ECHOED)
    const message = `Enter a postcode of 4 digits, such as ${EXAMPLES[country]}.`
    return { postcode: shown, label: shown, regions: [], is_served: false, message }
  }
  const regions = regionsOf(country, postcode)
  if (regions.length === 0)
    return { postcode, label: postcode, regions: [], is_served: false, message: unknownMessage(brand, postcode) }
  const label = `${areaOf(country, postcode, regions)} ${postcode}`
  return { postcode, label, regions: [...regions], is_served: true, message: null }
}
