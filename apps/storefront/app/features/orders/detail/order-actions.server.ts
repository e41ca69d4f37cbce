import { redirect } from 'react-router'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { isAnswerLost } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { reorder, reorderAsGuest } from '../reorder/reorder.server.ts'
import { maskedEmail } from './masked-email.ts'
import {
  CancellationReasonsDocument,
  CancelOrderDocument,
  ChangeOrderItemSizeDocument,
  PrintInvoiceDocument,
  PrintOrderDocumentDocument,
  ResendOrderConfirmationDocument,
} from './order-actions.generated.ts'
import type { OrderAnswer } from './order-answer.ts'
import type { FoundOrder } from './order-view.ts'
import { lineRefundText, paidWith, refundText } from './refund-text.ts'

const FAILED = 'We couldn’t cancel it. Nothing has changed. Please try again.'
/** The answer was lost. */
const UNKNOWN = 'We couldn’t reach our server. Reload this page to see whether it is cancelled.'
const TEXTS: Readonly<Record<string, string>> = {
  PARTIAL_ORDER_ITEM_SHIPPED: 'It is packed, so we can’t stop it. You can return it.',
  UNAUTHORISED: 'This order is in an account. Sign in to change it.',
}

/** None where shoppers can't cancel this order. */
export async function cancellationReasons(
  ctx: RequestContext,
  { order, cancellable }: Pick<FoundOrder, 'order' | 'cancellable'>,
): Promise<readonly string[]> {
  if (!order.actions.includes('CANCEL') && cancellable.length === 0) return []
  const answer = await fetchPrivate(ctx, CancellationReasonsDocument, {})
  if (!answer.ok || !answer.data.storeConfig?.order_cancellation_enabled) return []
  return withoutNulls(answer.data.storeConfig.order_cancellation_reasons).map(({ description }) => description)
}

async function cancel(ctx: RequestContext, { order, token }: FoundOrder, form: FormData): Promise<OrderAnswer> {
  const input = { order_id: order.id, reason: fieldText(form, 'reason'), token }
  const answer = await fetchPrivate(ctx, CancelOrderDocument, { input })
  if (!answer.ok) return { intent: 'cancel', tone: 'negative', text: isAnswerLost(answer.failure) ? UNKNOWN : FAILED }
  const code = answer.data.cancelOrder?.errorV2?.code
  if (!code) return { intent: 'cancel', tone: 'positive', text: `Cancelled. ${refundText(order)}` }
  return { intent: 'cancel', tone: 'negative', text: TEXTS[code] ?? FAILED }
}

async function cancelItem(ctx: RequestContext, { order, token }: FoundOrder, form: FormData): Promise<OrderAnswer> {
  const item = fieldText(form, 'item')
  const input = { order_id: order.id, order_item_id: item, reason: fieldText(form, 'reason'), token }
  const refused = (text: string): OrderAnswer => ({ intent: 'cancel-item', tone: 'negative', text })
  const line = order.groups.flatMap(({ lines }) => lines).find(({ id }) => id === item)
  if (!line) return refused(FAILED)
  const answer = await fetchPrivate(ctx, CancelOrderDocument, { input })
  if (!answer.ok) return refused(isAnswerLost(answer.failure) ? UNKNOWN : FAILED)
  const code = answer.data.cancelOrder?.errorV2?.code
  if (code) return refused(TEXTS[code] ?? FAILED)
  return {
    intent: 'cancel-item',
    tone: 'positive',
    text: `Cancelled: ${line.name}. ${lineRefundText(line, paidWith(order))}`,
  }
}

/** Error codes whose message is shown to the shopper. */
const SIZE_REFUSALS: readonly (string | undefined)[] = [
  'SIZE_UNKNOWN',
  'SIZE_FIXED',
  'SIZE_PICKED',
  'SIZE_SOLD_OUT',
  'SIZE_PRICE_DIFFERS',
]

async function changeSize(ctx: RequestContext, found: FoundOrder, form: FormData): Promise<OrderAnswer> {
  const [item, sku] = [fieldText(form, 'item'), fieldText(form, 'sku')]
  const refused = (text: string): OrderAnswer => ({ intent: 'change-size', tone: 'negative', text })
  if (sku === '') return refused('Choose a size.')
  const input = { token: found.token, order_item_id: item, sku }
  const answer = await fetchPrivate(ctx, ChangeOrderItemSizeDocument, { input })
  if (answer.ok) {
    const size = found.sizes[item]?.find((one) => one.sku === sku)?.size ?? 'the new size'
    return { intent: 'change-size', tone: 'positive', text: `Changed to ${size}` }
  }
  const { code, message } = answer.failure
  if (isAnswerLost(answer.failure)) return refused('We couldn’t reach our server. Reload this page to see its size.')
  if (!SIZE_REFUSALS.includes(code)) return refused('We couldn’t change the size. Please try again.')
  const mayReturn = code === 'SIZE_PICKED' && ctx.settings.returnWindowDays !== undefined
  return refused(mayReturn ? `${message} You can return it free in a store.` : message)
}

async function sendAgain(
  ctx: RequestContext,
  { token }: FoundOrder,
  _form: FormData,
  isGuest: boolean,
): Promise<OrderAnswer> {
  const answer = await fetchPrivate(ctx, ResendOrderConfirmationDocument, { token })
  const email = answer.ok ? (answer.data.resendOrderConfirmation?.email ?? '') : ''
  return answer.ok
    ? { intent: 'send-again', tone: 'positive', text: `Sent to ${isGuest ? maskedEmail(email) : email}` }
    : { intent: 'send-again', tone: 'negative', text: 'We couldn’t send it. Please try again in a few minutes.' }
}

const NO_INVOICE = 'Error getting tax invoice'

/** Undefined when it failed. */
async function documentPath(
  ctx: RequestContext,
  { order, token }: FoundOrder,
  note: string,
  isGuest: boolean,
): Promise<string | undefined> {
  if (!isGuest && note === '') {
    const answer = await fetchPrivate(ctx, PrintInvoiceDocument, { uid: order.id })
    return answer.ok ? (answer.data.printInvoice?.filePath ?? undefined) : undefined
  }
  const input = { token, adjustment_note_id: note || null }
  const answer = await fetchPrivate(ctx, PrintOrderDocumentDocument, { input })
  return answer.ok ? (answer.data.printOrderDocument?.filePath ?? undefined) : undefined
}

/** @throws a redirect to the file [R7.30, R8.09] */
async function openDocument(
  ctx: RequestContext,
  found: FoundOrder,
  form: FormData,
  isGuest: boolean,
): Promise<OrderAnswer> {
  const path = await documentPath(ctx, found, fieldText(form, 'note'), isGuest)
  if (path) throw redirect(safeRedirect(path), 303)
  return { intent: 'document', tone: 'negative', text: NO_INVOICE }
}

type OrderAction = (ctx: RequestContext, found: FoundOrder, form: FormData, isGuest: boolean) => Promise<OrderAnswer>

const GUEST_ACTIONS: Readonly<Record<string, OrderAction>> = {
  cancel,
  'cancel-item': cancelItem,
  'change-size': changeSize,
  document: openDocument,
  reorder: reorderAsGuest,
  'send-again': sendAgain,
}
const ACTIONS: Readonly<Record<string, OrderAction>> = { ...GUEST_ACTIONS, reorder }

export const actOnOrder: OrderAction = (ctx, found, form, isGuest) =>
  actionOf(form, isGuest ? GUEST_ACTIONS : ACTIONS)(ctx, found, form, isGuest)
