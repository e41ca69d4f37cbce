import { queueMail, renderSizeChanged } from '#modules/notifications'
import { inTransaction } from '#src/platform/database'
import type { HandlersOf } from '#src/queue/job-handler'
import type { orderJobs } from '../jobs.ts'
import { loadMailOrder } from './collection-mail.ts'

type Handler = HandlersOf<typeof orderJobs>['send-size-changed']

export const sendSizeChanged: Handler = async ({ orderId, lineId, from, change }, ctx) => {
  const { order, brand, lines, model, mailLine } = await loadMailOrder(ctx, orderId)
  const line = lines.find(({ id }) => id === lineId)
  if (!line) return
  const mail = renderSizeChanged(brand, { order: model, line: mailLine(line, line.quantity), from })
  const subjectId = `${order.number}-${change}`
  await inTransaction(ctx.db, (trx) =>
    queueMail(trx, { brand, kind: 'size-changed', subjectId, recipient: order.email, mail }),
  )
}
