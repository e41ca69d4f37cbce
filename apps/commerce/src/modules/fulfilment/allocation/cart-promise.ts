import type { Brand } from '@welt/brands'
import type { PricedCart, ShippingOption } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MethodContext } from '../cart-models.ts'
import { promiseFor } from '../promise.ts'
import { deliveryZonesOf } from '../zones/load-zones.ts'
import type { DeliveryZones } from '../zones/zone.ts'
import { pointOf } from './destination.ts'
import { linesToFill } from './lines-to-fill.ts'
import { allocateAmong, loadSenders, weigh } from './sending-sources.ts'

type Senders = ReturnType<typeof loadSenders>

/** Carts are priced once per request. */
const known = new WeakMap<PricedCart, Senders>()

function sendersOf({ db, brand }: Context, priced: PricedCart): Senders {
  const senders = known.get(priced) ?? loadSenders(db, linesToFill(priced), brand)
  known.set(priced, senders)
  return senders
}

/** An address's postcode takes precedence over a given one, which is in the site's country. */
function destinationOf(
  { cart, country, postcode }: PricedCart,
  brand: Brand,
  { given, zones }: { readonly given: string | undefined; readonly zones: DeliveryZones },
) {
  const { shipping_address: address } = cart
  const to = { country, postcode: postcode ?? (country === brand.country ? given : undefined), zones }
  const place = address ?? { countryCode: country, city: '', postcode: to.postcode ?? '' }
  return { ...to, point: pointOf(place) }
}

/** Promises the days of the sources from which the cart would be sent if it were ordered now. [decision 98] */
export async function methodContextOf(ctx: Context, priced: PricedCart, postcode?: string): Promise<MethodContext> {
  const { brand } = ctx
  const senders = await sendersOf(ctx, priced)
  const now = new Date()
  const to = destinationOf(priced, brand, { given: postcode, zones: await deliveryZonesOf(ctx) })
  const lines = linesToFill(priced)
  const promiseOf = (shipping: ShippingOption) => {
    const site = { country: brand.country, now }
    const { origins } = allocateAmong(senders, lines, weigh(senders, { ...to, shipping }, site), site)
    return promiseFor(shipping, now, { from: origins, to })
  }
  return { priced, promiseOf }
}
