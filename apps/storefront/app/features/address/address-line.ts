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

const STATE_AND_POSTCODE = /[\s,]+(ACT|NSW|NT|QLD|SA|TAS|VIC|WA)[\s,]+(\d{4})$/i
const POSTCODE = /[\s,]+(\d{4})$/
/** "PO Box 12" and "Parcel Locker 10012 78912" end with their number. */
const BOX = /^(?:(?:g\.?)?p\.?o\.? box|(?:locked|private) bag|parcel locker|rd)\s+[\d ]*\d\s+/i
const STREET_TYPES = new Set(
  (
    'alley avenue ave av boulevard bvd blvd circuit cct close cl court ct crescent cres cr drive dr esplanade esp ' +
    'grove gr highway hwy lane ln mews parade pde place pl quay road rd rise square sq street st terrace tce track ' +
    'view walk way'
  ).split(' '),
)

/** Where the words after the name and kind of a street begin: "18 St Georges Road ^Malvern". */
function endOfStreet(text: string): number {
  const box = BOX.exec(text)
  if (box) return box[0].length
  const tokens = [...text.matchAll(/[^\s,]+/g)]
  const at = tokens.findIndex(
    ([token], index) =>
      STREET_TYPES.has(token.toLowerCase().replace('.', '')) && /[a-z]/i.test(tokens[index - 1]?.[0].slice(1) ?? ''),
  )
  return at === -1 ? text.length : (tokens[at + 1]?.index ?? text.length)
}

/** The last comma ends the street; without one its kind does. */
export function splitPlace(text: string): { readonly street: string; readonly place: string } {
  const comma = text.lastIndexOf(',')
  const at = comma === -1 ? endOfStreet(text) : comma
  return { street: text.slice(0, at).trim(), place: text.slice(at).replace(/^,/, '').trim() }
}

const whole = (line: string): PlaceParts => ({
  street1: line,
  street2: '',
  suburb: '',
  city: '',
  region: '',
  postcode: '',
})

function readAuLine(line: string): PlaceParts {
  const found = STATE_AND_POSTCODE.exec(line)
  if (!found) return whole(line)
  const [, region = '', postcode = ''] = found
  const { street, place: city } = splitPlace(line.slice(0, found.index))
  return city ? { ...whole(street), city, region: region.toUpperCase(), postcode } : whole(line)
}

/** The part before the town is a suburb unless it has a number: "Flat 2, 14 Cuba Street, Wellington 6011". */
function readNzLine(line: string): PlaceParts {
  const found = POSTCODE.exec(line)
  if (!found) return whole(line)
  const [, postcode = ''] = found
  const { street, place: city } = splitPlace(line.slice(0, found.index))
  if (!city) return whole(line)
  const comma = street.lastIndexOf(',')
  const suburb = comma === -1 ? '' : street.slice(comma + 1).trim()
  const isSuburb = suburb !== '' && !/\d/.test(suburb)
  return { ...whole(isSuburb ? street.slice(0, comma).trim() : street), suburb: isSuburb ? suburb : '', city, postcode }
}

/** Reads "4/18 Sylvan Road, Toowong QLD 4066". A line without a place is all street. */
export function readAddressLine(line: string, country: string): PlaceParts {
  const text = line.trim()
  return country === 'NZ' ? readNzLine(text) : readAuLine(text)
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
