import { join } from 'node:path'
import { type Journal, openJournal } from '../storage/journal.ts'

/** In minor units. */
export interface Amount {
  readonly value: number
  readonly currency: string
}

/** `challenged`: the shopper is on the bank's page. */
export type PaymentState = 'challenged' | 'pending' | 'authorised' | 'refused' | 'error' | 'cancelled'

/** Never contains card numbers. */
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
  /** Part of the bank page's URL. */
  readonly challengeId: string | undefined
  /** Returned to the shop by the bank's page. */
  readonly redirectResult: string | undefined
  readonly createdAt: string
}

/** Answer stored for an idempotency key. */
interface StoredAnswer {
  readonly status: number
  readonly body: string
  readonly at: string
}

/** Absent when the shop embeds the card fields itself. */
export interface HostedPage {
  /** Part of the page's URL. */
  readonly pageId: string
  /** Returned to the shop by the page. */
  readonly sessionResult: string
  /** A session is paid once. */
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

interface Tables {
  payments: Payment
  answers: StoredAnswer
  sessions: PaymentSession
  webhooks: Webhook
}

const TABLES = ['payments', 'answers', 'sessions', 'webhooks'] as const

export type Ledger = Journal<Tables>

/** Opens `ledger.jsonl` in `directory`, dropping delivered notifications. */
export function openLedger(directory: string): Ledger {
  const isOver = (_table: keyof Tables, row: Tables[keyof Tables]) => 'eventCode' in row && row.state !== 'waiting'
  return openJournal<Tables>(join(directory, 'ledger.jsonl'), TABLES, isOver)
}
