import { createHash } from 'node:crypto'
import type { Brand } from '@welt/brands'
import { parseEmail } from '@welt/kit/text/patterns'
import { localDate } from '@welt/kit/time'
import { parseReturnText } from '@welt/rules/returns'
import type { Kysely } from 'kysely'
import { lockOrder, type OrderRow } from '#modules/orders'
import { recordAudit, type SiteSettings, settingsOfRequest } from '#modules/site'
import { dateAfter } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type { RequestGuestReturnInput, RequestReturnInput } from '#src/platform/contract/contract.generated'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { loadFactsOfOrders } from '../eligibility/line-facts.ts'
import { fail } from '../errors.ts'
import { recordReturnEvent } from '../events.ts'
import { reserveSwap } from '../exchange/reserve-swap.ts'
import { returnJobs } from '../jobs.ts'
import { dueCentsOf, requirePaid, usePayment } from '../label/label-payment.ts'
import { lastDayToSend } from '../label/return-label.ts'
import { attachPhotos } from '../photos/photos.ts'
import type { ReturnRow } from '../tables.ts'
import { checkItems, differenceOf, findSwaps, type OfferedItem, quoteDifference } from './check-items.ts'
import { insertReturn } from './insert-return.ts'
import { parseItems } from './parse-request.ts'

/** The order is the one whose returns the answer lists. */
export interface RequestedReturn {
  readonly row: ReturnRow
  readonly order: OrderRow
  /** Requested with only the order's email, so the answer reveals nothing of the order. */
  readonly isOrderHidden: boolean
}

type ReturnWanted = RequestReturnInput | RequestGuestReturnInput

/** How long a shopper has to post the parcel. */

const METHODS = { LABEL: 'label', STORE: 'store', PARCEL_POINT: 'parcel_point' } as const

/** @throws AppError PARCEL_POINT_NOT_AVAILABLE [R1.20] */
export function methodOf(
  input: Pick<ReturnWanted, 'is_parcelpoint' | 'method'>,
  { featureFlags }: SiteSettings,
): ReturnRow['method'] {
  const method = input.is_parcelpoint ? 'parcel_point' : METHODS[input.method ?? 'LABEL']
  if (method === 'parcel_point' && !featureFlags.parcelPoint) throw fail('PARCEL_POINT_NOT_AVAILABLE')
  return method
}

/** Others may know the order's email and guess its id; its token came by mail. */
const isProven = (input: ReturnWanted, { customer_id: owner }: OrderRow) =>
  owner !== null || ('token' in input && Boolean(input.token))

/** @throws AppError EMAIL_NOT_VALID, CONTACT_EMAIL_NEEDS_TOKEN */
function contactEmailOf(input: ReturnWanted, order: OrderRow): string | null {
  if (!input.contact_email) return null
  const email = parseEmail(input.contact_email)
  if (!email) throw fail('EMAIL_NOT_VALID', { email: input.contact_email.slice(0, 64) })
  if (email !== order.email && !isProven(input, order)) throw fail('CONTACT_EMAIL_NEEDS_TOKEN')
  return email
}

/** @throws AppError COMMENT_NOT_VALID */
function commentOf(order: OrderRow, { comment_text: typed }: ReturnWanted) {
  if (!typed?.trim()) return undefined
  const { value } = parseReturnText(typed, 'comment')
  if (value === undefined) throw fail('COMMENT_NOT_VALID')
  return { author: shopperName(order), text: value }
}

export const shopperName = ({ billing_address: { firstname, lastname } }: Pick<OrderRow, 'billing_address'>) =>
  `${firstname ?? ''} ${lastname ?? ''}`.trim() || 'Shopper'

const proofOf = (input: ReturnWanted) => ({
  reference: input.return_reference ?? '',
  sessionResult: input.return_session_result ?? undefined,
})

/** @throws AppError RETURNS_NOT_ENABLED [R3.104] */
export async function requireReturnsOn(ctx: Context): Promise<SiteSettings> {
  const settings = await settingsOfRequest(ctx)
  if (!settings.areReturnsEnabled) throw fail('RETURNS_NOT_ENABLED')
  return settings
}

/** Undefined without a key. The same key with another content is another request. */
function requestHashOf({ idempotencyKey: key }: Context, input: ReturnWanted): string | undefined {
  return key && createHash('sha256').update(key).update(JSON.stringify(input)).digest('hex')
}

/** Made before by the same request, whose answer was lost. */
async function findRepeated(db: Db, orderId: number, hash: string | undefined): Promise<ReturnRow | undefined> {
  if (hash === undefined) return undefined
  return db
    .selectFrom('return_request')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('request_hash', '=', hash)
    .executeTakeFirst()
}

