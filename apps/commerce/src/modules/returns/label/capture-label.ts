import { sql } from 'kysely'
import type { HandlersOf } from '#src/queue/job-handler'
import type { returnJobs } from '../jobs.ts'

/** Takes what was authorised for a label once the return is made; that of a cancelled one is reversed instead. */
export const captureLabel: HandlersOf<typeof returnJobs>['capture-label'] = async ({ paymentId }, { db, ports }) => {
  const payment = await db
    .selectFrom('return_payment as p')
    .innerJoin('return_request as r', 'r.id', 'p.return_id')
    .selectAll('p')
    .where('p.id', '=', paymentId)
    .where('r.status', '<>', 'CLOSED')
    .executeTakeFirst()
  if (!payment?.psp_reference || payment.captured_at) return
  await ports.payments.capture({
    pspReference: payment.psp_reference,
    reference: `${payment.reference}-capture`,
    amount: { cents: payment.amount_cents, currency: payment.currency === 'NZD' ? 'NZD' : 'AUD' },
    idempotencyKey: payment.capture_key,
  })
  await db.updateTable('return_payment').set({ captured_at: sql<Date>`now()` }).where('id', '=', paymentId).execute()
}
