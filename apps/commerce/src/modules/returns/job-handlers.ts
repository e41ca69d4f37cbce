import { requireBrand, shopUrlOf } from '@welt/brands'
import { queueMail, type ReturnMailModel, renderReturnLetter } from '#modules/notifications'
import { loadMailLines, type OrderRow, requireOrder } from '#modules/orders'
import { RETURN_STEPS, type ReturnStep } from '#src/order-lifecycle/returns'
import { inTransaction } from '#src/platform/database'
import type { HandlersOf, JobContext } from '#src/queue/job-handler'
import type { returnJobs } from './jobs.ts'
import { captureLabel } from './label/capture-label.ts'
import { findUnusedLabels, reverseLabel } from './label/reverse-label.ts'
import { dayOf, swapOf } from './return-model.ts'
import { loadReturnParts } from './store.ts'
import type { ReturnRow } from './tables.ts'

interface EventDetail {
  readonly ids?: readonly number[]
  readonly reason?: string
  readonly moneyCents?: number
  readonly releasedCents?: number
  readonly giftCardCents?: number
}

async function loadEvent({ db }: JobContext, eventId: number) {
  const event = await db.selectFrom('return_event').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow()
  const row = await db
    .selectFrom('return_request')
    .selectAll()
    .where('id', '=', event.return_id)
    .executeTakeFirstOrThrow()
  return { row, kind: event.kind, detail: event.detail as EventDetail }
}

/** A guest's page opens by the order's token, which only the order's own email is sent. */
function urlOf(shopUrl: string, row: ReturnRow, order: OrderRow, recipient: string): string {
  const isSent = order.customer_id === null && recipient === order.email
  const query = new URLSearchParams({ return: row.uid, ...(isSent && { token: order.access_token }) })
  return `${shopUrl}/return/view?${query}`
}

async function modelOf(ctx: JobContext, row: ReturnRow, detail: EventDetail) {
  const order = await requireOrder(ctx.db, row.order_id)
  const brand = requireBrand(order.website_id)
  const recipient = row.contact_email ?? order.email
  const shopUrl = shopUrlOf(brand, ctx.config.publicUrl)
  const parts = (await loadReturnParts(ctx.db, [row.id])).get(row.id)
  const items = (parts?.items ?? []).filter(({ id }) => detail.ids?.includes(id) ?? true)
  const model: ReturnMailModel = {
    returnNumber: row.number,
    orderNumber: order.number,
    firstName: (order.shipping_address ?? order.billing_address).firstname,
    currency: order.currency,
    shopUrl,
    returnUrl: urlOf(shopUrl, row, order, recipient),
    lines: await loadMailLines(
      ctx,
      order,
      items.map((item) => ({ lineId: item.order_line_id, quantity: item.quantity })),
    ),
    method: row.method,
    sendBy: dayOf(row.send_by) ?? undefined,
    reason: detail.reason,
    refunded: {
      refundedCents: detail.moneyCents ?? 0,
      releasedCents: detail.releasedCents ?? 0,
      giftCardCents: detail.giftCardCents ?? 0,
    },
    swaps: items.flatMap((item) => {
      const swap = swapOf(row, item, { brand })
      if (!swap) return []
      const { size, state, held_until: reservedUntil, order_number: orderNumber } = swap
      return [
        {
          name: item.lineName,
          size,
          state,
          reservedUntil: reservedUntil ?? undefined,
          orderNumber: orderNumber ?? undefined,
        },
      ]
    }),
  }
  return { brand, model, recipient }
}

export const returnJobHandlers: HandlersOf<typeof returnJobs> = {
  'capture-label': captureLabel,
  'reverse-label': reverseLabel,
  'find-unused-labels': findUnusedLabels,
  'send-return-mail': async ({ eventId }, ctx) => {
    const { row, kind: event, detail } = await loadEvent(ctx, eventId)
    const steps: readonly ReturnStep[] = Object.values(RETURN_STEPS)
    const mail = steps.find(({ kind }) => kind === event)?.mail
    if (!mail) return
    const { brand, model, recipient } = await modelOf(ctx, row, detail)
    const rendered = renderReturnLetter(brand, mail, model)
    const subjectId = `${row.number}-${eventId}`
    await inTransaction(ctx.db, (trx) => queueMail(trx, { brand, kind: mail, subjectId, recipient, mail: rendered }))
  },
}
