import type { CountryCode, Money } from '@welt/kit/money'

/** A way to pay that the payment service offers. [R9.48-R9.58] */
export interface MethodOffer {
  readonly type: string
  readonly name: string
  /** For scheme: visa, mc, amex, jcb, cup. */
  readonly brands: readonly string[]
  readonly configuration: Readonly<Record<string, string>>
}

/** An address in the payment service's format. */
export interface GatewayAddress {
  readonly street: string
  readonly houseNumberOrName: string
  readonly city: string
  readonly stateOrProvince: string | undefined
  readonly postalCode: string
  readonly country: CountryCode
}

export interface MethodsQuery {
  readonly amount: Money
  readonly country: CountryCode
  /** For example en-AU. */
  readonly locale: string
}

interface SessionRequest extends MethodsQuery {
  /** Merchant reference; letters, digits and hyphens. */
  readonly reference: string
  readonly returnUrl: string
  readonly expiresAt: Date
  readonly idempotencyKey: string
}

interface GatewaySession {
  readonly id: string
  readonly data: string
}

export interface ChargeRequest extends MethodsQuery {
  readonly reference: string
  /** The attempt's id; sending it twice never charges twice. */
  readonly idempotencyKey: string
  /**
   * What the card frame made: `paymentMethod` with encrypted fields, perhaps `browserInfo`. Opaque; never stored or
   * logged.
   */
  readonly stateData: Readonly<Record<string, unknown>>
  readonly returnUrl: string
  readonly origin: string
  readonly shopperEmail: string
  readonly shopperAddress: string
  /** Undefined where only the payer's name is known. */
  readonly billingAddress: GatewayAddress | undefined
  readonly deliveryAddress: GatewayAddress | undefined
}

export type ResultCode =
  | 'Authorised'
  | 'Pending'
  | 'Received'
  | 'RedirectShopper'
  | 'ChallengeShopper'
  | 'IdentifyShopper'
  | 'PresentToShopper'
  | 'Refused'
  | 'Cancelled'
  | 'Error'

/** What the payment service answered about one charge. */
export interface GatewayAnswer {
  readonly resultCode: ResultCode
  readonly pspReference: string | undefined
  readonly merchantReference: string | undefined
  readonly amount: { readonly cents: number; readonly currency: string } | undefined
  readonly refusalReason: string | undefined
  readonly refusalCode: string | undefined
  /** What the browser must do next, as it came. */
  readonly action: Readonly<Record<string, unknown>> | undefined
  readonly card: { readonly brand: string | undefined; readonly lastFour: string | undefined }
  /** Session of the payment service's own page, when the shopper is sent there. */
  readonly sessionId?: string
}

/** Reads the result of a payment on the payment service's own page. */
interface HostedResultRequest {
  readonly sessionId: string
  /** What the page gave the shopper's browser. */
  readonly sessionResult: string
}

export interface DetailsRequest {
  readonly details: Readonly<Record<string, string>>
  readonly paymentData: string | undefined
  readonly idempotencyKey: string
}

/** Names a charge by its merchant reference, for want of one of the payment service. */
interface WithdrawalRequest {
  readonly reference: string
  readonly idempotencyKey: string
}

export interface ReversalRequest {
  readonly pspReference: string
  readonly reference: string
  readonly idempotencyKey: string
}

/**
 * Why there is no answer. `not-sent`: nothing can have been charged. `unanswered`: it may have been. `rejected`: the
 * service refused the request itself (wrong data, wrong key), nothing was charged.
 */
type GatewayFailure = 'not-sent' | 'unanswered' | 'rejected'

/** The payment service could not be reached, did not answer, or refused the request. */
export class GatewayError extends Error {
  readonly failure: GatewayFailure

  constructor(failure: GatewayFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GatewayError'
    this.failure = failure
  }
}

/** A stored card at the payment service. */
interface StoredCardRef {
  readonly tokenId: string
  /** How the payment service knows its owner. */
  readonly shopperReference: string
}

/** The payment service. Every call may throw {@link GatewayError}. Never called inside a transaction. */
export interface PaymentGateway {
  /** False while too many calls in a row have failed: no order is made then. */
  isAvailable(): boolean
  /** Ways to pay an amount in a country. */
  paymentMethods(query: MethodsQuery): Promise<readonly MethodOffer[]>
  /** A session that the browser's component reads its configuration from. */
  createSession(request: SessionRequest): Promise<GatewaySession>
  /** Charges once per idempotency key. */
  pay(request: ChargeRequest): Promise<GatewayAnswer>
  /** Sends the shopper to the payment service's own page, for browsers without scripts: the answer is a redirect. */
  payHosted(request: Omit<ChargeRequest, 'stateData'> & { readonly expiresAt: Date }): Promise<GatewayAnswer>
  /** How that ended. */
  hostedResult(request: HostedResultRequest): Promise<GatewayAnswer>
  /** Completes a charge after a challenge or redirect. */
  details(request: DetailsRequest): Promise<GatewayAnswer>
  /**
   * Withdraws a charge by our own reference, whether or not it is known there yet; nothing happens to one that was
   * captured.
   */
  withdraw(request: WithdrawalRequest): Promise<void>
  /** Deletes a stored card; one that is not known there counts as deleted. */
  removeCard(card: StoredCardRef): Promise<void>
  /** Takes back whatever was charged (cancel or refund); the outcome comes as a webhook. */
  reverse(request: ReversalRequest): Promise<{ readonly pspReference: string }>
}
