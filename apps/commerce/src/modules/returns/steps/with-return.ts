import type { Kysely } from 'kysely'
import { type OwedOrder, type RefundRefusal, withLockedOrder } from '#modules/payment'
import { type ReturnItemState, type ReturnStepName, returnStateOf } from '#src/order-lifecycle/returns'
import type { Database, Db } from '#src/platform/database'
import { recordReturnEvent } from '../events.ts'
import type { ReturnRow } from '../tables.ts'
import { type ChoiceRefusal, loadPieces, type ReturnPiece, type WantedPieces } from './pieces.ts'

export interface ReturnCall {
  readonly number: string
  readonly items: readonly WantedPieces[]
  /** Answers as usual and changes nothing. */
  readonly isDryRun: boolean
}

/** What a step refunded. */
interface RefundedCents {
  readonly moneyCents: number
  /** Authorised, and no longer captured. */
  readonly releasedCents: number
  readonly giftCardCents: number
}

export interface StepAnswer {
  readonly row: ReturnRow
  readonly changed: readonly ReturnPiece[]
  /** Already in this state. */
  readonly unchanged: readonly ReturnPiece[]
  readonly refunded?: RefundedCents
  /** Numbers of the orders that send swaps. */
  readonly orders?: readonly string[]
}

export type StepRefusal =
  | ChoiceRefusal
  | { readonly refusal: 'unknown-return' | 'closed' | 'not-inspected' | 'inspected' | 'exchanged' | 'no-swap' }
  | { readonly refusal: 'swap-sold-out'; readonly item: string }
  /** Its order can't be refunded now. */
  | { readonly refusal: 'order-refused'; readonly why: RefundRefusal['refusal'] }
  | { readonly refusal: 'wrong-state'; readonly states: readonly string[] }
  | { readonly refusal: 'unknown-source' | 'other-store'; readonly source: string }

export interface LockedReturn extends OwedOrder {
  readonly row: ReturnRow
  readonly pieces: readonly ReturnPiece[]
}

/** Rolls back with an answer. */
class RolledBack extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('rolled back')
    this.answer = answer
  }
}

const isRefusal = (answer: unknown) => typeof answer === 'object' && answer !== null && 'refusal' in answer

/** Locks the return's order with its payment. A refusal changes nothing. */
export async function withReturn<Answer>(
  db: Kysely<Database>,
  { number, isDryRun }: Pick<ReturnCall, 'number' | 'isDryRun'>,
  work: (locked: LockedReturn) => Promise<Answer | StepRefusal>,
): Promise<Answer | StepRefusal> {
  const found = await db.selectFrom('return_request').select('order_id').where('number', '=', number).executeTakeFirst()
  if (!found) return { refusal: 'unknown-return' }
  try {
    return await withLockedOrder(db, found.order_id, async (owed): Promise<Answer | StepRefusal> => {
      const row = await requireReturn(owed.trx, number)
      const answer: Answer | StepRefusal =
        row.status === 'CLOSED'
          ? { refusal: 'closed' }
          : await work({ ...owed, row, pieces: await loadPieces(owed.trx, row.id) })
      if (isDryRun || isRefusal(answer)) throw new RolledBack(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.answer as Answer | StepRefusal
    throw error
  }
}

const requireReturn = (trx: Db, number: string) =>
  trx.selectFrom('return_request').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

/** The return's state follows from its items. */
export async function refreshState(trx: Db, row: ReturnRow): Promise<ReturnRow> {
  const items = await trx
    .selectFrom('return_item')
    .select(['status', 'settled_at'])
    .where('return_id', '=', row.id)
    .execute()
  const status = returnStateOf(items.map((item) => ({ status: item.status, isSettled: item.settled_at !== null })))
  const isOver = ['PROCESSED_AND_CLOSED', 'REJECTED'].includes(status)
  return trx
    .updateTable('return_request')
    .set({ status, updated_at: new Date(), ...(isOver && row.closed_at === null && { closed_at: new Date() }) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Noted {
  readonly kind: string
  readonly step: ReturnStepName | undefined
  readonly changed: readonly ReturnPiece[]
  readonly detail?: Readonly<Record<string, unknown>>
}

/** An event of the return, from which its mail is written, and an audit row. */
export async function noteStep(
  { trx, order, row }: LockedReturn,
  { kind, step, changed, detail }: Noted,
): Promise<void> {
  const items = changed.map(({ position, sku, quantity }) => ({ item: position, sku, quantity }))
  const facts = { items, ids: changed.map(({ id }) => id), ...detail }
  await recordReturnEvent(trx, { returnId: row.id, kind, actor: 'operator', detail: facts, step })
  await trx
    .insertInto('audit')
    .values({
      website_id: order.website_id,
      actor: 'operator',
      action: `return-${kind}`,
      target: `return:${row.number}`,
      address: null,
      detail: JSON.stringify({ items, ...detail }),
    })
    .execute()
}

export const isInState = (states: readonly ReturnItemState[], { status }: Pick<ReturnPiece, 'status'>) =>
  states.includes(status)
