import { join } from 'node:path'
import { type Journal, openJournal } from '../storage/journal.ts'
import type { CardBehaviour } from './cards.ts'

/** In minor units. */
export interface Amount {
  readonly value: number
  readonly currency: string
}

/** `challenged`: waits for the shopper. */
export type PaymentState = 'challenged' | 'pending' | 'authorised' | 'refused' | 'error' | 'cancelled'

/**
 * What a challenged payment waits for: the page of the bank or method, the two parts of 3-D Secure 2 in the shop's
 * page, or the wallet's window.
 */
export type PaymentStep = 'redirect' | 'fingerprint' | 'challenge' | 'sdk'

/** An order that waits for the shopper at PayPal. */
export interface PaypalState {
  readonly orderId: string
  /** New after each update. */
  readonly paymentData: string
  readonly deliveryMethods: readonly Readonly<Record<string, unknown>>[]
  readonly decision: 'approve' | 'refuse' | undefined
}

/** Never contains card numbers. */
export interface Payment {
  readonly pspReference: string
  readonly merchantReference: string
  readonly merchantAccount: string
  readonly amount: Amount
  readonly state: PaymentState
  /** `scheme` for cards. */
  readonly method: string
  /** The method's type when it is no card; `lastFour`, `expiryDate` and `holderName` are '' then. */
  readonly brand: string
  readonly lastFour: string
  readonly expiryDate: string
  readonly holderName: string
  readonly returnUrl: string
  readonly idempotencyKey: string | undefined
  readonly isManualCapture: boolean
  /** Can be renewed before it expires. */
  readonly isPreAuthorised: boolean
  readonly refusalReason: string | undefined
  readonly refusalReasonCode: string | undefined
  readonly capturedValue: number
  readonly refundedValue: number
  readonly step: PaymentStep | undefined
  /** The bank's answer to a challenge in the shop's page. The payment is settled when the shop sends the details. */
  readonly transStatus: 'Y' | 'N' | undefined
  /** Whether the fingerprint is enough for the bank. */
  readonly isFrictionless: boolean
  readonly storedCardId: string | undefined
  /** The gift card charged. */
  readonly giftCardId?: string | undefined
  /** The order of which it pays a part. */
  readonly orderReference?: string | undefined
  readonly shopperReference: string | undefined
  readonly shopperEmail: string | undefined
  /** Part of the bank page's URL. */
  readonly challengeId: string | undefined
  /** Returned to the shop by the bank's page. */
  readonly redirectResult: string | undefined
  readonly paypal?: PaypalState
  readonly createdAt: string
}

/** Answer stored for an idempotency key. */
interface StoredAnswer {
  readonly status: number
  readonly body: string
  readonly at: string
}

/** Absent when the shop mounts the browser library itself. */
export interface HostedPage {
  /** Part of the page's URL. */
  readonly pageId: string
  readonly isCanceled: boolean
}

export interface PaymentSession {
  readonly id: string
  readonly sessionData: string
  readonly request: Readonly<Record<string, unknown>>
  readonly expiresAt: string
  /** Returned to the shop with the result. */
  readonly sessionResult: string
  /** References of its payments, the newest last. At most one is authorised or pending. */
  readonly payments: readonly string[]
  readonly hosted?: HostedPage | undefined
}

/** A notification with its delivery state. */
export interface Webhook {
  readonly id: string
  readonly body: string
  readonly eventCode: string
  readonly pspReference: string
  readonly merchantReference: string
  readonly createdAt: string
  readonly tries: number
  readonly state: 'waiting' | 'delivered' | 'abandoned'
}

/** A card that a shopper saved. Its number is not kept. */
export interface StoredCard {
  readonly id: string
  readonly shopperReference: string
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: string
  readonly expiryYear: string
  readonly holderName: string
  readonly behaviour: CardBehaviour
  /** From the authorisation of the payment that saved it until it is deleted. */
  readonly isActive: boolean
}

/** Paid by several payments, such as by a gift card and a card. */
export interface PaymentOrder {
  readonly pspReference: string
  readonly orderData: string
  readonly merchantReference: string
  readonly amount: Amount
  readonly expiresAt: string
  readonly state: 'open' | 'closed' | 'cancelled'
}

interface Tables {
  payments: Payment
  answers: StoredAnswer
  sessions: PaymentSession
  webhooks: Webhook
  storedCards: StoredCard
  orders: PaymentOrder
}

const TABLES = ['payments', 'answers', 'sessions', 'webhooks', 'storedCards', 'orders'] as const

export type Ledger = Journal<Tables>

/** Opens `ledger.jsonl` in `directory`, dropping delivered notifications and sessions of an earlier form. */
export function openLedger(directory: string): Ledger {
  const isOver = (_table: keyof Tables, row: Tables[keyof Tables]) =>
    ('eventCode' in row && row.state !== 'waiting') || ('sessionData' in row && !('payments' in row))
  return openJournal<Tables>(join(directory, 'ledger.jsonl'), TABLES, isOver)
}
