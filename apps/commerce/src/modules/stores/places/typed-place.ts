import type { CountryCode } from '@welt/kit/money'
import { comparableText } from '@welt/kit/text/typed-text'
import { countries } from '@welt/rules/countries'
import { NZ_REGIONS } from './nz-postcodes.ts'

/** What a shopper typed, taken apart. */
export interface TypedPlace {
  /** In comparable spelling. */
  readonly words: readonly string[]
  /** The words without a state or region at their end. */
  readonly inState: { readonly words: readonly string[]; readonly state: string } | undefined
  readonly postcode: string | undefined
  readonly country: CountryCode | undefined
}

const COUNTRY_NAMES: readonly (readonly [words: string, country: CountryCode])[] = [
  ['new zealand', 'NZ'],
  ['aotearoa', 'NZ'],
  ['nz', 'NZ'],
  ['australia', 'AU'],
  ['au', 'AU'],
]

const STATE_NAMES = [
  ...countries.flatMap(({ regions = [] }) =>
    regions.flatMap(({ code, name }) => [[code.toLowerCase(), code] as const, [comparableText(name), code] as const]),
  ),
  ...NZ_REGIONS.map((region) => [comparableText(region), region] as const),
]

function cutEnd<T>(text: string, endings: readonly (readonly [words: string, value: T])[]): [string, T | undefined] {
  const found = endings.find(([words]) => text.endsWith(` ${words}`))
  return found ? [text.slice(0, -found[0].length).trim(), found[1]] : [text, undefined]
}

const POSTCODES = [/(?:^|\s)(\d{4})$/, /^(\d{4})(?=\s\D)/]

const tokensOf = (text: string) => text.split(' ').filter(Boolean)

/** `Richmond, Victoria 3121`, `12 High St, Bendigo VIC`, `3121`, `Nelson, New Zealand`. */
export function typedPlace(text: string): TypedPlace {
  const [withoutCountry, country] = cutEnd(comparableText(text), COUNTRY_NAMES)
  const pattern = POSTCODES.find((one) => one.test(withoutCountry))
  const postcode = pattern?.exec(withoutCountry)?.[1]
  const name = pattern ? withoutCountry.replace(pattern, '').trim() : withoutCountry
  const [nameInState, state] = cutEnd(name, STATE_NAMES)
  return {
    words: tokensOf(name),
    inState: state ? { words: tokensOf(nameInState), state } : undefined,
    postcode,
    country,
  }
}
