import { stateOfPostcode } from '@welt/rules/postcodes'

/** The parts of an address that its one line holds. */
interface PlaceParts {
  readonly street1: string
  readonly street2: string
  readonly suburb: string
  readonly city: string
  readonly region: string
  readonly postcode: string
}
type Place = PlaceParts & { readonly country: string }

const STATES: Readonly<Record<string, string>> = {
  'australian capital territory': 'ACT',
  'new south wales': 'NSW',
  'northern territory': 'NT',
  queensland: 'QLD',
  'south australia': 'SA',
  tasmania: 'TAS',
  victoria: 'VIC',
  'western australia': 'WA',
}
const STATE = new RegExp(String.raw`[\s,]+(${[...Object.values(STATES), ...Object.keys(STATES)].join('|')})$`, 'i')
const POSTCODE = /[\s,]+(\d{4})$/
const COUNTRY = /[\s,]+(?:Australia|New Zealand)$/i
/** "PO Box 12" and "Parcel Locker 10012 78912" end with their number. */
const BOX = /^(?:(?:g\.?)?p\.?o\.? box|(?:locked|private) bag|parcel locker|rd)\s+[\d ]*\d\s+(?!.*\d)/i
/** Kinds of streets that are rarely part of a name. */
const PLAIN_TYPES = new Set('avenue ave av boulevard bvd blvd drive dr highway hwy road rd street st'.split(' '))
/** Kinds that are also the name of a street: "Ocean View Parade". */
const NAME_TYPES = new Set(
  (
    'alley circuit cct close cl court ct crescent cres cr esplanade esp grove gr lane ln mews parade pde place pl ' +
    'quay rise square sq terrace tce track view walk way'
  ).split(' '),
)
const SAINTS = new Set(
  (
    'agnes albans andrews arnaud aubins clair fillans georges germains helena helens heliers huberts ives james johns ' +
    'kilda leonards lucia martins marys morris pauls peters'
  ).split(' '),
)

/** Where the text after the name and kind of a street begins: "18 St Georges Road ^Malvern". */
function endOfStreet(text: string): number {
  const box = BOX.exec(text)
  if (box) return box[0].length
  const matches = [...text.matchAll(/[^\s,]+/g)]
  const tokens = matches.map(([token]) => token.toLowerCase().replace('.', ''))
  const isType = (at: number) => {
    const [before = '', token = '', after = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    if (!/[a-z].*[a-z]/.test(before) || (token === 'st' && SAINTS.has(after))) return false
    return PLAIN_TYPES.has(token) || NAME_TYPES.has(token)
  }
  // A number at the end is a postcode.
  const number = tokens.slice(0, -1).findLastIndex((token) => /\d/.test(token))
  const end = tokens.findIndex((token, at) => at > number && isType(at) && (PLAIN_TYPES.has(token) || !isType(at + 1)))
  return end === -1 ? text.length : (matches[end + 1]?.index ?? text.length)
}

/** The last comma ends the street, unless a house number follows it; else its kind does. */
export function splitPlace(text: string): { readonly street: string; readonly place: string } {
  const comma = text.lastIndexOf(',')
  const at = comma === -1 || /\d.*[a-z]/i.test(text.slice(comma)) ? endOfStreet(text) : comma
  return {
    street: text.slice(0, at).replace(/[\s,]+$/, ''),
    place: text
      .slice(at)
      .replace(/^[\s,]+/, '')
      .trim(),
  }
}

const whole = (line: string): PlaceParts => ({
  street1: line,
  street2: '',
  suburb: '',
  city: '',
  region: '',
  postcode: '',
})

/** A state that is not given is that of the postcode. */
function readAuLine(line: string): PlaceParts | undefined {
  const found = POSTCODE.exec(line)
  if (!found) return undefined
  const [, postcode = ''] = found
  const before = line.slice(0, found.index)
  const state = STATE.exec(before)
  const name = state?.[1] ?? ''
  const region = state ? (STATES[name.toLowerCase()] ?? name.toUpperCase()) : stateOfPostcode(postcode)
  const { street, place: city } = splitPlace(state ? before.slice(0, state.index) : before)
  return region ? { ...whole(street), city, region, postcode } : undefined
}

/** New Zealand's cities of many suburbs; "Mount Wellington" and "Hamilton East" are suburbs themselves. */
const NZ_CITY =
  /(?<!\b(?:Mount|Mt|Port|North|South|East|West))\s(Auckland|Christchurch|Dunedin|Hamilton|Tauranga|Wellington)$/i

/** The part before the town is a suburb unless it has a number: "Flat 2, 14 Cuba Street, Wellington 6011". */
function readNzLine(line: string): PlaceParts | undefined {
  const found = POSTCODE.exec(line)
  if (!found) return undefined
  const [, postcode = ''] = found
  const { street, place } = splitPlace(line.slice(0, found.index))
  const city = NZ_CITY.exec(place)
  if (city) return { ...whole(street), suburb: place.slice(0, city.index), city: city[1] ?? '', postcode }
  const comma = street.lastIndexOf(',')
  const suburb = comma === -1 ? '' : street.slice(comma + 1).trim()
  const isSuburb = suburb !== '' && !/\d/.test(suburb)
  return {
    ...whole(isSuburb ? street.slice(0, comma).trim() : street),
    suburb: isSuburb ? suburb : '',
    city: place,
    postcode,
  }
}

/** Reads "4/18 Sylvan Road, Toowong QLD 4066". A line without a place, or with a number in it, is all street. */
export function readAddressLine(line: string, country: string): PlaceParts {
  const text = line.trim()
  const address = text.replace(COUNTRY, '')
  const read = country === 'NZ' ? readNzLine(address) : readAuLine(address)
  return read?.street1 && read.city && !/\d/.test(read.city) ? read : whole(text)
}

export function addressLine({ street1, suburb, city, region, postcode, country }: Place): string {
  const place = [city, country === 'NZ' ? '' : region, postcode].filter(Boolean).join(' ')
  return [street1, suburb, place].filter(Boolean).join(', ')
}

/** Whether nothing of the address is lost in its one line. */
export function isOneLine(values: Place): boolean {
  const read = readAddressLine(addressLine(values), values.country)
  const names = ['street1', 'street2', 'suburb', 'city', 'region', 'postcode'] as const
  return names.every((name) => read[name] === values[name])
}
