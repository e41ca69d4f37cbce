import type { CountryCode } from '@welt/kit/money'
import { toMoney } from '@welt/kit/money'
import { type SiteSettings, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { DeliveryPromise } from '#src/platform/contract/contract.generated'
import { deliveryPlaceOf } from './delivery-place.ts'
import { dispatchFor, promiseFor } from './promise.ts'
import { methodsFor } from './shipping-quotes.ts'

interface PromiseRequest {
  /** Cents; of the only goods of a cart. */
  readonly goodsCents: number
  readonly postcode?: string | null | undefined
}

function thresholdOf({ shippingThresholds }: SiteSettings, methodCode: string, country: CountryCode) {
  return shippingThresholds.find((threshold) => threshold.code === methodCode && threshold.country === country)
}

function promisedMethods(ctx: Context, settings: SiteSettings, { goodsCents, postcode }: PromiseRequest, now: Date) {
  const { brand } = ctx
  const { country, currency } = brand
  const thresholds = settings.shippingThresholds
  const isSignedIn = ctx.viewer.customerId !== undefined
  const request = { brand, thresholds, country, postcode: postcode ?? undefined, isSignedIn, goodsCents }
  return methodsFor(request).map((option) => {
    const { earliest, latest } = promiseFor(option, now, { from: brand, to: { country, postcode } })
    const threshold = thresholdOf(settings, option.methodCode, country)
    return {
      carrier_title: option.carrierTitle,
      method_title: option.methodTitle,
      price: toMoney(option.amountCents, currency),
      free_from: threshold ? toMoney(threshold.thresholdCents, currency) : null,
      is_free_for_customers_only: threshold?.requiresLogin ?? false,
      estimated_from: earliest,
      estimated_to: latest,
    }
  })
}

/** For the site's own country; a postcode that is not served counts as none. */
export async function deliveryPromiseOf(ctx: Context, request: PromiseRequest): Promise<DeliveryPromise> {
  const { brand } = ctx
  const now = new Date()
  const settings = await settingsOfRequest(ctx)
  const place = request.postcode?.trim() ? deliveryPlaceOf(brand, request.postcode) : null
  const postcode = place?.is_served ? place.postcode : undefined
  const dispatch = dispatchFor(now, brand)
  return {
    place,
    methods: promisedMethods(ctx, settings, { ...request, postcode }, now),
    order_before: dispatch.orderBefore,
    dispatch_on: dispatch.day,
    return_window_days: settings.areReturnsEnabled ? settings.returnWindowDays : null,
    return_label: toMoney(settings.isPaidReturnLabelEnabled ? settings.paidReturnLabelCents : 0, brand.currency),
  }
}
