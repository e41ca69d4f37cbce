import type { ServerResponse } from 'node:http'
import { MAINTENANCE_TEXT, maintenanceWaitSeconds } from '@welt/kit/maintenance'
import { parse } from 'graphql'
import type { Maintenance } from '#modules/site'
import { sendError } from '../platform/http-answer.ts'
import { DOCUMENT_TOKENS } from './document-limits.ts'

/**
 * Served during maintenance, so that a shopper returning from the bank reaches the order page. None starts an order.
 * [decision 69]
 */
const SETTLING: ReadonlySet<string> = new Set([
  'processPayment',
  'adyenPaymentDetails',
  'adyenPaymentStatus',
  'guestOrderByToken',
])

export function isSettling(text: string | undefined): boolean {
  if (!text) return false
  try {
    const { definitions } = parse(text, { maxTokens: DOCUMENT_TOKENS, noLocation: true })
    const operations = definitions.filter((definition) => definition.kind === 'OperationDefinition')
    const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections)
    return fields.length > 0 && fields.every((field) => field.kind === 'Field' && SETTLING.has(field.name.value))
  } catch {
    return false
  }
}

/** 503, as in Magento. [R8.66, A21] */
export function refuseInMaintenance(res: ServerResponse, { until }: Maintenance): void {
  const seconds = maintenanceWaitSeconds(until ?? undefined, new Date())
  sendError(
    res,
    503,
    MAINTENANCE_TEXT,
    { category: 'internal', code: 'MAINTENANCE' },
    { 'retry-after': String(seconds) },
  )
}
