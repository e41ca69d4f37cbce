import { queueMail, queueText, renderCollectorChanged, writeReadyText } from '#modules/notifications'
import { inTransaction } from '#src/platform/database'
import type { HandlersOf } from '#src/queue/job-handler'
import type { orderJobs } from '../jobs.ts'
import { collectorOf, loadCollectionMail, loadMailOrder } from './collection-mail.ts'

type Handler = HandlersOf<typeof orderJobs>['send-collector-changed']

/** Mails the shopper; the new person gets the code where the order is ready, else with the text of that step. */
export const sendCollectorChanged: Handler = async ({ orderId, change }, ctx) => {
  const { order, brand, groups, model } = await loadMailOrder(ctx, orderId)
  const collector = collectorOf(order)
  const group = groups.find(({ kind }) => kind === 'clickncollect')
  if (!collector || !group) return
  const ready = await loadCollectionMail(ctx, { orderId, group: group.position }, 'ready')
  const storeName = group.store?.name ?? 'the store'
  const mail = renderCollectorChanged(brand, { order: model, collector, storeName, isReady: ready !== undefined })
  const subjectId = `${order.number}-${change}`
  await inTransaction(ctx.db, async (trx) => {
    await queueMail(trx, { brand, kind: 'collector-changed', subjectId, recipient: order.email, mail })
    if (!ready) return
    const body = writeReadyText(brand, ready.model)
    await queueText(trx, { brand, kind: 'order-ready', subjectId, phone: collector.phone, body })
  })
}
