import type { Context } from '#src/composition/context'
import type { Db } from '#src/composition/database'
import { memoise, memoised, memoKey } from '#src/composition/request-state'
import type { CustomerToken } from '#src/graphql/contract.generated'
import type { CustomerRow } from '../tables.ts'
import { newSessionOf, toCustomerToken } from './customer-token.ts'
import { insertSession } from './session-store.ts'

const RENEWED = memoKey<CustomerToken | null>('customer.renewed-token')

/**
 * Begins a new sign-in for a caller whose change has ended every one, the caller's own among them because its token may
 * have been copied. Only the answer to this request contains the new token. [decision 44]
 */
export async function renewSignIn(ctx: Context, trx: Db, customer: CustomerRow): Promise<void> {
  const session = await newSessionOf({ ...ctx, db: trx as Context['db'] }, customer.id)
  memoise(ctx, RENEWED, '', toCustomerToken(ctx, customer, await insertSession(trx, session)))
}

/** The token that this request has put in the place of the caller's. */
export function renewedToken(ctx: Pick<Context, 'memo'>): CustomerToken | null {
  return memoised(ctx, RENEWED, '', () => null)
}
