import type { CountryCode } from '@welt/kit/money'
import type { Service } from './zones/zone.ts'

export interface DeliveryMethod {
  readonly carrierCode: string
  readonly carrierTitle: string
  readonly methodCode: string
  readonly methodTitle: string
  readonly service: Service
  readonly country: CountryCode
  /** By country of dispatch, GST included, in that site's currency. */
  readonly priceCents: Readonly<Record<CountryCode, number>>
  /** From dispatch to delivery, by country of dispatch. */
  readonly workingDays: Readonly<Record<CountryCode, readonly [min: number, max: number]>>
}

/** Cheapest first per country. Tracking links use the carrier codes. [A20, A99, R9.27, R9.28] */
export const deliveryMethods: readonly DeliveryMethod[] = [
  {
    carrierCode: 'startrack',
    carrierTitle: 'StarTrack',
    methodCode: 'STEFPP',
    methodTitle: 'Standard delivery',
    service: 'standard',
    country: 'AU',
    priceCents: { AU: 895, NZ: 1495 },
    workingDays: { AU: [2, 5], NZ: [5, 9] },
  },
  {
    carrierCode: 'auspost',
    carrierTitle: 'Australia Post',
    methodCode: 'EXPRESS',
    methodTitle: 'Express delivery',
    service: 'express',
    country: 'AU',
    priceCents: { AU: 1495, NZ: 2495 },
    workingDays: { AU: [1, 2], NZ: [3, 5] },
  },
  {
    carrierCode: 'dhlglobalmail',
    carrierTitle: 'DHL',
    methodCode: 'DHLEXP',
    methodTitle: 'Tracked delivery',
    service: 'standard',
    country: 'NZ',
    priceCents: { AU: 1495, NZ: 995 },
    workingDays: { AU: [4, 8], NZ: [3, 6] },
  },
  {
    carrierCode: 'nzpost',
    carrierTitle: 'NZ Post',
    methodCode: 'NZPOST',
    methodTitle: 'Courier delivery',
    service: 'express',
    country: 'NZ',
    priceCents: { AU: 1995, NZ: 1495 },
    workingDays: { AU: [3, 6], NZ: [1, 3] },
  },
]
