import type { Brand } from '@welt/brands'
import { localDate } from '@welt/kit/time'
import { type RawBuilder, sql } from 'kysely'
import {
  type CollectionMailModel,
  type MailKind,
  queueMail,
  queueText,
  type RefundedParts,
  type RenderedMail,
  renderAuthorisationExpired,
  renderItemCancelled,
  renderOrderChanged,
  renderOrderCollected,
  renderOrderDelivered,
  renderOrderReady,
  renderOrderShipped,
  renderOrderUncollected,
  writeReadyText,
} from '#modules/notifications'
import { findStoreByCode } from '#modules/stores'
import type { allocationFollowUps, orderFollowUps } from '#src/order-lifecycle/jobs'
import { ENDED, isIn } from '#src/order-lifecycle/states'
import { type Db, inTransaction } from '#src/platform/database'
import type { HandlersOf, JobContext } from '#src/queue/job-handler'
import type { orderJobs } from '../jobs.ts'
import type { OrderRow } from '../tables.ts'
import { loadCollectionMail, loadMailOrder } from './collection-mail.ts'
import { loadParcelMail } from './parcel-mail.ts'
import { refundFactsOf } from './refund-facts.ts'

type Handlers = HandlersOf<typeof allocationFollowUps>

interface StepMail {
  readonly order: OrderRow
  readonly brand: Brand
  readonly kind: MailKind
  /** Of the order: its delivery group or allocation. */
  readonly part: number | string
  readonly mail: RenderedMail
}

const subjectOf = ({ number }: OrderRow, part: number | string) => `${number}-${part}`

function queueStepMail(trx: Db, { order, brand, kind, part, mail }: StepMail): Promise<void> {
  return queueMail(trx, { brand, kind, subjectId: subjectOf(order, part), recipient: order.email, mail })
}

interface ReadyMail extends Pick<StepMail, 'order' | 'brand' | 'part'> {
  readonly kind: 'order-ready' | 'order-reminder'
  readonly model: CollectionMailModel
}

/** With a text message to the one who collects. */
export function queueReadyMail(db: JobContext['db'], { order, brand, kind, part, model }: ReadyMail): Promise<void> {
  return inTransaction(db, async (trx) => {
    await queueStepMail(trx, { order, brand, kind, part, mail: renderOrderReady(brand, model) })
    if (!model.collector) return
    const { phone } = model.collector
    await queueText(trx, { brand, kind, subjectId: subjectOf(order, part), phone, body: writeReadyText(brand, model) })
  })
}

/** Once per group; none when it is no longer ready. */
export const sendOrderReady: Handlers['send-order-ready'] = async (payload, ctx) => {
  const loaded = await loadCollectionMail(ctx, payload, 'ready')
  if (loaded) await queueReadyMail(ctx.db, { ...loaded, kind: 'order-ready', part: payload.group })
}

export const sendOrderCollected: Handlers['send-order-collected'] = async (payload, ctx) => {
  const loaded = await loadCollectionMail(ctx, payload, 'collected')
  if (!loaded) return
  const { order, brand, model, pieces } = loaded
  const [piece] = pieces
  const on = localDate(piece?.endedAt ?? new Date(), brand.timeZone)
  const isToday = on === localDate(new Date(), brand.timeZone)
  const mail = renderOrderCollected(brand, model, { by: piece?.collectedBy ?? undefined, on, isToday })
  await inTransaction(ctx.db, (trx) =>
    queueStepMail(trx, { order, brand, kind: 'order-collected', part: payload.group, mail }),
  )
}

/** Once per parcel. */
export const sendOrderShipped: Handlers['send-order-shipped'] = async ({ orderId, shipment }, ctx) => {
  const loaded = await loadParcelMail(ctx, orderId, shipment)
  if (!loaded) return
  const { order, brand, model } = loaded
  const mail = renderOrderShipped(brand, model)
  const part = shipment.slice(order.number.length + 1)
  await inTransaction(ctx.db, (trx) => queueStepMail(trx, { order, brand, kind: 'order-shipped', part, mail }))
}

/** Once per parcel. */
export const sendOrderDelivered: HandlersOf<typeof orderJobs>['send-order-delivered'] = async (payload, ctx) => {
  const { orderId, shipment } = payload
  const loaded = await loadParcelMail(ctx, orderId, shipment)
  if (!loaded?.deliveredOn) return
  const { order, brand, model, deliveredOn } = loaded
  const mail = renderOrderDelivered(brand, model, deliveredOn)
  const part = shipment.slice(order.number.length + 1)
  await inTransaction(ctx.db, (trx) => queueStepMail(trx, { order, brand, kind: 'order-delivered', part, mail }))
}

