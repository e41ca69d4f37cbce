import { formatArrival } from '@welt/kit/arrival'
import { type DeliverRefusal, findSource, noteDelivered } from '#modules/orders'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal } from '../calls.ts'

function refusalText(number: string, answer: DeliverRefusal, store: string | undefined): string {
  switch (answer.refusal) {
    case 'unknown-order':
      return `${number} is not an order of these shops. Check the number.`
    case 'wrong-day':
      return '--on takes a day from when the parcel left until today: --on 2026-11-20'
    case 'unknown-parcel':
      return answer.parcels.length > 0
        ? `Name the parcel of ${number}: --tracking ${answer.parcels.join(' or ')}`
        : `No parcel of ${number} has left ${store ?? 'yet'}.`
  }
}

interface TypedDelivery {
  readonly tracking?: string | undefined
  readonly on?: string | undefined
  readonly store?: string | undefined
}

export async function delivered(
  db: ReturnType<typeof openDatabase>,
  number: string,
  { tracking, on, store }: TypedDelivery,
  isJson: boolean,
): Promise<number> {
  const source = store === undefined ? undefined : await findSource(db, store)
  if (store !== undefined && !source)
    throw new Refusal(`There is no store "${store}". Give a store code, or warehouse.`)
  const answer = await noteDelivered(db, { number, tracking, on, store: source?.code })
  if ('refusal' in answer) {
    if (isJson) process.stdout.write(`${JSON.stringify({ order: number, ...answer })}\n`)
    else process.stderr.write(`${refusalText(number, answer, store)}\n`)
    return 1
  }
  const { isRepeated, ...parcel } = answer
  const day = formatArrival({ earliest: parcel.on, latest: parcel.on })
  const said = isRepeated ? 'Nothing has changed: this was already recorded.' : 'The shopper gets a mail.'
  const text = `Parcel ${parcel.shipment} arrived on ${day}. ${said}`
  process.stdout.write(`${isJson ? JSON.stringify({ order: number, ...parcel, changed: !isRepeated }) : text}\n`)
  return 0
}
