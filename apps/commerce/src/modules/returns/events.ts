import type { Db } from '#src/platform/database'

interface ReturnEvent {
  readonly returnId: number
  readonly kind: string
  readonly actor: 'customer' | 'guest' | 'operator' | 'job'
  readonly detail?: Readonly<Record<string, unknown>>
}

export async function recordReturnEvent(trx: Db, { returnId, kind, actor, detail = {} }: ReturnEvent): Promise<void> {
  await trx
    .insertInto('return_event')
    .values({ return_id: returnId, kind, actor, detail: JSON.stringify(detail) })
    .execute()
}
