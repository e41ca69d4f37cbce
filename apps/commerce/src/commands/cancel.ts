import { cancelOrder } from '#modules/payment'
import type { openDatabase } from '../composition/database.ts'

const SAYS = {
  cancelled: 'is cancelled. Its goods are in stock again; what was paid goes back.',
  unknown: 'is no order of these shops.',
  'not-paid': 'cannot be cancelled: it is not paid, or has ended already.',
  shipped: 'cannot be cancelled: a part of it was shipped.',
  spent: 'cannot be cancelled: a gift card that it bought was spent.',
} as const

/** Cancels a paid order before it is shipped. [A122] */
export async function cancelCommand(db: ReturnType<typeof openDatabase>, [number = '', ...more]: readonly string[]): Promise<number> {
  if (!/^\d{4,12}$/.test(number) || more.length > 0) {
    process.stderr.write('Name an order by its number: npm run welt -- cancel 100001234\n')
    return 1
  }
  const answer = await cancelOrder(db, number)
  process.stdout.write(`${number} ${SAYS[answer]}\n`)
  return answer === 'cancelled' ? 0 : 1
}
