import { brands } from '@welt/brands'
import { storeMethodList } from '#modules/site'
import type { HandlersOf } from '#src/queue/job-handler'
import type { paymentJobs } from '../jobs.ts'
import { GatewayError } from '../ports.ts'
import { expressMethodsOf, filterOffers, instalmentTypesOf } from '../rules.ts'

const USUAL_CENTS = 10_000

/** For pages that have no cart. [R9.29] */
export const readPaymentMethods: HandlersOf<typeof paymentJobs>['read-payment-methods'] = async (
  _payload,
  { db, ports },
) => {
  for (const brand of brands) {
    const { country, currency, locale, websiteId } = brand
    try {
      const query = { amount: { cents: USUAL_CENTS, currency }, country, locale: locale.replace('_', '-') }
      const offers = await ports.payments.paymentMethods(query)
      const offered = filterOffers(offers, query).map(({ type, brands: cards }) => ({ type, brands: cards }))
      await storeMethodList(db, websiteId, 'instalment_methods', instalmentTypesOf(offers))
      await storeMethodList(db, websiteId, 'express_methods', expressMethodsOf(offers))
      await storeMethodList(db, websiteId, 'payment_methods', offered)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
    }
  }
}
