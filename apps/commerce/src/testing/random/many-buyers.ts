import { sql } from 'kysely'
import { copyCart } from '../copy-cart.ts'
import { fillCart, ledgerOf, newKey, placeUntilAnswered, SKU, type TestShop } from '../shop.ts'
import { seeded } from './seeded.ts'

/** Buyers that wait for an answer at the same time. */
const AT_ONCE = 64

interface Buyers {
  readonly buyers: number
  readonly pairs: number
  /** Each order is sent one to so many times with one key, half of them at the same time. */
  readonly mostSends: number
  readonly seed: number
}

export interface BuyersReport {
  readonly sent: number
  readonly paid: number
  /** What is wrong, as text. */
  readonly faults: readonly string[]
}

/** @returns the order's number, or the refusal, as each sending was answered */
async function buy(shop: TestShop, cartId: string, sends: number, isAtOnce: boolean): Promise<readonly string[]> {
  const key = newKey()
  const send = async () => {
    const { placement } = await placeUntilAnswered(shop, cartId, key)
    return placement.order?.order_number ?? placement.errors.map(({ message }) => message).join()
  }
  if (isAtOnce) return Promise.all(Array.from({ length: sends }, send))
  const answers: string[] = []
  while (answers.length < sends) answers.push(await send())
  return answers
}

/** Lets buyers order a pair each of one size, and compares orders, charges and stock with the initial stock. */
export async function sellTo(shop: TestShop, { buyers, pairs, mostSends, seed }: Buyers): Promise<BuyersReport> {
  const random = seeded(seed)
  const carts = [...(await copyCart(shop, await fillCart(shop), buyers))]
  await sql`update stock set on_hand = ${pairs} where sku = ${SKU}`.execute(shop.database.db)
  const faults: string[] = []
  const numbers: string[] = []
  let sent = 0
  const shopOn = async () => {
    for (let cartId = carts.pop(); cartId; cartId = carts.pop()) {
      const sends = 1 + random(mostSends)
      sent += sends
      const answers = new Set(await buy(shop, cartId, sends, random(2) === 0))
      if (answers.size > 1) faults.push(`cart ${cartId} was answered ${[...answers].join(' and ')}`)
      for (const answer of answers) if (/^\w+$/.test(answer)) numbers.push(answer)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shopOn))
  const expected = Math.min(buyers, pairs)
  const { orders, stock, broken } = await ledgerOf(shop)
  const paid = orders.filter(({ state }) => state === 'paid').length
  const counts = { answered: new Set(numbers).size, paid, charged: shop.gateway.charges.size }
  for (const [what, count] of Object.entries(counts))
    if (count !== expected) faults.push(`${count} orders ${what}, of ${expected}`)
  if (stock.on_hand !== pairs - expected || stock.reserved !== 0)
    faults.push(`${stock.on_hand} pairs are left, ${stock.reserved} of them reserved`)
  return { sent, paid, faults: [...faults, ...broken.map(({ what }) => what)] }
}
