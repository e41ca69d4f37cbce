import { readFileSync } from 'node:fs'
import type { CountryCode } from '@welt/kit/money'
import { regionsOfPostcode, TOWN_POSTCODES } from './nz-postcodes.ts'

/** A suburb or town as addresses name it. [decision 12] */
export interface Locality {
  readonly name: string
  /** Null for NZ suburbs: the list does not know theirs. */
  readonly postcode: string | null
  /** State code in Australia, region in New Zealand. */
  readonly state: string
}

interface Entry extends Locality {
  /** As it is compared: `Mt St. John’s` and `mount saint johns` are the same. */
  readonly plain: string
}

const LONG_FORMS: Readonly<Record<string, string>> = { st: 'saint', mt: 'mount', nth: 'north', sth: 'south', pt: 'point' }

/** Most names of the list need no more than small letters. */
const SIMPLE = /^[a-z]+(?: [a-z]+)*$/

function plain(text: string): string {
  const small = text.toLowerCase()
  const letters = SIMPLE.test(small)
    ? small
    : small
        .normalize('NFD')
        .replace(/[\p{M}'’.]/gu, '')
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
  const tokens = letters.split(' ')
  return tokens.map((token) => LONG_FORMS[token] ?? token).join(' ')
}

function linesOf(file: string): string[][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
}

function readAu(): Entry[] {
  return linesOf('localities-au.txt').flatMap(([postcode = '', state = '', names = '']) =>
    names.split(';').map((name) => ({ name, postcode, state, plain: plain(name) })),
  )
}

function readNz(): Entry[] {
  return linesOf('localities-nz.txt').flatMap(([state = '', names = '']) =>
    names.split(';').map((name) => ({ name, postcode: TOWN_POSTCODES[name] ?? null, state, plain: plain(name) })),
  )
}

interface Gazetteer {
  /** Sorted by `plain`, so that what begins with the same letters lies together. */
  readonly byName: readonly Entry[]
  readonly byPostcode: ReadonlyMap<string, readonly Entry[]>
}

function indexOf(entries: readonly Entry[]): Gazetteer {
  const byName = entries.toSorted((a, b) => (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0))
  return { byName, byPostcode: Map.groupBy(entries, (entry) => entry.postcode ?? '') }
}

const read: Readonly<Record<CountryCode, () => Entry[]>> = { AU: readAu, NZ: readNz }
const known = new Map<CountryCode, Gazetteer>()

/** Read when it is first needed and then cached. */
function gazetteerOf(country: CountryCode): Gazetteer {
  const ready = known.get(country) ?? indexOf(read[country]())
  known.set(country, ready)
  return ready
}

/** Where `byName` begins to have names from `text` on. */
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

function named(gazetteer: Gazetteer, text: string, isWhole: boolean): Entry[] {
  const found: Entry[] = []
  for (let i = lowerBound(gazetteer.byName, text); i < gazetteer.byName.length; i += 1) {
    const entry = gazetteer.byName[i]
    if (!entry?.plain.startsWith(text)) break
    if (!isWhole || entry.plain === text) found.push(entry)
  }
  return found
}

/** Most suggestions in one answer. */
const MOST = 10
const SHORTEST = 2

/**
 * Suburbs and towns that what was typed may mean: the beginning of a name or of a postcode, with or without the state
 * after it.
 */
export function suggestLocalities(country: CountryCode, typed: string, limit = MOST): Locality[] {
  const gazetteer = gazetteerOf(country)
  const text = typed.slice(0, 60).trim()
  const digits = /\b\d{2,4}\b/.exec(text)?.[0]
  const tokens = plain(text.replace(/\d+/g, ' '))
  if (tokens.length < SHORTEST && !digits) return []
  const isOfPostcode = (entry: Entry) => !digits || (entry.postcode ?? '').startsWith(digits)
  if (tokens.length < SHORTEST) {
    const matches = [...gazetteer.byPostcode].filter(([postcode]) => postcode.startsWith(digits ?? '')).flatMap(([, entries]) => entries)
    return matches.slice(0, Math.min(limit, MOST)).map(localityOf)
  }
  const state = tokens.split(' ').at(-1) ?? ''
  const withoutState = tokens.slice(0, -state.length).trim()
  const whole = named(gazetteer, tokens, false).filter(isOfPostcode)
  const inState =
    withoutState.length >= SHORTEST ? named(gazetteer, withoutState, false).filter((entry) => plain(entry.state).startsWith(state)) : []
  return [...new Set([...whole, ...inState.filter(isOfPostcode)])].slice(0, Math.min(limit, MOST)).map(localityOf)
}

const localityOf = ({ name, postcode, state }: Entry): Locality => ({ name, postcode, state })

/**
 * Whether suburb, state and postcode of an address contradict each other. What the list does not know is not refused:
 * new suburbs are built, and people write old names.
 */
export function isContradictory(
  country: CountryCode,
  address: { readonly suburb: string; readonly state: string | undefined; readonly postcode: string },
): boolean {
  const gazetteer = gazetteerOf(country)
  const suburb = named(gazetteer, plain(address.suburb), true)
  if (country === 'NZ') {
    const regions = regionsOfPostcode(address.postcode)
    return !regions || (suburb.length > 0 && !suburb.some((entry) => regions.includes(entry.state)))
  }
  const ofPostcode = gazetteer.byPostcode.get(address.postcode)
  if (!ofPostcode?.some((entry) => entry.state === address.state)) return true
  return suburb.length > 0 && !suburb.some((entry) => entry.postcode === address.postcode && entry.state === address.state)
}
