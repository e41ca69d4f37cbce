import { checkMerchantAccount, findText, type JsonObject } from './requests.ts'
import type { PaymentService } from './service.ts'
import { describeStoredCard, listStoredCards } from './stored-cards.ts'

/** In the order in which the browser library shows them. */
const METHODS: readonly JsonObject[] = [
  { type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex', 'jcb', 'cup'] },
  {
    type: 'applepay',
    name: 'Apple Pay',
    brands: ['visa', 'mc', 'amex', 'jcb', 'cup'],
    configuration: { merchantId: 'merchant.welt.sandbox', merchantName: 'Welt sandbox' },
  },
  { type: 'paypal', name: 'PayPal', configuration: { merchantId: 'WELTSANDBOX', intent: 'authorize' } },
  { type: 'afterpaytouch', name: 'Afterpay' },
  { type: 'zip', name: 'Zip' },
  { type: 'giftcard', name: 'Gift card', brand: 'givex' },
]

/** Methods that `allowedPaymentMethods` and `blockedPaymentMethods` leave, and the shopper's stored cards. */
export function offerMethods(service: PaymentService, request: JsonObject): JsonObject {
  const allowed = Array.isArray(request.allowedPaymentMethods) ? request.allowedPaymentMethods : undefined
  const blocked = Array.isArray(request.blockedPaymentMethods) ? request.blockedPaymentMethods : []
  const shopperReference = findText(request, 'shopperReference')
  const stored = shopperReference ? listStoredCards(service.ledger, shopperReference).map(describeStoredCard) : []
  return {
    paymentMethods: METHODS.filter(
      ({ type }) => (allowed === undefined || allowed.includes(type)) && !blocked.includes(type),
    ),
    ...(stored.length ? { storedPaymentMethods: stored } : {}),
  }
}

/** `POST /paymentMethods` */
export function listMethods(service: PaymentService, request: JsonObject): JsonObject {
  checkMerchantAccount(request, service.merchantAccount)
  return offerMethods(service, request)
}
