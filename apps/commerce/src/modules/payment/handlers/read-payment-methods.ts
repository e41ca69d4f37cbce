import { brands } from '@welt/brands'
import { storeInstalmentMethods } from '#modules/site'
import type { HandlersOf } from '#src/queue/job-handler'
import type { paymentJobs } from '../jobs.ts'
import { GatewayError } from '../ports.ts'
import { instalmentTypesOf } from '../rules.ts'

/** An amount that every way to pay by instalments takes. */
const USUAL_CENTS = 10_000

/**
 * Notes which ways to pay by instalments each site's payment methods return, for pages that nobody has a cart on. R9.29
 */
export const readPaymentMethods: HandlersOf<typeof paymentJobs>['read-payment-methods'] = async (
  _payload,
  { db, ports },
) => {
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
