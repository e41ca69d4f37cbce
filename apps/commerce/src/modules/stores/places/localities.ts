import { readFileSync } from 'node:fs'
import type { CountryCode } from '@welt/kit/money'
import type { Point } from './distance.ts'
import { TOWN_POSTCODES } from './nz-postcodes.ts'
import { isCompassToken, placeKey, plainPlace } from './place-names.ts'

/** [decision 12] */
export interface Locality extends Point {
  readonly name: string
  /** Null for NZ suburbs. */
  readonly postcode: string | null
  /** State code in Australia, region in New Zealand. */
  readonly state: string
  /** The place that its postcode is named after. */
  readonly isCentre: boolean
}

interface Entry extends Locality {
  /** Normalised by `plainPlace`. */
  readonly plain: string
}

/** Coordinates are in thousandths of a degree. */
function entriesOf(file: string, toEntries: (columns: readonly string[]) => Omit<Entry, 'plain' | keyof Point>[]) {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const columns = line.split('\t')
      const points = columns.at(-1)?.split(';') ?? []
      return toEntries(columns).map((entry, at): Entry => {
        const [latitude = 0, longitude = 0] = points[at]?.split(' ').map((part) => Number(part) / 1000) ?? []
        return { ...entry, latitude, longitude, plain: plainPlace(entry.name) }
      })
    })
}

/** Business, delivery and mail centres. */
const DELIVERY_CENTRE = / (?:BC|DC|MC|MSC)$/

/** Australian postcodes of post office boxes and mail centres. */
export const isBoxes = (postcode: string) => /^(?:0[29]|1|8|9|5[89]|6[89]|7[89]|[2-7]001$|0801$|289[01])/.test(postcode)

/** In Australia. */
export const hasStreets = ({ name, postcode }: Pick<Locality, 'name' | 'postcode'>) =>
  !isBoxes(postcode ?? '') && !DELIVERY_CENTRE.test(name)

const readAu = () =>
  entriesOf('localities-au.txt', ([postcode = '', state = '', names = '']) =>
    names.split(';').map((name, at) => ({
      name,
      postcode,
      state,
      isCentre: at === 0 && !isBoxes(postcode) && !DELIVERY_CENTRE.test(name),
    })),
  )

const readNz = () =>
  entriesOf('localities-nz.txt', ([state = '', names = '']) =>
    names.split(';').map((name) => ({
      name,
      postcode: TOWN_POSTCODES[name] ?? null,
      state,
      isCentre: name in TOWN_POSTCODES,
    })),
  )

interface Gazetteer {
  readonly byName: readonly Entry[]
  readonly byPostcode: ReadonlyMap<string, readonly Entry[]>
  readonly byKey: ReadonlyMap<string, readonly Entry[]>
}

function indexOf(entries: readonly Entry[]): Gazetteer {
  const byName = entries.toSorted((a, b) => (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0))
  return {
    byName,
    byPostcode: Map.groupBy(entries, (entry) => entry.postcode ?? ''),
    byKey: Map.groupBy(entries, (entry) => placeKey(entry.name)),
  }
}

const read: Readonly<Record<CountryCode, () => Entry[]>> = { AU: readAu, NZ: readNz }
const known = new Map<CountryCode, Gazetteer>()

function gazetteerOf(country: CountryCode): Gazetteer {
  const ready = known.get(country) ?? indexOf(read[country]())
  known.set(country, ready)
  return ready
}

function lowerBound(byName: readonly Entry[], text: string): number {
  let low = 0
  let high = byName.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((byName[middle]?.plain ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

function named(gazetteer: Gazetteer, text: string): Entry[] {
  const found: Entry[] = []
  for (let i = lowerBound(gazetteer.byName, text); i < gazetteer.byName.length; i += 1) {
    const entry = gazetteer.byName[i]
    if (!entry?.plain.startsWith(text)) break
    found.push(entry)
  }
  return found
}

const SHORTEST = 2

/** Matches the beginning of a name, with or without its state, or of a postcode. */
export function localitiesBeginning(country: CountryCode, typed: string): readonly Locality[] {
  const gazetteer = gazetteerOf(country)
  const text = typed.slice(0, 60).trim()
  const digits = /\b\d{2,4}\b/.exec(text)?.[0]
  const tokens = plainPlace(text.replace(/\d+/g, ' '))
  if (tokens.length < SHORTEST && !digits) return []
  const isOfPostcode = (entry: Entry) => !digits || (entry.postcode ?? '').startsWith(digits)
  if (tokens.length < SHORTEST) {
    return [...gazetteer.byPostcode]
      .filter(([postcode]) => postcode.startsWith(digits ?? ''))
      .flatMap(([, entries]) => entries)
  }
  const state = tokens.split(' ').at(-1) ?? ''
  const withoutState = tokens.slice(0, -state.length).trim()
  const whole = named(gazetteer, tokens).filter(isOfPostcode)
  const [first = '', ...rest] = tokens.split(' ')
  const turned =
    isCompassToken(first) && rest.length > 0
      ? named(gazetteer, rest.join(' ')).filter((entry) => entry.plain.endsWith(` ${first}`))
      : []
  const inState =
    withoutState.length >= SHORTEST
      ? named(gazetteer, withoutState).filter((entry) => plainPlace(entry.state).startsWith(state))
      : []
  return [...new Set([...whole, ...[...turned, ...inState].filter(isOfPostcode)])]
}

export const localitiesOfPostcode = (country: CountryCode, postcode: string): readonly Locality[] =>
  gazetteerOf(country).byPostcode.get(postcode) ?? []

export const localitiesNamed = (country: CountryCode, name: string): readonly Locality[] =>
  gazetteerOf(country).byKey.get(placeKey(name)) ?? []

export const allLocalities = (country: CountryCode): readonly Locality[] => gazetteerOf(country).byName

/** `placeKey` of every name. */
export const placeKeys = (country: CountryCode): Iterable<string> => gazetteerOf(country).byKey.keys()
