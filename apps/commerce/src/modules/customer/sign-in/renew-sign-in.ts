import type { Context } from '#src/composition/context'
import type { Db } from '#src/composition/database'
import { memoise, memoised, memoKey } from '#src/composition/request-state'
import type { CustomerToken } from '#src/graphql/contract.generated'
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
