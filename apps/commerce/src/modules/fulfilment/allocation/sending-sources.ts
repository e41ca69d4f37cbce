import type { Brand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { DAY_MS } from '@welt/kit/time'
import type { PricedCart } from '#modules/cart'
import { distanceKm, type Point } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import type { ParcelDays, ParcelPlace } from '../delivery-days.ts'
import { type Origin, promiseFor, zoneOf } from '../promise.ts'
import { deliveryZonesOf } from '../zones/load-zones.ts'
import { type Allocation, allocate, type LineToFill, type SendingSource } from './allocate.ts'
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

/** The site's own, whose place and clock are those of its country. */
const WAREHOUSE = 'warehouse'

interface Site {
  readonly country: CountryCode
  readonly now: Date
}

function originOf(facts: SourceFacts, { country }: Pick<Site, 'country'>): Origin {
  if (facts.code === WAREHOUSE) return { country, isFull: isFull(facts) }
  return { country: facts.country ?? country, state: facts.state, zone: facts.timeZone, isFull: isFull(facts) }
}

function arrivesOn(facts: SourceFacts, { shipping, ...to }: Destination, site: Site): number {
  if (!shipping) return 0
  return Date.parse(promiseFor(shipping, site.now, { from: [originOf(facts, site)], to }).latest) / DAY_MS
}

function kmTo({ latitude, longitude }: SourceFacts, { point }: Destination): number {
  return point && latitude !== null && longitude !== null ? Math.round(distanceKm(point, { latitude, longitude })) : 0
}

function toSendingSource(facts: SourceFacts, destination: Destination, site: Site): SendingSource {
  return {
    isFull: isFull(facts),
    arrivesOn: arrivesOn(facts, destination, site),
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

/** Sources that may send the lines; read only if the site's warehouse is not the only one. */
export async function loadSenders(
  db: Db,
  lines: readonly LineToFill[],
  { country }: Pick<Brand, 'country'>,
): Promise<readonly SourceFacts[]> {
  const sent = lines.filter(({ at }) => at === undefined)
  const isFromOthers = sent.some(({ stock }) => stock.some((one) => one.source !== WAREHOUSE && one.quantity > 0))
  if (!isFromOthers) return []
  const skus = sent.map(({ sku }) => sku)
  return loadSourceFacts(db, skus, zoneOf({ country }))
}

export interface SentAllocation extends Allocation {
  /** At least one: the warehouse when nothing is sent. */
  readonly origins: readonly Origin[]
}

type Weighed = ReadonlyMap<string, SendingSource>

/** The same for all lines that go to one place. */
export const weigh = (senders: readonly SourceFacts[], destination: Destination, site: Site): Weighed =>
  new Map(senders.map((one) => [one.code, toSendingSource(one, destination, site)]))

export function allocateAmong(
  senders: readonly SourceFacts[],
  lines: readonly LineToFill[],
  weighed: Weighed,
  site: Pick<Site, 'country'>,
): SentAllocation {
  const { parts, reasons } = allocate(lines, weighed)
  const used = new Set(
    lines.flatMap(({ id, at }) => (at === undefined ? (parts.get(id) ?? []) : [])).map(({ source }) => source),
  )
  const found = senders.filter(({ code }) => used.has(code)).map((one) => originOf(one, site))
  const origins = found.length > 0 ? found : [{ country: site.country }]
  if (!reasons) return { parts, reasons, origins }
  const explained = new Set(reasons.sources.map(({ source }) => source))
  const others = senders.filter(({ code }) => !explained.has(code))
  const refused = others.map((one) => ({ source: one.code, reason: ineligibleReason(one) }))
  return { parts, reasons: { ...reasons, sources: [...reasons.sources, ...refused] }, origins }
}

export async function allocateFrom(
  db: Db,
  lines: readonly LineToFill[],
  destination: Destination,
  brand: Pick<Brand, 'country'>,
): Promise<SentAllocation> {
  const senders = await loadSenders(db, lines, brand)
  const site = { country: brand.country, now: new Date() }
  return allocateAmong(senders, lines, weigh(senders, destination, site), site)
}

/** The cart's lines, sent as the shopper chose. */
export async function allocateCart(
  db: Db,
  ctx: Pick<Context, 'brand' | 'memo' | 'sharedLoads'>,
  priced: PricedCart,
): Promise<SentAllocation> {
  const { shipping_address: address } = priced.cart
  const point = address ? pointOf(address) : undefined
  const { country, postcode, shipping } = priced
  const zones = await deliveryZonesOf({ ...ctx, db })
  return allocateFrom(db, linesToFill(priced), { country, postcode, shipping, point, zones }, ctx.brand)
}
