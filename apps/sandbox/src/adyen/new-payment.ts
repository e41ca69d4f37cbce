import { randomBytes } from 'node:crypto'
import { AdyenError } from './adyen-error.ts'
import { type Decision, decideCard, decidePayment, findBehaviour, findCardBrand } from './cards.ts'
import type { Payment, PaymentState, PaymentStep } from './ledger.ts'
import { decideGiftCard, giftCardIn } from './partial/gift-cards.ts'
import { openOrderIn, remainingOf } from './partial/orders.ts'
import { newPaypalState } from './paypal-orders.ts'
import { newPspReference } from './references.ts'
import {
  amountIn,
  cardIn,
  checkMerchantAccount,
  findObject,
  findText,
  type JsonObject,
  objectIn,
  textIn,
} from './requests.ts'
import type { PaymentService } from './service.ts'
import { decideStoredCard, storeCard } from './stored-cards.ts'

const STATES: Readonly<Record<Decision['kind'], PaymentState>> = {
  approve: 'authorised',
  challenge: 'challenged',
  pending: 'pending',
  error: 'error',
  refuse: 'refused',
}

/** What the method contributes to a payment. */
interface Start
  extends Pick<
    Payment,
    'method' | 'brand' | 'lastFour' | 'expiryDate' | 'holderName' | 'storedCardId' | 'giftCardId' | 'step'
  > {
  readonly decision: Decision
}

const REDIRECT_METHODS = new Set(['afterpaytouch', 'zip', 'paypal'])
/** Of PayPal, approved in its window. */
const WINDOW_SUBTYPES = new Set(['express', 'sdk'])
/** What pay-later methods want to know. */
const PAY_LATER_FIELDS = [
  'shopperName',
  'shopperEmail',
  'telephoneNumber',
  'billingAddress',
  'deliveryAddress',
  'lineItems',
]

/** As at Adyen, 3-D Secure stays in the shop's page only on request. */
function stepOfCard(request: JsonObject): PaymentStep {
  const threeDS = findObject(findObject(request, 'authenticationData'), 'threeDSRequestData')
  return findText(threeDS, 'nativeThreeDS') === 'preferred' ? 'fingerprint' : 'redirect'
}

function startCard(service: PaymentService, request: JsonObject, paymentMethod: JsonObject): Start {
  const storedCardId = findText(paymentMethod, 'storedPaymentMethodId')
  if (storedCardId) {
    const { card, decision } = decideStoredCard(service, storedCardId, request, paymentMethod)
    const { brand, lastFour, holderName } = card
    const expiryDate = `${Number(card.expiryMonth)}/${card.expiryYear}`
    return {
      method: 'scheme',
      brand,
      lastFour,
      expiryDate,
      holderName,
      storedCardId,
      step: stepOfCard(request),
      decision,
    }
  }
  const card = cardIn(paymentMethod, service.vault)
  const decision = decidePayment(card, new Date())
  const isStored = request.storePaymentMethod === true && decision.kind !== 'refuse' && decision.kind !== 'error'
  return {
    method: 'scheme',
    brand: findCardBrand(card.number) ?? 'visa',
    lastFour: card.number.slice(-4),
    expiryDate: `${Number(card.expiryMonth)}/${card.expiryYear}`,
    holderName: card.holderName,
    storedCardId: isStored
      ? storeCard(service.ledger, textIn(request, 'shopperReference'), card, findBehaviour(card.number) ?? 'approve')
      : undefined,
    step: stepOfCard(request),
    decision,
  }
}

/** @throws AdyenError when they do not add up to the amount */
function checkLineItems({ lineItems, amount }: JsonObject): void {
  if (!Array.isArray(lineItems)) return
  const cents = (lineItems as readonly { readonly quantity?: number; readonly amountIncludingTax?: number }[]).reduce(
    (sum, { quantity = 1, amountIncludingTax = 0 }) => sum + quantity * amountIncludingTax,
    0,
  )
  if (cents !== (amount as { readonly value?: number }).value)
    throw new AdyenError(422, '14_0448', 'The line items do not add up to the amount.')
}

function startRedirect(request: JsonObject, method: string): Start {
  checkLineItems(request)
  if (method !== 'paypal')
    for (const name of PAY_LATER_FIELDS)
      if (!request[name]) throw new AdyenError(422, '130', `Required field '${name}' is not provided.`)
  return {
    method,
    brand: method,
    lastFour: '',
    expiryDate: '',
    holderName: '',
    storedCardId: undefined,
    step: 'redirect',
    decision: { kind: 'challenge', isFrictionless: false },
  }
}

