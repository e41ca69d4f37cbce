import type { CountryCode } from '@welt/kit/money'
import { toMoney } from '@welt/kit/money'
import { sql } from 'kysely'
import { findDeliveryPostcode } from '#modules/customer'
import { type SiteSettings, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { DeliveryPromise } from '#src/platform/contract/contract.generated'
import type { LineToFill } from './allocation/allocate.ts'
import { pointOf } from './allocation/destination.ts'
import { allocateAmong, type Destination, loadSenders, weigh } from './allocation/sending-sources.ts'
import { deliveryPlaceOf } from './delivery-place.ts'
import { dispatchFor, promiseFor } from './promise.ts'
import { methodsFor } from './shipping-quotes.ts'
import { deliveryZonesOf } from './zones/load-zones.ts'
import type { DeliveryZones } from './zones/zone.ts'

interface PromiseRequest {
  /** Cents; of the only goods of a cart. */
  readonly goodsCents: number
  readonly postcode?: string | null | undefined
  /** Sizes of which one pair is ordered. */
  readonly skus?: readonly string[]
}

interface Sizes {
  readonly lines: readonly LineToFill[]
  readonly senders: Awaited<ReturnType<typeof loadSenders>>
}

async function sizesOf({ db, brand }: Context, skus: readonly string[]): Promise<Sizes> {
  if (skus.length === 0) return { lines: [], senders: [] }
  const rows = await db
    .selectFrom('stock')
    .where('sku', 'in', [...skus])
    .where('ships', '=', true)
    .whereRef('on_hand', '>', 'reserved')
    .select(['sku', 'source', sql<number>`on_hand - reserved`.as('quantity')])
    .execute()
  const lines = [...Map.groupBy(rows, ({ sku }) => sku)].map(([sku, stock], id) => ({ id, sku, quantity: 1, stock }))
  return { lines, senders: await loadSenders(db, lines, brand) }
}

/** Of whichever size is chosen. */
function originsOf({ lines, senders }: Sizes, to: Destination, site: { country: CountryCode; now: Date }) {
  if (senders.length === 0) return [{ country: site.country }]
  const weighed = weigh(senders, to, site)
  const origins = lines.flatMap((line) => allocateAmong(senders, [line], weighed, site).origins)
  return [...new Map(origins.map((origin) => [JSON.stringify(origin), origin])).values()]
}

function thresholdOf({ shippingThresholds }: SiteSettings, methodCode: string, country: CountryCode) {
  return shippingThresholds.find((threshold) => threshold.code === methodCode && threshold.country === country)
}

function promisedMethods(
  ctx: Context,
  settings: SiteSettings,
  { goodsCents, postcode }: PromiseRequest,
  { now, sizes, zones }: { readonly now: Date; readonly sizes: Sizes; readonly zones: DeliveryZones },
) {
  const { brand } = ctx
  const { country, currency } = brand
  const thresholds = settings.shippingThresholds
  const isSignedIn = ctx.viewer.customerId !== undefined
  const request = { brand, thresholds, country, postcode: postcode ?? undefined, isSignedIn, goodsCents }
  return methodsFor(request).map((option) => {
    const to = { country, postcode, zones }
    const from = originsOf(
      sizes,
      { ...to, point: pointOf({ countryCode: country, city: '', postcode: postcode ?? '' }), shipping: option },
      { country, now },
    )
    const { earliest, latest } = promiseFor(option, now, { from, to })
    const threshold = thresholdOf(settings, option.methodCode, country)
    return {
      carrier_title: option.carrierTitle,
      method_title: option.methodTitle,
      price: toMoney(option.amountCents, currency),
      free_from: threshold ? toMoney(threshold.thresholdCents, currency) : null,
      is_free_for_customers_only: threshold?.requiresLogin ?? false,
      estimated_from: earliest,
      estimated_to: latest,
      origins: from,
    }
  })
}

/** In the site's own country. Defaults to the viewer's postcode; one that is not served counts as none. */
export async function deliveryPromiseOf(ctx: Context, request: PromiseRequest): Promise<DeliveryPromise> {
  const { brand } = ctx
  const now = new Date()
  const settings = await settingsOfRequest(ctx)
  const wanted = request.postcode?.trim() || (await findDeliveryPostcode(ctx))
  const place = wanted ? deliveryPlaceOf(brand, wanted) : null
  const postcode = place?.is_served ? place.postcode : undefined
  const sizes = await sizesOf(ctx, request.skus ?? [])
  const zones = await deliveryZonesOf(ctx)
  const methods = promisedMethods(ctx, settings, { ...request, postcode }, { now, sizes, zones })
  const dispatch = dispatchFor(now, methods[0]?.origins ?? [{ country: brand.country }])
  return {
    place,
    methods,
    order_before: dispatch.orderBefore,
    dispatch_on: dispatch.day,
    return_window_days: settings.areReturnsEnabled ? settings.returnWindowDays : null,
    return_label: toMoney(settings.isPaidReturnLabelEnabled ? settings.paidReturnLabelCents : 0, brand.currency),
  }
}
