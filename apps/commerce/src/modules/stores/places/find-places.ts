import type { CountryCode } from '@welt/kit/money'
import { comparableText, normalValue } from '@welt/kit/text/typed-text'
import type { StoreRow } from '../tables.ts'
import type { Point } from './distance.ts'
import {
  allLocalities,
  hasStreets,
  isBoxes,
  type Locality,
  localitiesBeginning,
  localitiesNamed,
  localitiesOfPostcode,
} from './localities.ts'
import { localitiesLike } from './near-names.ts'
import { regionsOfPostcode, TOWN_POSTCODES } from './nz-postcodes.ts'
import { type TypedPlace, typedPlace } from './typed-place.ts'

export interface Place extends Locality {
  readonly country: CountryCode
  /** `Richmond VIC 3121`, `Auckland 1010`, `Richmond, Tasman`. */
  readonly label: string
}

export type Landmark = Pick<StoreRow, 'name' | 'city' | 'state' | 'postcode' | 'country' | 'latitude' | 'longitude'>

/** `landmarks` are the site's stores. */
export interface PlaceContext {
  readonly country: CountryCode
  readonly landmarks: readonly Landmark[]
}

const OTHER: Readonly<Record<CountryCode, CountryCode>> = { AU: 'NZ', NZ: 'AU' }

function toPlace(country: CountryCode, locality: Locality): Place {
  const { name, postcode, state } = locality
  const label =
    country === 'AU' ? `${name} ${state} ${postcode}` : postcode ? `${name} ${postcode}` : `${name}, ${state}`
  return { ...locality, country, label }
}

/** In squared degrees of latitude, for comparisons alone. */
function flatDistance(a: Point, b: Point): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return (a.latitude - b.latitude) ** 2 + east ** 2
}

function remoteness(place: Point, landmarks: readonly Landmark[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const landmark of landmarks) least = Math.min(least, flatDistance(place, landmark))
  return least
}

const MOST_RANKED = 40

/** 200 km, in squared degrees. */
const FAR_AWAY = (200 / 111) ** 2

/** The nearest place with street addresses; undefined far from all. */
export function placeAt(country: CountryCode, point: Point): Place | undefined {
  let [nearest, least]: [Locality | undefined, number] = [undefined, FAR_AWAY]
  for (const locality of allLocalities(country)) {
    const distance = flatDistance(locality, point)
    if (distance >= least || (country === 'AU' && !hasStreets(locality))) continue
    ;[nearest, least] = [locality, distance]
  }
  return nearest && toPlace(country, nearest)
}

/** 15 km, in squared degrees. */
const SAME_PLACE = (15 / 111) ** 2

const isTwin = (a: Place, b: Place) => a.name === b.name && a.state === b.state && flatDistance(a, b) < SAME_PLACE

function isBefore(a: Place, b: Place): boolean {
  const [ofA, ofB] = [a.postcode ?? '', b.postcode ?? '']
  const isBox = (place: Place) => place.country === 'AU' && isBoxes(place.postcode ?? '')
  return isBox(a) === isBox(b) ? ofA < ofB : isBox(b)
}

/** Of a name with several postcodes in one town the first with street addresses remains. */
function withoutTwins(places: readonly Place[]): Place[] {
  const kept: Place[] = []
  for (const place of places) {
    const at = kept.findIndex((other) => isTwin(other, place))
    const twin = kept[at]
    if (!twin) kept.push(place)
    else if (isBefore(place, twin)) kept[at] = place
  }
  return kept
}

/** The nearest to a store first. */
function ranked(country: CountryCode, localities: readonly Locality[], { landmarks }: PlaceContext): Place[] {
  const far = localities.map((locality) => ({ locality, distance: remoteness(locality, landmarks) }))
  far.sort((a, b) => a.distance - b.distance)
  return withoutTwins(far.slice(0, MOST_RANKED).map(({ locality }) => toPlace(country, locality)))
}

/** Of many that begin alike those that a postcode is named after come first. */
function rankedBeginnings(country: CountryCode, text: string, context: PlaceContext): Place[] {
  const begun = localitiesBeginning(country, text)
  const of = (isCentre: boolean) => begun.filter((locality) => locality.isCentre === isCentre)
  return [...ranked(country, of(true), context), ...ranked(country, of(false), context)]
}

