import { type Brand, requireBrand, shopUrlOf } from '@welt/brands'
import { containedGstCents } from '@welt/kit/money'
import { localDate, workingDaysAfter } from '@welt/kit/time'
import { queueMail, type ReturnMailModel, renderReturnLetter } from '#modules/notifications'
import { loadMailLines, type OrderRow, refundFactsOf, requireOrder } from '#modules/orders'
import { shareOf } from '#modules/payment'
import { RETURN_STEPS, type ReturnStep } from '#src/order-lifecycle/returns'
import { inTransaction } from '#src/platform/database'
import type { HandlersOf, JobContext } from '#src/queue/job-handler'
import type { returnJobs } from '../jobs.ts'
import { mailedLabelPathOf } from '../label/return-label.ts'
import { dayOf, refundCentsOf, swapOf, writtenReason } from '../return-model.ts'
import { loadReturnParts, type ReturnedPiece } from '../store.ts'
import type { ReturnRow } from '../tables.ts'

/** As on the page of a return. */
const CHECK_DAYS = 2

interface EventDetail {
  readonly ids?: readonly number[]
  readonly reason?: string
  readonly moneyCents?: number
  readonly releasedCents?: number
  readonly giftCardCents?: number
}

interface MailedReturn {
  readonly row: ReturnRow
  readonly at: Date
  readonly detail: EventDetail
}

interface MailedEvent extends MailedReturn {
  readonly kind: string
}

async function loadEvent({ db }: JobContext, eventId: number): Promise<MailedEvent> {
  const event = await db.selectFrom('return_event').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow()
  const row = await db
    .selectFrom('return_request')
    .selectAll()
    .where('id', '=', event.return_id)
    .executeTakeFirstOrThrow()
  return { row, kind: event.kind, at: event.at, detail: event.detail as EventDetail }
}

/** A guest's page needs the order's token, which is sent to the order's own email only. */
function urlOf(shopUrl: string, row: ReturnRow, order: OrderRow, recipient: string): string {
  const isSent = order.customer_id === null && recipient === order.email
  const query = new URLSearchParams({ return: row.uid, ...(isSent && { token: order.access_token }) })
  return `${shopUrl}/return/view?${query}`
}

function lineOf(brand: Brand, row: ReturnRow, piece: ReturnedPiece) {
  const swap = swapOf(row, piece, { brand })
  return {
    lineId: piece.order_line_id,
    quantity: piece.quantity,
    reason: writtenReason(piece),
    cents: shareOf(piece.rowCents, piece.ordered, piece.before, piece.quantity),
    swap: swap
      ? {
          size: swap.size,
          state: swap.state,
          reservedUntil: swap.held_until ?? undefined,
          orderNumber: swap.order_number ?? undefined,
          moreCents: Math.max(0, (piece.exchange_cents ?? 0) - piece.unitCents) * piece.quantity,
        }
      : undefined,
  }
}

function refundedOf(order: OrderRow, detail: EventDetail): ReturnMailModel['refunded'] {
  const { moneyCents = 0, releasedCents = 0, giftCardCents = 0 } = detail
  return { refundedCents: moneyCents, releasedCents, giftCardCents, ...refundFactsOf(order) }
}

/** The pieces' share of the order's discounts. */
function shareOfSavings({ discounts }: OrderRow, lines: ReturnMailModel['lines'], totalCents: number) {
  const cents = lines.reduce((sum, line) => sum + line.cents, 0) - totalCents
  if (cents <= 0 || lines.some(({ swap }) => swap)) return undefined
  const [discount, ...others] = discounts
  return { label: discount && others.length === 0 ? `Share of ${discount.label}` : 'Share of your savings', cents }
}

export async function loadReturnMail(ctx: JobContext, { row, detail, at }: MailedReturn) {
  const order = await requireOrder(ctx.db, row.order_id)
  const brand = requireBrand(order.website_id)
  const recipient = row.contact_email ?? order.email
  const shopUrl = shopUrlOf(brand, ctx.config.publicUrl)
  const all = (await loadReturnParts(ctx.db, [row.id])).get(row.id)?.items ?? []
  const items = all.filter(({ id }) => detail.ids?.includes(id) ?? true)
  const { countryCode } = order.shipping_address ?? order.billing_address
  const lines = await loadMailLines(
    ctx,
    order,
    items.map((piece) => lineOf(brand, row, piece)),
  )
  const expectedCents = items.reduce((sum, piece) => sum + refundCentsOf(row, piece), 0)
  const labelPath = recipient === order.email ? await mailedLabelPathOf(ctx, brand, row) : undefined
  const happenedOn = localDate(at, brand.timeZone)
  const model: ReturnMailModel = {
    returnNumber: row.number,
    orderNumber: order.number,
    firstName: (order.shipping_address ?? order.billing_address).firstname,
    currency: order.currency,
    shopUrl,
    returnUrl: urlOf(shopUrl, row, order, recipient),
    labelUrl: labelPath && `${shopUrl}${labelPath}`,
    lines,
    pieces: all.reduce((sum, { quantity }) => sum + quantity, 0),
    method: row.method,
    sendBy: dayOf(row.send_by) ?? undefined,
    happenedOn,
    checkedBy: workingDaysAfter(happenedOn, CHECK_DAYS),
    reason: detail.reason,
    expectedCents,
    gstCents: items.reduce((sum, piece) => sum + containedGstCents(piece.refund_cents ?? 0, countryCode), 0),
    refunded: refundedOf(order, detail),
    share: shareOfSavings(order, lines, expectedCents),
  }
  return { brand, model, recipient }
}

/** Once per event. */
export const sendReturnMail: HandlersOf<typeof returnJobs>['send-return-mail'] = async ({ eventId }, ctx) => {
  const event = await loadEvent(ctx, eventId)
  const steps: readonly ReturnStep[] = Object.values(RETURN_STEPS)
  const kind = steps.find((step) => step.kind === event.kind)?.mail
  if (!kind) return
  const { brand, model, recipient } = await loadReturnMail(ctx, event)
  const mail = renderReturnLetter(brand, kind, model)
  const subjectId = `${event.row.number}-${eventId}`
  await inTransaction(ctx.db, (trx) => queueMail(trx, { brand, kind, subjectId, recipient, mail }))
}
