import {
  CartDocument,
  type UpdateCartItemsMutation,
  type UpdateCartItemsMutationVariables,
} from '../../apps/storefront/app/features/cart/cart.generated.ts'
import type { TypedDocument } from '../../apps/storefront/app/graphql/typed-document.ts'
import type { BenchResult } from '../measure/result.ts'
import type { System } from '../measure/system.ts'
import { type Callable, compareWithSql, eachOnce, runInTurn } from './callers.ts'
import { changeQuantityBySql, readCartBySql } from './cart-sql.ts'
import { type FilledCart, makeCarts } from './carts.ts'
import { stockSizes } from './goods.ts'
import { type CommerceTarget, post } from './graphql.ts'
import { openRawSql } from './sql.ts'

const SITE = { store: 'mollini_au', websiteId: 7 }
const CARTS = 48
const LINES = 10
const STEPS = 8
const QUANTITIES = 3
const CONNECTIONS = 16

type Changed = Pick<NonNullable<UpdateCartItemsMutation['updateCartItems']>, 'errors'>

/** Never changed, so that its figures stay comparable. Selects as much as add-to-cart. */
const CHANGE: TypedDocument<{ readonly updateCartItems: Changed | null }, UpdateCartItemsMutationVariables> = {
  operation: 'mutation',
  changesCart: true,
  text: `mutation Change($input: UpdateCartItemsInput!) {
  updateCartItems(input: $input) {
    cart { id total_quantity prices { grand_total { value currency } } }
    errors { code message }
  }
}`,
}

export async function changeQuantity(
  target: CommerceTarget,
  { cartId, lines }: FilledCart,
  at: number,
  quantity: number,
): Promise<void> {
  const input = { cart_id: cartId, cart_items: [{ cart_item_uid: lines[at]?.uid ?? '', quantity }] }
  const { updateCartItems } = await post(target, CHANGE, { input })
  if (updateCartItems?.errors.length !== 0) throw new Error(`Not changed: ${JSON.stringify(updateCartItems?.errors)}`)
}

export async function readCart(target: CommerceTarget, { cartId, lines }: FilledCart): Promise<void> {
  const { cart, liveInventoryCheck } = await post(target, CartDocument, { cartId })
  if (cart?.items?.length !== lines.length || liveInventoryCheck?.items.length !== lines.length)
    throw new Error('The cart lacks lines.')
}

/** So that no two callers share a cart. */
function callsOn(
  carts: readonly FilledCart[],
  call: (cart: FilledCart, step: number) => Promise<unknown>,
): Callable['prepare'] {
  let firstStep = 0
  return async () => {
    const first = firstStep
    firstStep += STEPS
    return eachOnce(
      Array.from({ length: STEPS * carts.length }, (_, at) => at),
      (at) => call(carts[at % carts.length] as FilledCart, first + Math.floor(at / carts.length)),
    )
  }
}

const changeAt = (step: number) => [step % LINES, 1 + ((1 + Math.floor(step / LINES)) % QUANTITIES)] as const

export async function benchCartCalls(system: System): Promise<readonly BenchResult[]> {
  const sizes = await stockSizes(system.databaseUrl, SITE.websiteId)
  const server = await system.startCommerce()
  const sql = {
    unnamed: openRawSql(system.databaseUrl, 'unnamed', CONNECTIONS),
    named: openRawSql(system.databaseUrl, 'named', CONNECTIONS),
  }
  try {
    const target = { port: server.port, store: SITE.store }
    const carts = await makeCarts(target, sizes, CARTS, LINES)
    // Separate carts, since raw SQL stores other prices than the shop.
    const bareCarts = await makeCarts(target, sizes, CARTS, LINES)
    const { websiteId } = SITE
    const changes = await runInTurn({
      ours: { server, prepare: callsOn(carts, (cart, step) => changeQuantity(target, cart, ...changeAt(step))) },
      unnamed: {
        prepare: callsOn(bareCarts, (cart, step) =>
          changeQuantityBySql(sql.unnamed, websiteId, cart, ...changeAt(step)),
        ),
      },
      named: {
        prepare: callsOn(bareCarts, (cart, step) => changeQuantityBySql(sql.named, websiteId, cart, ...changeAt(step))),
      },
    })
    const reads = await runInTurn({
      ours: { server, prepare: callsOn(carts, (cart) => readCart(target, cart)) },
      unnamed: { prepare: callsOn(carts, (cart) => readCartBySql(sql.unnamed, websiteId, cart)) },
      named: { prepare: callsOn(carts, (cart) => readCartBySql(sql.named, websiteId, cart)) },
    })
    return [
      compareWithSql('change-quantity', changes, { lines: LINES }),
      compareWithSql('read-cart', reads, { lines: LINES }),
    ]
  } finally {
    await sql.unnamed.end()
    await sql.named.end()
    await server.stop()
  }
}
