import type { Money } from '@welt/kit/money'
import {
  type ChargeRequest,
  type DetailsRequest,
  type GatewayAnswer,
  GatewayError,
  type PartRequest,
  type PaymentGateway,
  type PaypalOrder,
  type ReversalRequest,
} from '#modules/payment'

/** Result of the next charges: an answer, a failure before or after charging, or a challenge. */
type Script = 'authorise' | 'refuse' | 'challenge' | 'lose-answer' | 'not-sent' | 'reject' | 'error'

/** A scripted payment service. Charges once per idempotency key. */
export interface ScriptedGateway extends PaymentGateway {
  script: Script
  /** Charges wait for this promise. */
  gate: Promise<void>
  isDown: boolean
  /** Failure of the status check of a challenge or hosted page. */
  silence: GatewayError['failure'] | undefined
  /** Successful charges by idempotency key. */
  readonly charges: Map<string, ChargeRequest>
  readonly reversals: ReversalRequest[]
  readonly sessions: Parameters<PaymentGateway['createSession']>[0][]
  /** By idempotency key. */
  readonly captures: Map<string, PartRequest>
  readonly refunds: Map<string, PartRequest>
  readonly renewals: Map<string, PartRequest>
  readonly sentDetails: DetailsRequest[]
  /** References of cancelled charges. */
  readonly withdrawals: string[]
  /** Deleted card tokens. */
  readonly removedCards: string[]
  /** Of the card of the next charges. */
  cardOrigin: { readonly alias?: string; readonly country?: string }
  /** PayPal orders by their PSP reference, with the amount that PayPal would charge. */
  readonly paypalOrders: Map<string, ScriptedPaypalOrder>
  /** PSP reference of a charge. */
  pspReferenceOf(idempotencyKey: string): string
}

interface ScriptedPaypalOrder {
  readonly order: PaypalOrder
  readonly amount: Money
  readonly updates: number
}

type Outcome = Pick<GatewayAnswer, 'resultCode'> & Partial<GatewayAnswer>

const REFUSAL: Outcome = { resultCode: 'Refused', refusalReason: 'Not enough balance', refusalCode: '12' }
const CHALLENGE: Outcome = {
  resultCode: 'RedirectShopper',
  action: { type: 'redirect', method: 'GET', url: 'http://bank.example/challenge' },
}

function answerTo(
  request: Pick<ChargeRequest, 'reference' | 'amount'>,
  pspReference: string,
  outcome: Outcome,
): GatewayAnswer {
  return {
    pspReference,
    merchantReference: request.reference,
    amount: { cents: request.amount.cents, currency: request.amount.currency },
    refusalReason: undefined,
    refusalCode: undefined,
    action: undefined,
    card: { brand: 'visa', lastFour: '1111' },
    ...outcome,
  }
}

const FAILURES: Partial<Record<Script, GatewayError['failure']>> = {
  'lose-answer': 'unanswered',
  'not-sent': 'not-sent',
  reject: 'rejected',
}
const OUTCOMES: Partial<Record<Script, Outcome>> = {
  refuse: REFUSAL,
  challenge: CHALLENGE,
  error: { resultCode: 'Error' },
}
const CHARGING = new Set<Script>(['authorise', 'lose-answer'])

const methodOf = ({ stateData }: ChargeRequest) => stateData.paymentMethod as { readonly type?: string } | undefined
/** Paid on the wallet's own page. */
const isWallet = (request: ChargeRequest) => (methodOf(request)?.type ?? 'scheme') !== 'scheme'

function storedCardOf({
  stateData,
  idempotencyKey,
  shopperReference,
}: ChargeRequest): Pick<GatewayAnswer, 'storedCard'> {
  if (!stateData.storePaymentMethod || !shopperReference) return {}
  const expiry = { expiryMonth: '03', expiryYear: '2030' }
  return { storedCard: { tokenId: `token-${idempotencyKey}`, brand: 'visa', lastFour: '1111', ...expiry } }
}

/** Hosted page result of a refused card. */
export const REFUSED_RESULT = 'card-refused'

/** Passes a challenge; any other result is refused. */
export const GOOD_RESULT = 'challenge-passed'

/** Answers a charge by details when they are of a PayPal order, with the amount last sent to PayPal. */
function findPaypal(gateway: ScriptedGateway, { paymentData }: DetailsRequest): ScriptedPaypalOrder | undefined {
  return [...gateway.paypalOrders.values()].find(({ order }) => order.paymentData === paymentData)
}

function openPaypal(gateway: ScriptedGateway): Pick<PaymentGateway, 'openPaypalOrder' | 'updatePaypalOrder'> {
  return {
    openPaypalOrder: async ({ reference, amount }) => {
      if (gateway.script === 'reject') throw new GatewayError('rejected', 'reject')
      const n = gateway.paypalOrders.size + 1
      const order = { orderId: `PAYPAL${n}`, reference, pspReference: `PSPPAYPAL${n}`, paymentData: `opened-${n}` }
      gateway.paypalOrders.set(order.pspReference, { order, amount, updates: 0 })
      return order
    },
    updatePaypalOrder: async ({ pspReference, paymentData, amount }) => {
      const known = gateway.paypalOrders.get(pspReference)
      if (known?.order.paymentData !== paymentData) throw new GatewayError('rejected', 'of another order')
      const updates = known.updates + 1
      const order = { ...known.order, paymentData: `${pspReference}-${updates}` }
      gateway.paypalOrders.set(pspReference, { order, amount, updates })
      if (gateway.script === 'lose-answer') throw new GatewayError('unanswered', 'lose-answer')
      return { paymentData: order.paymentData }
    },
  }
}

