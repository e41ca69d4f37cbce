import { auditInsert } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { notifyCustomer } from '../notify-customer.ts'
import { endSessions } from '../sign-in/session-store.ts'
import { setPasswordHash } from '../store.ts'
import type { CustomerRow } from '../tables.ts'
import { resetsEnd } from './reset-store.ts'

/** Ends reset links and all sessions except `currentFamily`. */
export async function putPassword(
  ctx: Context,
  trx: Db,
  change: {
    readonly customer: CustomerRow
    readonly hash: string
    readonly action: string
    readonly currentFamily?: string | undefined
  },
): Promise<void> {
  const { customer, hash, action, currentFamily } = change
  await setPasswordHash(trx, customer.id, hash)
  await endSessions(trx, customer.id, {
    currentFamily,
    changes: [resetsEnd(customer.id), auditInsert(ctx, { action, target: `customer:${customer.id}` })],
  })
  await notifyCustomer(ctx, trx, customer, 'password-changed')
}