export const sendAuthorisationExpired: HandlersOf<typeof orderFollowUps>['send-authorisation-expired'] = async (
  { orderId },
  ctx,
) => {
  const { order, brand, model } = await loadMailOrder(ctx, orderId)
  if (isIn(ENDED, order)) return
  const mail = renderAuthorisationExpired(brand, model)
  await inTransaction(ctx.db, (trx) =>
    queueMail(trx, { brand, kind: 'authorisation-expired', subjectId: order.number, recipient: order.email, mail }),
  )
}

/** As recorded with the step or the cancellation of the whole order; nothing for free pieces. */
async function loadRefunded(db: Db, order: OrderRow, of: RawBuilder<boolean>): Promise<RefundedParts> {
  const { rows } = await sql<Pick<RefundedParts, 'refundedCents' | 'releasedCents' | 'giftCardCents'>>`
    select coalesce(sum((detail ->> 'refundCents')::int), 0)::int as "refundedCents",
      coalesce(sum((detail ->> 'moneyCents')::int - (detail ->> 'refundCents')::int), 0)::int as "releasedCents",
      coalesce(sum((detail ->> 'giftCardCents')::int), 0)::int as "giftCardCents"
    from order_event where order_id = ${order.id}
      and case when ${order.state} = 'cancelled' then kind = 'cancelled' else kind = 'part_refunded'
        and ${of} end`.execute(db)
  const [cents = { refundedCents: 0, releasedCents: 0, giftCardCents: 0 }] = rows
  return { ...cents, ...refundFactsOf(order) }
}

export const sendOrderUncollected: Handlers['send-order-uncollected'] = async (payload, ctx) => {
  const loaded = await loadCollectionMail(ctx, payload, 'not_collected')
  if (!loaded) return
  const { order, brand, model, pieces } = loaded
  const ids = pieces.map(({ id }) => id)
  const refunded = await loadRefunded(
    ctx.db,
    order,
    sql<boolean>`(detail ->> 'allocation')::bigint = any(${ids}::bigint[])`,
  )
  const mail = renderOrderUncollected(brand, model, refunded)
  await inTransaction(ctx.db, (trx) =>
    queueStepMail(trx, { order, brand, kind: 'order-uncollected', part: payload.group, mail }),
  )
}

interface Declined {
  /** Cancelled: by its shopper. */
  readonly state: 'declined' | 'cancelled'
  readonly orderLineId: number
  readonly quantity: number
  readonly source: string
  readonly collectedAt: string | null
  readonly cancelled: number
}

async function findDeclined(db: Db, allocationId: number): Promise<Declined | undefined> {
  const { rows } = await sql<Declined>`
    select a.state, a.order_line_id as "orderLineId", a.quantity, a.source, g.store_code as "collectedAt",
      coalesce((select sum((e.detail ->> 'missing')::int) from order_event e
        where e.order_id = a.order_id and e.kind = 'pieces_gone'
          and (e.detail ->> 'declined')::bigint = a.id), 0)::int as cancelled
    from order_allocation a join order_delivery_group g on g.order_id = a.order_id and g.position = a.delivery_group
    where a.id = ${allocationId} and a.state in ('declined', 'cancelled')`.execute(db)
  return rows[0]
}

/** Says whether declined pieces come from another source or are refunded, and what the shopper cancelled. */
export const sendOrderChanged: Handlers['send-order-changed'] = async ({ orderId, allocationId }, ctx) => {
  const { db } = ctx
  const declined = await findDeclined(db, allocationId)
  const { order, brand, lines, model, mailLine } = await loadMailOrder(ctx, orderId)
  const line = declined && lines.find(({ id }) => id === declined.orderLineId)
  if (!declined || !line) return
  const hasOtherLines = lines.some((other) => other.id !== line.id && other.quantity_cancelled < other.quantity)
  const of = declined.state === 'cancelled' ? 'allocation' : 'declined'
  const refunded = await loadRefunded(db, order, sql<boolean>`(detail ->> ${of}::text)::bigint = ${allocationId}`)
  const about = { order: model, line: mailLine(line, declined.quantity), hasOtherLines, refunded }
  const queue = (mail: RenderedMail) =>
    inTransaction(db, (trx) =>
      queueStepMail(trx, { order, brand, kind: 'order-changed', part: `a${allocationId}`, mail }),
    )
  if (declined.state === 'cancelled') return queue(renderItemCancelled(brand, about))
  const nameOf = async (code: string | null) => (code === null ? undefined : (await findStoreByCode(db, code))?.name)
  const mail = renderOrderChanged(brand, {
    ...about,
    storeName: await nameOf(declined.source),
    movedQuantity: declined.quantity - declined.cancelled,
    cancelledQuantity: declined.cancelled,
    collectedAt: await nameOf(declined.collectedAt),
  })
  return queue(mail)
}