export function createScriptedGateway(): ScriptedGateway {
  const answers = new Map<string, GatewayAnswer>()
  const requests = new Map<string, ChargeRequest>()
  const references = new Map<string, string>()
  const pspReferenceOf = (key: string) => {
    const known = references.get(key) ?? `PSP${String(references.size + 1).padStart(13, '0')}`
    references.set(key, known)
    return known
  }
  const gateway: ScriptedGateway = {
    script: 'authorise',
    gate: Promise.resolve(),
    isDown: false,
    silence: undefined,
    charges: new Map(),
    reversals: [],
    captures: new Map(),
    refunds: new Map(),
    renewals: new Map(),
    sentDetails: [],
    withdrawals: [],
    removedCards: [],
    cardOrigin: {},
    paypalOrders: new Map(),
    sessions: [],
    pspReferenceOf,
    isAvailable: () => !gateway.isDown,
    paymentMethods: async () => [
      { type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'maestro'], configuration: {} },
      { type: 'ideal', name: 'iDEAL', brands: [], configuration: {} },
      { type: 'paypal', name: 'PayPal', brands: [], configuration: {} },
    ],
    createSession: async (request) => {
      gateway.sessions.push(request)
      return { id: `CS${request.reference}`, data: 'opaque' }
    },
    pay: async (request) => {
      const key = request.idempotencyKey
      requests.set(key, request)
      await gateway.gate
      const known = answers.get(key)
      if (known) return known
      const { script } = gateway
      if (CHARGING.has(script) && !isWallet(request)) gateway.charges.set(key, request)
      const failure = FAILURES[script]
      if (failure) throw new GatewayError(failure, script)
      const outcome = OUTCOMES[isWallet(request) ? 'challenge' : script] ?? { resultCode: 'Authorised' }
      const card = { brand: 'visa', lastFour: '1111', ...gateway.cardOrigin }
      const answer = answerTo(request, pspReferenceOf(key), { card, ...outcome, ...storedCardOf(request) })
      answers.set(key, answer)
      return answer
    },
    payHosted: async (request) => {
      const failure = FAILURES[gateway.script]
      if (failure) throw new GatewayError(failure, gateway.script)
      requests.set(request.idempotencyKey, { ...request, stateData: {} })
      const outcome = {
        ...CHALLENGE,
        pspReference: undefined,
        card: { brand: undefined, lastFour: undefined },
        sessionId: `CS-${request.reference}`,
      }
      return answerTo(request, '', outcome)
    },
    hostedResult: async ({ sessionId, sessionResult }) => {
      if (gateway.silence) throw new GatewayError(gateway.silence, 'silent')
      const [key, charge] = [...requests].find(([, request]) => `CS-${request.reference}` === sessionId) ?? []
      if (!key || !charge) throw new GatewayError('rejected', 'no session')
      const isGood = sessionResult === GOOD_RESULT
      if (isGood) gateway.charges.set(key, charge)
      return answerTo(
        charge,
        pspReferenceOf(key),
        isGood
          ? { resultCode: 'Authorised' }
          : { resultCode: sessionResult === REFUSED_RESULT ? 'Refused' : 'Cancelled' },
      )
    },
    details: async (request) => {
      gateway.sentDetails.push(request)
      const paypal = findPaypal(gateway, request)
      if (paypal) {
        const failure = FAILURES[gateway.script]
        if (failure) throw new GatewayError(failure, gateway.script)
        const outcome = OUTCOMES[gateway.script] ?? { resultCode: 'Authorised' }
        return answerTo({ ...paypal.order, amount: paypal.amount }, paypal.order.pspReference, outcome)
      }
      if (gateway.silence) throw new GatewayError(gateway.silence, 'silent')
      const [key, charge] = [...requests].at(-1) ?? []
      if (!key || !charge) throw new GatewayError('rejected', 'no payment')
      const isGood = request.details.redirectResult === GOOD_RESULT
      if (isGood) gateway.charges.set(key, charge)
      return answerTo(charge, pspReferenceOf(key), isGood ? { resultCode: 'Authorised' } : REFUSAL)
    },
    openPaypalOrder: (request) => openPaypal(gateway).openPaypalOrder(request),
    updatePaypalOrder: (update) => openPaypal(gateway).updatePaypalOrder(update),
    withdraw: async ({ reference }) => {
      gateway.withdrawals.push(reference)
    },
    removeCard: async ({ tokenId }) => {
      gateway.removedCards.push(tokenId)
    },
    capture: async (request) => {
      if (gateway.isDown) throw new GatewayError('not-sent', 'down')
      gateway.captures.set(request.idempotencyKey, request)
      return { pspReference: `CAP${request.reference}` }
    },
    renew: async (request) => {
      if (gateway.isDown) throw new GatewayError('not-sent', 'down')
      if (gateway.script === 'reject') throw new GatewayError('rejected', 'reject')
      gateway.renewals.set(request.idempotencyKey, request)
      return { pspReference: `REN${request.reference}` }
    },
    refund: async (request) => {
      if (gateway.isDown) throw new GatewayError('not-sent', 'down')
      gateway.refunds.set(request.idempotencyKey, request)
      return { pspReference: `REF${request.reference}` }
    },
    reverse: async (request) => {
      gateway.reversals.push(request)
      return { pspReference: `REV${request.pspReference}` }
    },
  }
  return gateway
}
