import { join } from 'node:path'
import { type Journal, openJournal } from '../storage/journal.ts'

/** Minor units and currency, as Adyen writes them. */
export interface Amount {
  readonly value: number
  readonly currency: string
}

/** Where a payment stands. `challenged`: the shopper is at the bank's page. */
export type PaymentState = 'challenged' | 'pending' | 'authorised' | 'refused' | 'error' | 'cancelled'

/** One payment. Card numbers are never part of it. */
export interface Payment {
  readonly pspReference: string
  readonly merchantReference: string
  readonly merchantAccount: string
  readonly amount: Amount
  readonly state: PaymentState
  readonly brand: string
  readonly lastFour: string
  readonly expiryDate: string
  readonly holderName: string
  readonly returnUrl: string
  readonly idempotencyKey: string | undefined
  readonly isManualCapture: boolean
  readonly refusalReason: string | undefined
  readonly refusalReasonCode: string | undefined
  readonly capturedValue: number
  readonly refundedValue: number
  /** Opens the bank's page; part of its address. */
  readonly challengeId: string | undefined
  /** What the bank's page gives the shop back. */
  readonly redirectResult: string | undefined
  readonly createdAt: string
}

/** An answer that was given for an idempotency key. */
interface StoredAnswer {
  readonly status: number
  readonly body: string
  readonly at: string
}

/** The page on which a shopper pays a session; absent when the shop embeds the fields itself. */
export interface HostedPage {
  /** Opens the page; part of its address. */
  readonly pageId: string
  /** What the page gives the shop back. */
  readonly sessionResult: string
  /** Payment made on it; a session is paid once. */
  readonly pspReference: string | undefined
  readonly isCanceled: boolean
}

export interface PaymentSession {
  readonly id: string
  readonly sessionData: string
  readonly request: Readonly<Record<string, unknown>>
  readonly expiresAt: string
  readonly hosted?: HostedPage | undefined
}

/** A notification and how its delivery goes. */
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

interface Tables {
  payments: Payment
  answers: StoredAnswer
  sessions: PaymentSession
  webhooks: Webhook
}

const TABLES = ['payments', 'answers', 'sessions', 'webhooks'] as const

/** What the payment service knows. */
export type Ledger = Journal<Tables>

/** Opens (and tidies) `ledger.jsonl` in `directory`; delivered notifications are left behind. */
export function openLedger(directory: string): Ledger {
  const isOver = (_table: keyof Tables, row: Tables[keyof Tables]) => 'eventCode' in row && row.state !== 'waiting'
  return openJournal<Tables>(join(directory, 'ledger.jsonl'), TABLES, isOver)
}
