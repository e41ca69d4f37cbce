import type { CountryCode } from '@welt/kit/money'
import { toMoney } from '@welt/kit/money'
import { type SiteSettings, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { DeliveryPromise, PriceRange } from '#src/platform/contract/contract.generated'
import { dispatchFor, promiseFor } from './promise.ts'
import { methodsFor } from './shipping-quotes.ts'

function thresholdOf({ shippingThresholds }: SiteSettings, methodCode: string, country: CountryCode) {
  return shippingThresholds.find((threshold) => threshold.code === methodCode && threshold.country === country)
}

/** For the site's own country and a cart with only this product. */
export async function deliveryPromiseOf(ctx: Context, priceRange: PriceRange): Promise<DeliveryPromise> {
  const { brand } = ctx
  const { country, currency } = brand
  const now = new Date()
  const settings = await settingsOfRequest(ctx)
  const goodsCents = Math.round((priceRange.minimum_price.final_price.value ?? 0) * 100)
  const isSignedIn = ctx.viewer.customerId !== undefined
  const dispatch = dispatchFor(now, brand)
  const methods = methodsFor({
    brand,
    thresholds: settings.shippingThresholds,
    country,
    postcode: undefined,
    isSignedIn,
    goodsCents,
  }).map((option) => {
    const { earliest, latest } = promiseFor(option, now, { from: brand, to: country })
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
  return {
    methods,
    order_before: dispatch.orderBefore,
    dispatch_on: dispatch.day,
    return_window_days: settings.areReturnsEnabled ? settings.returnWindowDays : null,
    return_label: toMoney(settings.isPaidReturnLabelEnabled ? settings.paidReturnLabelCents : 0, currency),
  }
}