function startGiftCard(service: PaymentService, request: JsonObject, paymentMethod: JsonObject): Start {
  const card = giftCardIn(service, paymentMethod)
  return {
    method: 'giftcard',
    brand: findText(paymentMethod, 'brand') ?? 'givex',
    lastFour: card.lastFour,
    expiryDate: '',
    holderName: '',
    storedCardId: undefined,
    giftCardId: card.id,
    step: undefined,
    decision: decideGiftCard(service, card, amountIn(request)),
  }
}

/** The shopper approves in PayPal's own window. */
function startInWindow(method: string): Start {
  return {
    method,
    brand: method,
    lastFour: '',
    expiryDate: '',
    holderName: '',
    storedCardId: undefined,
    step: 'sdk',
    decision: { kind: 'challenge', isFrictionless: false },
  }
}

/** The fake of Apple's script says in its token how the card decides. */
function startApplePay(paymentMethod: JsonObject): Start {
  const holderName = readAppleToken(textIn(paymentMethod, 'applePayToken'))
  const card = { holderName, expiryMonth: '03', expiryYear: '2030', securityCode: '737' }
  return {
    method: 'applepay',
    brand: 'visa_applepay',
    lastFour: '1111',
    expiryDate: '3/2030',
    holderName,
    storedCardId: undefined,
    step: undefined,
    decision: decideCard({ ...card, brand: 'visa', behaviour: 'approve' }, new Date()),
  }
}

/** A name on the card, of which some refuse; '' for tokens of Apple's own make. */
function readAppleToken(token: string): string {
  const text = Buffer.from(token, 'base64').toString('utf8')
  return /"sandboxName":"([A-Z_]{1,40})"/.exec(text)?.[1] ?? ''
}

function start(service: PaymentService, request: JsonObject): Start {
  const paymentMethod = objectIn(request, 'paymentMethod')
  const type = textIn(paymentMethod, 'type')
  if (type === 'scheme') return startCard(service, request, paymentMethod)
  if (type === 'giftcard') return startGiftCard(service, request, paymentMethod)
  if (type === 'applepay') return startApplePay(paymentMethod)
  if (type === 'paypal' && WINDOW_SUBTYPES.has(findText(paymentMethod, 'subtype') ?? '')) return startInWindow(type)
  if (REDIRECT_METHODS.has(type)) return startRedirect(request, type)
  throw new AdyenError(422, '14_0421', `Payment method ${type} is not available in the sandbox`)
}

function returnUrlIn(request: JsonObject): string {
  const returnUrl = textIn(request, 'returnUrl')
  if (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl))
    throw new AdyenError(422, '14_0420', 'Invalid returnUrl')
  return returnUrl
}

/** @throws AdyenError for more than its order still needs, and as openOrderIn */
function orderReferenceIn(service: PaymentService, request: JsonObject): string | undefined {
  if (request.order === undefined) return undefined
  const order = openOrderIn(service, objectIn(request, 'order'))
  const { value, currency } = amountIn(request)
  const remaining = remainingOf(service, order)
  if (currency !== remaining.currency || value > remaining.value)
    throw new AdyenError(422, '14_0418', 'The amount is more than the order still needs')
  return order.pspReference
}

const secret = () => randomBytes(32).toString('base64url')

/** @throws AdyenError for an invalid request */
export function newPayment(service: PaymentService, request: JsonObject, idempotencyKey: string | undefined): Payment {
  checkMerchantAccount(request, service.merchantAccount)
  const merchantReference = textIn(request, 'reference')
  const amount = amountIn(request)
  const returnUrl = returnUrlIn(request)
  const orderReference = orderReferenceIn(service, request)
  const { decision, step, ...method } = start(service, request)
  const isChallenged = decision.kind === 'challenge'
  const additionalData = findObject(request, 'additionalData')
  return {
    pspReference: newPspReference(),
    merchantReference,
    merchantAccount: service.merchantAccount,
    amount,
    state: STATES[decision.kind],
    ...method,
    orderReference,
    returnUrl,
    idempotencyKey,
    isManualCapture: additionalData.manualCapture === 'true' || typeof request.captureDelayHours === 'number',
    isPreAuthorised: additionalData.authorisationType === 'PreAuth',
    refusalReason: 'reason' in decision ? decision.reason : undefined,
    refusalReasonCode: 'code' in decision ? decision.code : undefined,
    capturedValue: 0,
    refundedValue: 0,
    step: isChallenged ? step : undefined,
    transStatus: undefined,
    isFrictionless: isChallenged && decision.isFrictionless,
    shopperReference: findText(request, 'shopperReference'),
    shopperEmail: findText(request, 'shopperEmail'),
    challengeId: isChallenged ? secret() : undefined,
    redirectResult: isChallenged && step !== 'sdk' ? secret() : undefined,
    ...(step === 'sdk' && { paypal: newPaypalState() }),
    createdAt: new Date().toISOString(),
  }
}
