import { encodeUid } from '@welt/kit/ids'
import { isFaultReason } from '@welt/rules/returns'
import { sql } from 'kysely'
import { makeReady, pickPieces } from '#modules/orders'
import { collectOrder, shipOrder } from '#modules/payment'
import { refundReturn, takeReturnStep } from '#modules/returns'
import { putUnderReview } from '../order/manage.ts'
import type { Db } from './place-order.ts'
import type { Happening } from './plan.ts'
import type { Shopper } from './shopper.ts'

interface HappeningTo {
  readonly db: Db
  readonly customer: Shopper
  readonly order: { readonly id: number; readonly number: string }
  /** For tracking numbers. */
  readonly n: number
  /** Pairs without a fault are then returned to a store. [R3.105] */
  readonly isLabelPaid: boolean
}

const CANCEL = `mutation ($id: ID!) {
  cancelOrder(input: { order_id: $id, reason: "The order was placed by mistake" }) { error errorV2 { message } } }`
const RETURN = 'mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { number } } }'

/** @throws Error when it was refused */
function done<Answer extends object>(answer: Answer): Answer {
  if ('refusal' in answer && answer.refusal) throw new Error(JSON.stringify(answer))
  return answer
}

async function sendReturn({ db, customer, order, isLabelPaid }: HappeningTo, lines: readonly number[], reason: string) {
  const { rows } = await sql<{ id: number }>`
    select id from order_line where order_id = ${order.id} and position = any(${[...lines]}::int[])
    order by position`.execute(db)
  const items = rows.map(({ id }) => ({
    order_item_uid: encodeUid(id),
    quantity_to_return: 1,
    selected_custom_attributes: [{ attribute_code: 'reason', value: reason }],
  }))
  const method = isLabelPaid && !isFaultReason(reason) ? 'STORE' : 'LABEL'
  await customer.call(RETURN, { input: { order_uid: encodeUid(order.id), items, method } })
}

async function takeStepOfReturn(
  { db, order }: HappeningTo,
  { step, items = [] }: Extract<Happening, { kind: 'return step' }>,
): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select number from return_request where order_id = ${order.id} order by id desc limit 1`.execute(db)
  const wanted = items.map((item) => ({ item: String(item), quantity: undefined }))
  const call = { number: rows[0]?.number ?? '', items: wanted, isDryRun: false }
  if (step === 'refund') done(await refundReturn(db, call))
  else {
    const detail =
      step === 'inspect' ? { disposition: 'resell' as const } : step === 'reject' ? { reason: 'Worn outside' } : {}
    done(await takeReturnStep(db, step, call, detail))
  }
}

async function collect({ db, order }: HappeningTo): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select collection_code as code from order_delivery_group
    where order_id = ${order.id} and collection_code is not null`.execute(db)
  done(
    await collectOrder(db, { number: order.number, store: undefined, code: rows[0]?.code ?? '', by: 'Robin Walker' }),
  )
}

/** Calls the same functions as pages and other commands. */
export async function happen(to: HappeningTo, happening: Happening): Promise<void> {
  const { db, order } = to
  const { number } = order
  switch (happening.kind) {
    case 'ship': {
      const items = (happening.lines ?? []).map((line) => ({ item: String(line), quantity: 1 }))
      const tracking = `DEMO${String(to.n).padStart(4, '0')}${happening.lines?.[0] ?? 0}`
      done(await shipOrder(db, { number, carrier: happening.carrier, tracking, items, source: undefined }))
      break
    }
    case 'ready': {
      done(await pickPieces(db, { number, store: undefined, lines: [] }))
      done(await makeReady(db, { number, store: undefined }))
      break
    }
    case 'picked':
      done(await pickPieces(db, { number, store: undefined, lines: [] }))
      break
    case 'collected':
      await collect(to)
      break
    case 'review':
      done(await putUnderReview(db, order.id, happening.reason))
      break
    case 'cancel':
      await to.customer.call(CANCEL, { id: encodeUid(order.id) })
      break
    case 'return':
      await sendReturn(to, happening.lines, happening.reason)
      break
    case 'return step':
      await takeStepOfReturn(to, happening)
  }
}
