import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CountryCode } from '@welt/kit/money'
import {
  changeDeliveryZones,
  type DeliveryZone,
  loadDeliveryZones,
  parseZones,
  type ZoneDifference,
  ZoneError,
} from '#modules/fulfilment'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal, UsageError } from '../calls.ts'

const DAYS_USAGE = '[--standard <first>,<last>] [--express <first>,<last>]'

export const DELIVERY_ZONES_HELP = `npm run welt -- delivery-zones list AU|NZ [--json]
npm run welt -- delivery-zones import AU|NZ <file> [--dry-run] [--json]
npm run welt -- delivery-zones set AU|NZ <zone> ${DAYS_USAGE} [--dry-run] [--json]
npm run welt -- delivery-zones planned AU|NZ [--dry-run] [--json]
  Postcodes where a parcel needs more or fewer working days than its way of delivery says; zones of a postcode add up.
  list --json prints what import takes; planned restores the shop's own figures. Placed orders keep the days they
  were told. Product page, bag and checkout of running shops follow within a second. Each change is audited.
    npm run welt -- delivery-zones list AU --json > zones.json
    npm run welt -- delivery-zones import AU zones.json --dry-run
    npm run welt -- delivery-zones set AU Tasmania --standard 1,3
`

const OPTIONS = {
  standard: { type: 'string' },
  express: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values']
type Db = ReturnType<typeof openDatabase>

const signed = (days: number) => (days > 0 ? `+${days}` : `${days}`)
const dayText = ([first, last]: readonly [number, number]) => `${signed(first)} to ${signed(last)}`

function toLine({ name, postcodes, from, notFrom, days }: DeliveryZone): string {
  const where = `${from ? `  from ${from.join(', ')}` : ''}${notFrom ? `  not from ${notFrom.join(', ')}` : ''}`
  const [first] = postcodes
  const ranges = postcodes.length > 8 ? `${first?.join('-')} and ${postcodes.length - 1} more` : undefined
  const codes = ranges ?? postcodes.map(([a, b]) => (a === b ? a : `${a}-${b}`)).join(' ')
  return `${name}  standard ${dayText(days.standard)}, express ${dayText(days.express)}  ${codes}${where}`
}

function toText(difference: ZoneDifference, isDryRun: boolean): string {
  const parts = (['added', 'changed', 'removed'] as const).flatMap((kind) =>
    difference[kind].length > 0 ? [`${kind}: ${difference[kind].join(', ')}`] : [],
  )
  if (parts.length === 0) return 'Nothing differs.'
  return `${isDryRun ? 'Would change. ' : ''}${parts.join('; ')}`
}

function countryOf(text: string | undefined): CountryCode {
  const country = text?.toUpperCase()
  if (country !== 'AU' && country !== 'NZ') throw new UsageError('Give the country of arrival, AU or NZ.')
  return country
}

function pairOf(text: string | undefined, name: string): readonly [number, number] | undefined {
  if (text === undefined) return undefined
  const [, first, last] = /^([+-]?\d{1,2}),([+-]?\d{1,2})$/.exec(text) ?? []
  if (first === undefined) throw new UsageError(`--${name} takes two numbers of days, such as 1,3.`)
  return [Number(first), Number(last)]
}

/** Ignores case. */
const isNamed = (name: string) => (zone: DeliveryZone) => zone.name.toLowerCase() === name.toLowerCase()

function withDays(zones: readonly DeliveryZone[], name: string, values: Values): readonly DeliveryZone[] {
  if (!zones.some(isNamed(name))) throw new UsageError(`There is no zone "${name}"; list names them.`)
  const [standard, express] = [pairOf(values.standard, 'standard'), pairOf(values.express, 'express')]
  if (!standard && !express) throw new UsageError('Say what to change: --standard 1,3 or --express 0,1.')
  return zones.map((zone) =>
    isNamed(name)(zone)
      ? { ...zone, days: { standard: standard ?? zone.days.standard, express: express ?? zone.days.express } }
      : zone,
  )
}

function readZones(file: string, country: CountryCode): readonly DeliveryZone[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`The file ${file} can't be read.`)
  }
  return parseZones(text, country)
}

interface Change {
  readonly verb: string
  readonly country: CountryCode
  readonly given: string
}

async function wantedZones(db: Db, { verb, country, given }: Change, values: Values) {
  if (verb === 'import') return readZones(given, country)
  if (verb !== 'set') return undefined
  const zones = withDays((await loadDeliveryZones(db))[country], given, values)
  return parseZones(JSON.stringify(zones), country)
}

export async function deliveryZonesCommand(db: Db, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [verb = '', place, given = ''] = positionals
  const country = countryOf(place)
  const print = (text: string, json: unknown) =>
    process.stdout.write(`${values.json ? JSON.stringify(json, null, 2) : text}\n`)
  if (verb === 'list') {
    const zones = (await loadDeliveryZones(db))[country]
    print(zones.map(toLine).join('\n'), zones)
    return 0
  }
  try {
    const isDryRun = values['dry-run'] === true
    const zones = await wantedZones(db, { verb, country, given }, values)
    const difference = await changeDeliveryZones(db, country, { zones, isDryRun })
    print(toText(difference, isDryRun), { ...difference, isDryRun })
    return 0
  } catch (error) {
    if (error instanceof ZoneError) throw new Refusal(`${error.message} Nothing was changed.`)
    throw error
  }
}
