import type { CountryCode } from '@welt/kit/money'
import { regionsOfCountry } from '../delivery-place.ts'
import { type DeliveryZone, SERVICES } from './zone.ts'

/** What is wrong, in a sentence for the operator. */
export class ZoneError extends Error {}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const MEMBERS = ['name', 'postcodes', 'from', 'notFrom', 'days']
const MOST_NAME = 80
const MOST_DAYS = 30
const MOST_ZONES = 500
const MOST_RANGES = 5000

function nameOf(zone: Json, at: number): string {
  const { name } = zone
  if (typeof name !== 'string' || name.trim() === '' || name.length > MOST_NAME)
    throw new ZoneError(`Zone ${at + 1} needs a name of at most ${MOST_NAME} characters.`)
  const stray = Object.keys(zone).find((member) => !MEMBERS.includes(member))
  if (stray !== undefined) throw new ZoneError(`${name} has an unknown member "${stray}".`)
  return name.trim()
}

function rangeOf(value: unknown, name: string): readonly [string, string] {
  const [first, last] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : []
  if (typeof first !== 'string' || typeof last !== 'string' || !/^\d{4}$/.test(first) || !/^\d{4}$/.test(last))
    throw new ZoneError(`${name}: postcodes are pairs such as ["3000", "3999"].`)
  if (first > last) throw new ZoneError(`${name}: postcode ${first} is after ${last}.`)
  return [first, last]
}

function rangesOf(value: unknown, name: string) {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_RANGES)
    throw new ZoneError(`${name} needs 1 to ${MOST_RANGES} pairs of postcodes.`)
  return value.map((range) => rangeOf(range, name))
}

/** States of Australia by their codes, regions of New Zealand by their names. */
function statesOf(value: unknown, name: string, country: CountryCode): readonly string[] | undefined {
  if (value === undefined) return undefined
  const known = regionsOfCountry(country)
  if (!Array.isArray(value) || value.length === 0) throw new ZoneError(`${name}: from and notFrom are lists of states.`)
  const unknown = value.find((state) => !known.includes(String(state)))
  if (unknown !== undefined) throw new ZoneError(`${name}: "${unknown}" is none of ${known.join(', ')}.`)
  return value.map(String)
}

function daysOf(value: unknown, name: string): DeliveryZone['days'] {
  const given = isObject(value) ? value : {}
  const pairs = SERVICES.map((service) => {
    const days: readonly unknown[] = Array.isArray(given[service]) ? given[service] : []
    const isRight =
      days.length === 2 && days.every((day) => Number.isInteger(day) && Math.abs(Number(day)) <= MOST_DAYS)
    if (!isRight) throw new ZoneError(`${name}: days.${service} is a pair such as [1, 2], each at most ${MOST_DAYS}.`)
    return [service, [Number(days[0]), Number(days[1])]] as const
  })
  return Object.fromEntries(pairs) as unknown as DeliveryZone['days']
}

function parseZone(value: unknown, at: number, country: CountryCode): DeliveryZone {
  if (!isObject(value)) throw new ZoneError(`Zone ${at + 1} is not an object.`)
  const name = nameOf(value, at)
  const [from, notFrom] = [statesOf(value.from, name, country), statesOf(value.notFrom, name, country)]
  return {
    name,
    postcodes: rangesOf(value.postcodes, name),
    ...(from && { from }),
    ...(notFrom && { notFrom }),
    days: daysOf(value.days, name),
  }
}

/** @throws ZoneError */
export function parseZones(text: string, country: CountryCode): readonly DeliveryZone[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ZoneError('The file is not JSON.')
  }
  if (!Array.isArray(value) || value.length > MOST_ZONES)
    throw new ZoneError(`The file is a list of at most ${MOST_ZONES} zones, as list --json prints it.`)
  const zones = value.map((zone, at) => parseZone(zone, at, country))
  const twice = zones.find(({ name }, at) => zones.findIndex((zone) => zone.name === name) < at)
  if (twice) throw new ZoneError(`Two zones are called ${twice.name}.`)
  return zones
}
