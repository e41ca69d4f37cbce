import { createHmac, randomUUID } from 'node:crypto'
import type { Amount, Webhook } from './ledger.ts'

export type EventCode =
  | 'AUTHORISATION'
  | 'CAPTURE'
  | 'CAPTURE_FAILED'
  | 'REFUND'
  | 'REFUND_FAILED'
  | 'REFUNDED_REVERSED'
  | 'EXPIRE'
  | 'AUTHORISATION_ADJUSTMENT'
  | 'NOTIFICATION_OF_CHARGEBACK'
  | 'CHARGEBACK'
  | 'CHARGEBACK_REVERSED'
  | 'CANCELLATION'
  | 'TECHNICAL_CANCEL'
  | 'CANCEL_OR_REFUND'
  | 'ORDER_CLOSED'

export interface Notice {
  readonly eventCode: EventCode
  readonly isSuccess: boolean
  readonly pspReference: string
  /** Reference of the modified payment, else ''. */
  readonly originalReference: string
  readonly merchantReference: string
  readonly merchantAccount: string
  readonly amount: Amount
  readonly reason: string
  readonly paymentMethod: string
  readonly additionalData?: Readonly<Record<string, string>>
}

/** Adyen's signature: base64 HMAC-SHA256 with the hex key over eight fields joined by colons. */
function signNotice(notice: Notice, hexKey: string): string {
  const { pspReference, originalReference, merchantAccount, merchantReference, amount, eventCode, isSuccess } = notice
  const signed = [
    pspReference,
    originalReference,
    merchantAccount,
    merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    isSuccess,
  ].join(':')
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(signed, 'utf8').digest('base64')
}

/** The request body, with one item. */
export function writeNotification(notice: Notice, hexKey: string, at: Date): Webhook {
  const item = {
    additionalData: { ...notice.additionalData, hmacSignature: signNotice(notice, hexKey) },
    amount: notice.amount,
    eventCode: notice.eventCode,
    eventDate: at.toISOString().replace(/\.\d+Z$/, '+00:00'),
    merchantAccountCode: notice.merchantAccount,
    merchantReference: notice.merchantReference,
    ...(notice.originalReference ? { originalReference: notice.originalReference } : {}),
    ...(notice.eventCode === 'AUTHORISATION' && notice.isSuccess
      ? { operations: ['CANCEL', 'CAPTURE', 'REFUND'] }
      : {}),
    paymentMethod: notice.paymentMethod,
    pspReference: notice.pspReference,
    reason: notice.reason,
    success: String(notice.isSuccess),
  }
  return {
    id: randomUUID(),
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] }),
    eventCode: notice.eventCode,
    pspReference: notice.pspReference,
    merchantReference: notice.merchantReference,
    createdAt: at.toISOString(),
    tries: 0,
    state: 'waiting',
  }
}
