import { formatArrival } from '@welt/kit/arrival'
import { type DeliverRefusal, noteDelivered } from '#modules/orders'
import type { openDatabase } from '../../platform/database.ts'

function refusalText(number: string, answer: DeliverRefusal): string {
  switch (answer.refusal) {
    case 'unknown-order':
      return `${number} is not an order of these shops. Look at the number again.`
    case 'wrong-day':
      return '--on takes a day from when the parcel left until today: --on 2026-11-20'
    case 'unknown-parcel':
      return answer.parcels.length > 0
        ? `Name the parcel of ${number}: --tracking ${answer.parcels.join(' or ')}`
        : `No parcel of ${number} has left yet.`
  }
}

interface TypedDelivery {
  readonly tracking?: string | undefined
  readonly on?: string | undefined
}

export async function delivered(
  db: ReturnType<typeof openDatabase>,
  number: string,
  { tracking, on }: TypedDelivery,
  isJson: boolean,
): Promise<number> {
  const answer = await noteDelivered(db, { number, tracking, on })
  if ('refusal' in answer) {
    if (isJson) process.stdout.write(`${JSON.stringify({ order: number, ...answer })}\n`)
    else process.stderr.write(`${refusalText(number, answer)}\n`)
    return 1
  }
  const { isRepeated, ...parcel } = answer
  const day = formatArrival({ earliest: parcel.on, latest: parcel.on })
  const said = isRepeated ? 'Nothing has changed: this was known.' : 'The shopper gets a mail.'
  const text = `Parcel ${parcel.shipment} arrived on ${day}. ${said}`
  process.stdout.write(`${isJson ? JSON.stringify({ order: number, ...parcel, changed: !isRepeated }) : text}\n`)
  return 0
}
