import type { Context } from '#src/platform/context'
import type { CustomerToken } from '#src/platform/contract/contract.generated'
import type { Db } from '#src/platform/database'
import { memoise, memoised, memoKey } from '#src/platform/request-state'
import type { CustomerRow } from '../tables.ts'
import { newSessionOf, toCustomerToken } from './customer-token.ts'
import { insertSession } from './session-store.ts'

const RENEWED = memoKey<CustomerToken | null>('customer.renewed-token')

/** The caller's own token may have been copied, so it is replaced too. [decision 44] */
export async function renewSignIn(ctx: Context, trx: Db, customer: CustomerRow): Promise<void> {
  const session = await newSessionOf({ ...ctx, db: trx as Context['db'] }, customer.id)
  memoise(ctx, RENEWED, '', toCustomerToken(ctx, customer, await insertSession(trx, session)))
}

export function renewedToken(ctx: Pick<Context, 'memo'>): CustomerToken | null {
  return memoised(ctx, RENEWED, '', () => null)
}