interface SwapsWanted {
  readonly order: OrderRow
  readonly items: readonly OfferedItem[]
  readonly itemIds: readonly number[]
  readonly days: number
}

/** @throws AppError SIZE_SOLD_OUT */
async function reserveSwaps(trx: Kysely<Database>, brand: Brand, wanted: SwapsWanted): Promise<void> {
  const { order, items, itemIds, days } = wanted
  const until = dateAfter(localDate(new Date(), brand.timeZone), days)
  const swaps = items.flatMap(({ swap, quantity, line }, i) => (swap ? [{ swap, quantity, line, i }] : []))
  // Stock is locked by sku.
  for (const one of swaps.toSorted((a, b) => (a.swap.variant.variantSku < b.swap.variant.variantSku ? -1 : 1))) {
    const { swap, quantity, line, i } = one
    const { variant, size } = swap
    const isReserved = await reserveSwap(trx, brand, { order, itemId: itemIds[i] ?? 0, variant, quantity, until })
    if (!isReserved) throw fail('SIZE_SOLD_OUT', { name: line.name, size })
  }
}

/**
 * A return within the rules is authorised at once. Returns of an order wait for each other. Sent again with its key, a
 * request answers with the return that it made.
 * @throws AppError RETURNS_NOT_ENABLED, PAYMENT_REQUIRED, SIZE_NOT_OFFERED, SIZE_SOLD_OUT, PHOTO_GONE, and those of
 * parsing and checking the items [R3.77-R3.79]
 */
export async function makeReturn(ctx: Context, found: OrderRow, input: ReturnWanted): Promise<RequestedReturn> {
  const settings = await requireReturnsOn(ctx)
  const requestHash = requestHashOf(ctx, input)
  const answerFor = (row: ReturnRow, order: OrderRow) => ({ row, order, isOrderHidden: !isProven(input, order) })
  const earlier = await findRepeated(ctx.db, found.id, requestHash)
  if (earlier) return answerFor(earlier, found)
  const method = methodOf(input, settings)
  const items = parseItems(input.items)
  const contactEmail = contactEmailOf(input, found)
  const comment = commentOf(found, input)
  const { timeZone } = ctx.brand
  const window = { timeZone, returnWindowDays: settings.returnWindowDays }
  const labelCents = dueCentsOf(settings, method, items)
  // A dearer size without a payment is refused below.
  const differenceCents = input.return_reference ? await quoteDifference(ctx.db, found, window, items) : 0
  const due = { labelCents, differenceCents }
  const isPaid = labelCents + differenceCents > 0
  const payment = isPaid ? await requirePaid(ctx, found, due, proofOf(input)) : undefined
  const { customerId } = ctx.viewer
  const isGuest = found.customer_id === null
  return inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, found.id)
    const repeated = await findRepeated(trx, order.id, requestHash)
    if (repeated) return answerFor(repeated, order)
    const checked = checkItems(items, await loadFactsOfOrders(trx, window, [order.id]))
    const offered = await findSwaps(trx, order.website_id, checked)
    if (differenceOf(offered) !== differenceCents) throw fail('PAYMENT_REQUIRED')
    const { row, itemIds } = await insertReturn(trx, {
      orderId: order.id,
      customerId: isGuest ? null : (customerId ?? null),
      guestEmail: isGuest ? order.email : null,
      contactEmail,
      requestHash,
      method,
      payment: payment && labelCents > 0 ? { pspReference: payment.pspReference, cents: labelCents } : null,
      sendBy: lastDayToSend(timeZone),
      comment,
      items: offered,
    })
    for (const { lineId, photoUids: uids } of offered)
      await attachPhotos(trx, { orderId: order.id, returnId: row.id, lineId, uids })
    await reserveSwaps(trx, ctx.brand, { order, items: offered, itemIds, days: settings.exchangeReservationDays })
    if (payment) {
      const { paymentId, pspReference } = payment
      await usePayment(trx, paymentId, pspReference, row.id)
      await enqueue(trx, returnJobs['capture-label'], { paymentId }, { key: `capture-label:${paymentId}` })
    }
    const actor = isGuest ? 'guest' : 'customer'
    await recordReturnEvent(trx, { returnId: row.id, kind: 'requested', actor, step: 'request' })
    await recordAudit({ ...ctx, db: trx }, { action: 'return-requested', target: `order:${order.number}` })
    return answerFor(row, order)
  })
}