/** Of New Zealand's postcodes only those of towns are known; another is taken for the nearest of its region. */
function nzPostcode(postcode: string, { landmarks }: PlaceContext): Locality[] {
  const store = landmarks.find((landmark) => landmark.country === 'NZ' && landmark.postcode === postcode)
  const [region] = regionsOfPostcode(postcode) ?? []
  if (!region) return []
  if (store) return [{ ...store, name: store.city, state: region, isCentre: true }]
  const gap = (town: Locality) => Math.abs(Number(town.postcode) - Number(postcode))
  return Object.keys(TOWN_POSTCODES)
    .flatMap((name) => localitiesNamed('NZ', name))
    .filter((town) => town.state === region)
    .toSorted((a, b) => gap(a) - gap(b))
    .slice(0, 1)
    .map((town) => ({ ...town, postcode }))
}

/** One place for each state of the postcode. */
function ofPostcode(country: CountryCode, postcode: string, context: PlaceContext): Place[] {
  const all = localitiesOfPostcode(country, postcode)
  const first = all.filter((one, at) => all.findIndex(({ state }) => state === one.state) === at)
  const known = first.length > 0 || country === 'AU' ? first : nzPostcode(postcode, context)
  return known.map((locality) => toPlace(country, locality))
}

const isOfPostcode = (locality: Locality, postcode: string) =>
  locality.postcode === null ? regionsOfPostcode(postcode)?.includes(locality.state) : locality.postcode === postcode

function named(
  country: CountryCode,
  words: readonly string[],
  { postcode, state }: { readonly postcode: string | undefined; readonly state?: string | undefined },
): Locality[] {
  return localitiesNamed(country, words.join(' ')).filter(
    (one) => (!state || one.state === state) && (!postcode || isOfPostcode(one, postcode)),
  )
}

/** By the longest end of an address, before any state, that is a place name. */
function namedAtEnd(country: CountryCode, { words, inState, postcode }: TypedPlace): readonly Locality[] {
  const [ends, state] = inState ? [inState.words, inState.state] : [words]
  const found = ends.map((_, from) => named(country, ends.slice(from), { postcode, state }))
  return found.find((places) => places.length > 0) ?? []
}

function storesNamed(typed: TypedPlace, { landmarks }: PlaceContext): Place[] {
  const wanted = typed.words.join(' ')
  return landmarks
    .filter((store) => {
      const name = comparableText(store.name)
      return wanted.length > 2 && (name === wanted || name.endsWith(` ${wanted}`))
    })
    .map((store) => ({
      ...toPlace(store.country, { ...store, state: store.state ?? '', isCentre: false }),
      label: store.name,
    }))
}

export interface FoundPlaces {
  /** All in one country, nearest to a store of the site first; abroad only if the site's country has none. */
  readonly matches: readonly Place[]
  /** Similar names in the site's country, if there are no matches. */
  readonly near: readonly Place[]
}

const countriesOf = (typed: TypedPlace, { country }: PlaceContext): readonly CountryCode[] =>
  typed.country ? [typed.country] : [country, OTHER[country]]

/** A full name in either country precedes the end of an address. */
function matchesOf(typed: TypedPlace, context: PlaceContext): readonly Place[] {
  const { words, postcode } = typed
  const ways: readonly ((country: CountryCode) => readonly Place[])[] = [
    (country) => ranked(country, named(country, words, { postcode }), context),
    (country) => ranked(country, namedAtEnd(country, typed), context),
    (country) => (postcode ? ofPostcode(country, postcode, context) : []),
  ]
  for (const find of ways)
    for (const country of countriesOf(typed, context)) {
      const places = find(country)
      if (places.length > 0) return places
    }
  return storesNamed(typed, context)
}

export function findPlaces(text: string, context: PlaceContext): FoundPlaces {
  const typed = typedPlace(normalValue(text))
  const matches = matchesOf(typed, context)
  return { matches, near: matches.length > 0 ? [] : nearPlaces(typed, context) }
}

function nearPlaces(typed: TypedPlace, context: PlaceContext): Place[] {
  const { country } = context
  if (typed.country && typed.country !== country) return []
  const name = typed.words.join(' ')
  const begun = rankedBeginnings(country, name, context)
  return begun.length > 0 ? begun : withoutTwins(localitiesLike(country, name).map((one) => toPlace(country, one)))
}

const nameOf = ({ country, label }: Place) => `${country} ${label}`

/** Completions while the shopper types. */
export function suggestPlaces(text: string, context: PlaceContext, limit: number): Place[] {
  const [country] = countriesOf(typedPlace(normalValue(text)), context)
  const { matches, near } = findPlaces(text, context)
  const named = matches.filter((place) => place.country === country)
  const begun = [...named, ...rankedBeginnings(country ?? context.country, text, context)]
  const offered = [begun, matches, near].find((places) => places.length > 0) ?? []
  return [...new Map(offered.map((place) => [nameOf(place), place])).values()].slice(0, limit)
}
