import { brands } from '@welt/brands'
import { GatewayError, instalmentTypesOf } from '#modules/payment'
import { storeInstalmentMethods } from '#modules/site'
import type { Job } from './job.ts'

/** An amount that every way to pay by instalments takes. */
const USUAL_CENTS = 10_000

/** Notes which ways to pay by instalments each site's payment methods return, for pages that nobody has a cart on. R9.29 */
export const readPaymentMethods: Job = async (_payload, { db, ports }) => {
  for (const brand of brands) {
    const { country, currency, locale, websiteId } = brand
    try {
      const amount = { cents: USUAL_CENTS, currency }
      const offers = await ports.payments.paymentMethods({ amount, country, locale: locale.replace('_', '-') })
      await storeInstalmentMethods(db, websiteId, instalmentTypesOf(offers))
    } catch (error) {
      // What was known stays while the payment service is away.
      if (!(error instanceof GatewayError)) throw error
    }
  }
}
