import { RETURN_STEPS, type ReturnStep, type ReturnStepName } from '#src/order-lifecycle/returns'
import type { Db } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { returnJobs } from './jobs.ts'

interface ReturnEvent {
  readonly returnId: number
  readonly kind: string
  readonly actor: 'customer' | 'guest' | 'operator' | 'job'
  readonly detail?: Readonly<Record<string, unknown>>
  /** Step whose mail is sent. */
  readonly step?: ReturnStepName | undefined
}

/** Also queues its mail, once. */
export async function recordReturnEvent(trx: Db, event: ReturnEvent): Promise<void> {
  const { returnId, kind, actor, detail = {}, step } = event
  const { id: eventId } = await trx
    .insertInto('return_event')
    .values({ return_id: returnId, kind, actor, detail: JSON.stringify(detail) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { mail }: Partial<ReturnStep> = step ? RETURN_STEPS[step] : {}
  if (mail) await enqueue(trx, returnJobs['send-return-mail'], { eventId }, { key: `return-mail:${eventId}` })
}
