import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { insertingOrder, type NewOrder, type OrderRow, type OrderValues, orderValuesOf } from '#modules/orders'
import {
  type AttemptRow,
  type AttemptValues,
  checkEntries,
  enqueueingCheck,
  insertingAttempt,
  type MethodOnCart,
  withoutState,
} from '#modules/payment'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { builtOnce, type PlaceOf } from '#src/platform/statements/built-once'
import { tooManyCards } from '../errors.ts'
import { notingOrder } from '../idempotency.ts'
import { cardWait, type NewCard, sourceKeyOf } from '../limits/refused-cards.ts'

const FIRST_CHECK_SECONDS = 30

interface RecordValues {
  readonly key: string
  readonly actor: string
  readonly address: string
}

/** Stores `placed` as the answer of the key, and audits it. */
const recording = (place: PlaceOf<RecordValues>) => sql`
  noted as (${notingOrder(place('key'))}),
  audited as (
    insert into audit (website_id, actor, action, target, address)
    select website_id, ${place('actor')}::text, 'order-placed', number, ${place('address')}::text from placed)`

type FreeValues = OrderValues & RecordValues

const insertFree = builtOnce<FreeValues, OrderRow>((db, place) =>
  sql<OrderRow>`with ${insertingOrder(place)}, ${recording(place)} select * from placed`.compile(db),
)

interface ChargedValues extends FreeValues, AttemptValues {
  readonly check: string
  readonly methodOnCart: string
  /** JSON; null where no new card is charged. */
  readonly newCard: string | null
}

interface ChargedRow extends OrderRow {
  readonly merchant_reference: string
  readonly card_wait_seconds: number | null
}

const insertCharged = builtOnce<ChargedValues, ChargedRow>((db, place) =>
  sql<ChargedRow>`
    with ${insertingOrder(place)}, ${recording(place)},
    attempt as (${insertingAttempt(place)} returning merchant_reference),
    checked as (${enqueueingCheck(place('check'))}),
    locked as (
      update cart set payment_method = ${place('methodOnCart')}::jsonb, locked_by_order = placed.id from placed
      where cart.id = placed.cart_id)
    select placed.*, attempt.merchant_reference,
      case when ${place('newCard')}::text is not null then ${cardWait(place('newCard'), place('attemptId'))} end
        as card_wait_seconds
    from placed, attempt, checked`.compile(db),
)

export type FirstAttempt = Pick<AttemptRow, 'id' | 'merchant_reference'>

interface PlacedOrder {
  readonly order: OrderRow
  /** Undefined for a free order. */
  readonly attempt: FirstAttempt | undefined
}

interface Placing {
  readonly order: NewOrder
  readonly method: MethodOnCart | undefined
  readonly newCard: NewCard | undefined
  readonly key: string
}

/**
 * Inserts order, payment attempt and check job in one statement. The caller has locked the cart.
 * @throws AppError UNABLE_TO_PLACE_ORDER when no other card may be charged; the caller must roll back
 */
export async function insertPlaced(
  trx: Db,
  ctx: Pick<Context, 'viewer' | 'config'>,
  { order, method, newCard, key }: Placing,
): Promise<PlacedOrder> {
  const actor = order.customerId === null ? 'guest' : `customer:${order.customerId}`
  const values = { ...orderValuesOf(order), key, actor, address: ctx.viewer.address }
  const failed = () => new Error(`cart ${order.cartId} was not ordered`)
  if (!method) {
    const [placed] = await insertFree(trx, values)
    if (!placed) throw failed()
    return { order: placed, attempt: undefined }
  }
  const id = randomUUID()
  const begun = method.express?.paypal
  const [row] = await insertCharged(trx, {
    ...values,
    attemptId: id,
    method: method.wallet ?? 'scheme',
    sourceKey: sourceKeyOf(ctx),
    begunReference: begun?.reference ?? null,
    begunPspReference: begun?.pspReference ?? null,
    check: checkEntries(id, FIRST_CHECK_SECONDS),
    methodOnCart: JSON.stringify(withoutState(method)),
    newCard: newCard ? JSON.stringify(newCard) : null,
  })
  if (!row) throw failed()
  const { merchant_reference: reference, card_wait_seconds: waitSeconds, ...placed } = row
  if (waitSeconds !== null) throw tooManyCards(waitSeconds)
  return { order: placed, attempt: { id, merchant_reference: reference } }
}
