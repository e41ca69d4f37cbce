import { brands } from '@welt/brands'
import { storeMethodList } from '#modules/site'
import type { HandlersOf } from '#src/queue/job-handler'
import type { paymentJobs } from '../jobs.ts'
import { GatewayError } from '../ports.ts'
import { expressMethodsOf, instalmentTypesOf } from '../rules.ts'

const USUAL_CENTS = 10_000

/** For pages that have no cart. [R9.29] */
export const readPaymentMethods: HandlersOf<typeof paymentJobs>['read-payment-methods'] = async (
  _payload,
  { db, ports },
) => {
  for (const brand of brands) {
    const { country, currency, locale, websiteId } = brand
    try {
      const amount = { cents: USUAL_CENTS, currency }
      const offers = await ports.payments.paymentMethods({ amount, country, locale: locale.replace('_', '-') })
      await storeMethodList(db, websiteId, 'instalment_methods', instalmentTypesOf(offers))
      await storeMethodList(db, websiteId, 'express_methods', expressMethodsOf(offers))
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
    }
  }
}
