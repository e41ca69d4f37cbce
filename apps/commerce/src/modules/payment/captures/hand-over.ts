import type { Kysely } from 'kysely'
import {
  type Collected,
  collectPieces,
  findOrderOfNumber,
  type Handover,
  type ShipCall,
  type Shipped,
  type ShipRefusal,
  type StepRefusal,
  type StoreCall,
  shipParcel,
} from '#modules/orders'
import type { Database } from '#src/platform/database'
import { type OwedOrder, withLockedOrder } from '../with-order.ts'
import { requestCapture } from './request-capture.ts'

interface Left {
  readonly refusal?: never
  /** Number of the parcel or collection. */
  readonly shipment: string
  /** Handed over before by the same command. */
  readonly isRepeated?: boolean
}

/** Hands over goods and captures their price in one transaction. */
async function handOver<Answer extends Left | { readonly refusal: string }>(
  db: Kysely<Database>,
  number: string,
  work: (owed: OwedOrder) => Promise<Answer>,
): Promise<Answer | { readonly refusal: 'unknown-order' }> {
  const found = await findOrderOfNumber(db, number)
  if (!found) return { refusal: 'unknown-order' }
  return withLockedOrder(db, found.id, async (owed) => {
    const answer = await work(owed)
    const done: Left | { readonly refusal: string } = answer
    if (done.refusal === undefined && !done.isRepeated) await requestCapture(owed, { shipment: done.shipment })
    return answer
  })
}

/** Hands a parcel of an order to a carrier. */
export function shipOrder(
  db: Kysely<Database>,
  call: ShipCall & { readonly number: string },
): Promise<Shipped | ShipRefusal> {
  return handOver(db, call.number, ({ trx, order }) => shipParcel(trx, order, call))
}

/** Hands over what is ready to the person with the code. */
export function collectOrder(db: Kysely<Database>, call: StoreCall & Handover): Promise<Collected | StepRefusal> {
  return handOver(db, call.number, ({ trx, order }) => collectPieces(trx, order, call))
}
