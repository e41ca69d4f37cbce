import type { CountryCode } from '@welt/kit/money'

/** Of carriers: by road, or by air where it is far. */
export type Service = 'standard' | 'express'

export const SERVICES: readonly Service[] = ['standard', 'express']

export interface DeliveryZone {
  readonly name: string
  /** Inclusive. */
  readonly postcodes: readonly (readonly [first: string, last: string])[]
  /** For parcels from these states or regions alone. */
  readonly from?: readonly string[]
  /** Not for parcels from these. */
  readonly notFrom?: readonly string[]
  /** Working days to add to a method's first and last day. */
  readonly days: Readonly<Record<Service, readonly [first: number, last: number]>>
}

/** By country of arrival. Zones of a postcode add up. [decision 98] */
export type DeliveryZones = Readonly<Record<CountryCode, readonly DeliveryZone[]>>
