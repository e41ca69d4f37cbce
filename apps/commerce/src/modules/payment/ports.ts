import type { CountryCode, Money } from '@welt/kit/money'

/** [R9.48-R9.58] */
export interface MethodOffer {
  readonly type: string
  readonly name: string
  readonly brands: readonly string[]
  readonly configuration: Readonly<Record<string, string>>
}

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
  readonly locale: string
}

interface SessionRequest extends MethodsQuery {
  /** Only these; undefined: all. */
  readonly methods?: readonly string[]
  /** Letters, digits and hyphens. */
  readonly reference: string
  readonly returnUrl: string
  readonly expiresAt: Date
  readonly idempotencyKey: string
}

interface GatewaySession {
  readonly id: string
  readonly data: string
}

/** Goods, delivery, or gift cards as a negative amount. */
export interface ChargedItem {
  readonly id: string
  readonly name: string
  readonly quantity: number
  /** GST included. */
  readonly unitCents: number
}

export interface ChargeRequest extends MethodsQuery {
  /** They add up to the amount. */
  readonly items: readonly ChargedItem[]
  readonly reference: string
  /** The attempt's id. */
  readonly idempotencyKey: string
  /** From the payment service's browser library: encrypted fields, `browserInfo`. Never stored or logged. */
  readonly stateData: Readonly<Record<string, unknown>>
  readonly returnUrl: string
  readonly origin: string
  readonly shopperEmail: string
  readonly shopperAddress: string
  /** Of signed-in customers; cards are saved under it. */
  readonly shopperReference?: string
  readonly shopper?: { readonly firstName: string; readonly lastName: string; readonly telephone: string }
  /** Undefined when only the payer's name is known. */
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

/** A card that the payment service keeps for a customer. */
export interface StoredCard {
  readonly tokenId: string
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: string
  readonly expiryYear: string
  readonly holderName?: string
}

export interface GatewayAnswer {
  readonly resultCode: ResultCode
  readonly pspReference: string | undefined
  readonly merchantReference: string | undefined
  readonly amount: { readonly cents: number; readonly currency: string } | undefined
  readonly refusalReason: string | undefined
  readonly refusalCode: string | undefined
  /** The browser's next step, in the payment service's format. */
  readonly action: Readonly<Record<string, unknown>> | undefined
  readonly card: {
    readonly brand: string | undefined
    readonly lastFour: string | undefined
    /** The same for each payment with the card. */
    readonly alias?: string | undefined
    /** Of the bank that issued it. */
    readonly country?: string | undefined
  }
  readonly sessionId?: string
  readonly storedCard?: StoredCard
}

interface HostedResultRequest {
  readonly sessionId: string
  readonly sessionResult: string
}

export interface DetailsRequest {
  readonly details: Readonly<Record<string, string>>
  readonly paymentData: string | undefined
  readonly idempotencyKey: string
}

interface PaypalOrderRequest extends MethodsQuery {
  /** Letters, digits and hyphens. */
  readonly reference: string
  readonly returnUrl: string
  readonly idempotencyKey: string
}

/** An order that the shopper has yet to approve at PayPal: no money moves before `details`. */
export interface PaypalOrder {
  readonly orderId: string
  readonly reference: string
  readonly pspReference: string
  /** Opaque, and new after each update. */
  readonly paymentData: string
}

interface PaypalUpdate extends Pick<PaypalOrder, 'pspReference' | 'paymentData'> {
  readonly amount: Money
  readonly shippingOptions: readonly {
    readonly reference: string
    readonly title: string
    readonly amount: Money
    readonly isChosen: boolean
  }[]
  readonly idempotencyKey: string
}

interface WithdrawalRequest {
  readonly reference: string
  readonly idempotencyKey: string
}

export interface ReversalRequest {
  readonly pspReference: string
  readonly reference: string
  readonly idempotencyKey: string
}

/** Part of a charge, to take or to refund. */
export interface PartRequest extends ReversalRequest {
  readonly amount: Money
}

/** `not-sent` and `rejected`: nothing was charged; `unanswered`: it may have been. */
type GatewayFailure = 'not-sent' | 'unanswered' | 'rejected'

export class GatewayError extends Error {
  readonly failure: GatewayFailure

  constructor(failure: GatewayFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GatewayError'
    this.failure = failure
  }
}

interface StoredCardRef {
  readonly tokenId: string
  readonly shopperReference: string
}

/** Every call may throw {@link GatewayError}. Never call it inside a transaction. */
export interface PaymentGateway {
  /** False while the circuit breaker is open. */
  isAvailable(): boolean
  paymentMethods(query: MethodsQuery): Promise<readonly MethodOffer[]>
  createSession(request: SessionRequest): Promise<GatewaySession>
  /** At most one charge per idempotency key. */
  pay(request: ChargeRequest): Promise<GatewayAnswer>
  /** For browsers without scripts: redirects to the payment service's hosted page. */
  payHosted(request: Omit<ChargeRequest, 'stateData'> & { readonly expiresAt: Date }): Promise<GatewayAnswer>
  hostedResult(request: HostedResultRequest): Promise<GatewayAnswer>
  details(request: DetailsRequest): Promise<GatewayAnswer>
  openPaypalOrder(request: PaypalOrderRequest): Promise<PaypalOrder>
  /** Renews the amount and the ways of delivery that PayPal shows. */
  updatePaypalOrder(request: PaypalUpdate): Promise<Pick<PaypalOrder, 'paymentData'>>
  /** Works before the service knows the charge; has no effect on a captured one. */
  withdraw(request: WithdrawalRequest): Promise<void>
  /** Succeeds also for unknown cards. */
  removeCard(card: StoredCardRef): Promise<void>
  /** Cancels or refunds; a webhook reports the outcome. */
  reverse(request: ReversalRequest): Promise<{ readonly pspReference: string }>
  /** Takes part of an authorisation, at most once per idempotency key; a webhook reports the outcome. */
  capture(request: PartRequest): Promise<{ readonly pspReference: string }>
  /** Extends an authorisation of this amount, at most once per idempotency key; a webhook reports the outcome. */
  renew(request: PartRequest): Promise<{ readonly pspReference: string }>
  /** At most one refund per idempotency key; a webhook reports the outcome. */
  refund(request: PartRequest): Promise<{ readonly pspReference: string }>
}
