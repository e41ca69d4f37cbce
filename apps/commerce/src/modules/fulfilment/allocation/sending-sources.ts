import { DAY_MS } from '@welt/kit/time'
import type { PricedCart } from '#modules/cart'
import { distanceKm, type Point } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import type { ParcelDays, ParcelPlace } from '../delivery-days.ts'
import { promiseFor } from '../promise.ts'
import { type Allocation, allocate, hasChoice, type LineToFill, type SendingSource } from './allocate.ts'
import { pointOf } from './destination.ts'
import { linesToFill } from './lines-to-fill.ts'
import type { IneligibleReason } from './reasons.ts'
import { loadSourceFacts, type SourceFacts } from './source-facts.ts'

/** Where the parcels go. */
export interface Destination extends ParcelPlace {
  readonly point?: Point | undefined
  readonly shipping: ParcelDays | undefined
}

const isFull = ({ dailyParcels, parcelsToday }: SourceFacts) => dailyParcels !== null && parcelsToday >= dailyParcels

function arrivesOn(facts: SourceFacts, { shipping, ...to }: Destination, now: Date): number {
  if (!shipping) return 0
  const { state, timeZone, country } = facts
  const from = { country: country ?? to.country, state, timeZone, isFull: isFull(facts) }
  return Date.parse(promiseFor(shipping, now, { from, to }).latest) / DAY_MS
}

function kmTo({ latitude, longitude }: SourceFacts, { point }: Destination): number {
  return point && latitude !== null && longitude !== null ? Math.round(distanceKm(point, { latitude, longitude })) : 0
}

function toSendingSource(facts: SourceFacts, destination: Destination, now: Date): SendingSource {
  return {
    isFull: isFull(facts),
    arrivesOn: arrivesOn(facts, destination, now),
    km: kmTo(facts, destination),
    load: facts.parcelsToday,
    inRuns: new Set(facts.stock.filter(({ isInRun }) => isInRun).map(({ sku }) => sku)),
  }
}

/** Of a source whose pieces allocation did not see. */
function ineligibleReason({ isActive, ships, isPaused, stock }: SourceFacts): IneligibleReason {
  if (!isActive) return 'closed'
  if (!ships) return 'notShipping'
  if (isPaused) return 'paused'
  return stock.every(({ isDeclined }) => isDeclined) ? 'declined' : 'excluded'
}

/** Reads about sources only where there is a choice. */
export async function allocateFrom(
  db: Db,
  lines: readonly LineToFill[],
  destination: Destination,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<Allocation> {
  if (!hasChoice(lines)) return allocate(lines)
  const sent = lines.filter(({ at }) => at === undefined)
  const found = await loadSourceFacts(
    db,
    sent.map(({ sku }) => sku),
    timeZone,
  )
  const facts = new Map(found.map((one) => [one.code, toSendingSource(one, destination, now)]))
  const { parts, reasons } = allocate(lines, facts)
  if (!reasons) return { parts, reasons }
  const weighed = new Set(reasons.sources.map(({ source }) => source))
  const others = found.filter(({ code }) => !weighed.has(code))
  const refused = others.map((one) => ({ source: one.code, reason: ineligibleReason(one) }))
  return { parts, reasons: { ...reasons, sources: [...reasons.sources, ...refused] } }
}

/** The cart's lines, sent as the shopper chose. */
export function allocateCart(db: Db, { brand }: Pick<Context, 'brand'>, priced: PricedCart): Promise<Allocation> {
  const { shipping_address: address } = priced.cart
  const point = address ? pointOf(address) : undefined
  const destination = { country: priced.country, postcode: priced.postcode, shipping: priced.shipping, point }
  return allocateFrom(db, linesToFill(priced), destination, { timeZone: brand.timeZone, now: new Date() })
}
