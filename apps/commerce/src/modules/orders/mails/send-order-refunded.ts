import { containedGstCents } from '@welt/kit/money'
import { sql } from 'kysely'
import { queueMail, renderOrderRefunded } from '#modules/notifications'
import { type Db, inTransaction } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { orderJobs } from '../jobs.ts'
import type { OrderRow } from '../tables.ts'
import { loadMailLines, loadMailOrder } from './collection-mail.ts'
import { refundFactsOf } from './refund-facts.ts'

interface Credited {
  readonly n: number
  readonly shippingCents: number
  readonly refundedCents: number
  readonly releasedCents: number
  readonly giftCardCents: number
  readonly pieces: readonly { readonly lineId: number; readonly quantity: number; readonly cents: number }[]
}

async function findCredited(db: Db, orderId: number, n: number): Promise<Credited | undefined> {
  const { rows } = await sql<Credited>`
    select m.n, m.shipping_cents as "shippingCents", m.refund_cents as "refundedCents",
      m.release_cents as "releasedCents", m.gift_card_cents as "giftCardCents",
      (select coalesce(jsonb_agg(jsonb_build_object('lineId', l.order_line_id, 'quantity', l.quantity,
        'cents', l.cents) order by l.order_line_id), '[]') from credit_memo_line l
          where l.credit_memo_id = m.id) as pieces
    from credit_memo m where m.order_id = ${orderId} and m.n = ${n}`.execute(db)
  return rows[0]
}

/** In the transaction of the refund. @param memo the credit memo's number */
export async function enqueueRefundMail(trx: Db, { id }: Pick<OrderRow, 'id'>, memo: string): Promise<void> {
  const n = Number(/-C(\d+)$/.exec(memo)?.[1])
  await enqueue(trx, orderJobs['send-order-refunded'], { orderId: id, memo: n }, { key: `order-refunded:${memo}` })
}

/** Once per credit memo. */
export const sendOrderRefunded: HandlersOf<typeof orderJobs>['send-order-refunded'] = async (payload, ctx) => {
  const credited = await findCredited(ctx.db, payload.orderId, payload.memo)
  if (!credited) return
  const { order, brand, model } = await loadMailOrder(ctx, payload.orderId)
  const { pieces, shippingCents, n, ...cents } = credited
  const { countryCode } = order.shipping_address ?? order.billing_address
  const gstOf = (part: number) => containedGstCents(part, countryCode)
  const mail = renderOrderRefunded(brand, {
    order: model,
    lines: await loadMailLines(ctx, order, pieces),
    shippingCents,
    gstCents: pieces.reduce((sum, piece) => sum + gstOf(piece.cents), gstOf(shippingCents)),
    refunded: { ...cents, ...refundFactsOf(order) },
  })
  const subjectId = `${order.number}-C${n}`
  await inTransaction(ctx.db, (trx) =>
    queueMail(trx, { brand, kind: 'order-refunded', subjectId, recipient: order.email, mail }),
  )
}
