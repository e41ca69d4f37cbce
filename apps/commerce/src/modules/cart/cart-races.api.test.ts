import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Transaction } from 'kysely'
import { type Database, inTransaction } from '#src/platform/database'
import { untilLocked } from '#src/testing/until'
import { lockCart, reopenCart } from './change.ts'
import { updateCart } from './store.ts'
import { add, added, closeShop, database, newCart, openShop, read, refusal } from './testing/test-shop.ts'

before(openShop)
after(closeShop)

/** Pauses a call between its read and its write of the cart while `work` changes the cart in another transaction. */
async function meanwhile<Answer>(
  cartId: string,
  work: (trx: Transaction<Database>) => Promise<unknown>,
  call: () => Promise<Answer>,
) {
  let answer: Promise<Answer> | undefined
  await inTransaction(database.db, async (trx) => {
    await lockCart(trx, cartId)
    await work(trx)
    answer = call()
    await untilLocked(database.db, 1)
  })
  assert.ok(answer)
  return answer
}

/** Adds a line as another call would, with the version incremented. */
async function addTwo(trx: Transaction<Database>, cartId: string) {
  await trx.updateTable('cart_line').set({ quantity: 3 }).where('cart_id', '=', cartId).execute()
  await reopenCart(trx, cartId, 'changed')
}

test('concurrency: a cart that changed after it was read is read again under its lock [R4.46]', async () => {
  const cartId = await newCart()
  await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])
  const { data } = await meanwhile(
    cartId,
    (trx) => addTwo(trx, cartId),
    () => add(cartId, [{ sku: 'RUNNER-38', quantity: 1 }]),
  )
  assert.deepEqual(
    data?.addProductsToCart.cart.items.map(({ quantity }) => quantity),
    [4],
  )
})

test('concurrency: stock is compared with what another call put on the cart [R5.05]', async () => {
  const cartId = await newCart()
  await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])
  const { data } = await meanwhile(
    cartId,
    (trx) => addTwo(trx, cartId),
    () => add(cartId, [{ sku: 'RUNNER-38', quantity: 3 }]),
  )
  assert.equal(data?.addProductsToCart.user_errors[0]?.code, 'INSUFFICIENT_STOCK')
  assert.equal((await read(cartId)).items[0]?.quantity, 3)
})

test('concurrency: a cart being ordered rejects changes that started earlier', async () => {
  const cartId = await newCart()
  const uid = (await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])).cart.items[0]?.uid
  const remove =
    'mutation ($id: String!, $uid: ID) { removeItemFromCart(input: {cart_id: $id, cart_item_uid: $uid}) { cart { id } } }'
  const refused = await meanwhile(
    cartId,
    (trx) => updateCart(trx, cartId, { payment_method: { code: 'adyen_cc' }, locked_by_order: 1 }),
    () => refusal(remove, { id: cartId, uid }),
  )
  assert.equal(refused.message, "The cart isn't active.")
  assert.equal((await read(cartId)).total_quantity, 1)
})

test('concurrency: a price that is stored while a call waits does not undo its change', async () => {
  const cartId = await newCart()
  await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])
  const { data } = await meanwhile(
    cartId,
    (trx) => trx.updateTable('cart_line').set({ seen_unit_cents: 1 }).where('cart_id', '=', cartId).execute(),
    () => add(cartId, [{ sku: 'RUNNER-38', quantity: 1 }]),
  )
  const [item] = data?.addProductsToCart.cart.items ?? []
  assert.deepEqual([item?.quantity, item?.errors], [2, null])
})

test('concurrency: fifty adds of one size at once make one line of fifty [R4.46]', async () => {
  const cartId = await newCart()
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(cartId, [{ sku: 'RUNNER-41', quantity: 1 }])))
  for (const { data, errors } of answers) assert.deepEqual([errors, data?.addProductsToCart.user_errors], [[], []])
  const { items, prices } = await read(cartId)
  assert.deepEqual([items.map(({ quantity }) => quantity), prices.grand_total.value], [[50], 6497.5])
  const shown = answers.map(({ data }) => data?.addProductsToCart.cart.total_quantity ?? 0)
  assert.deepEqual(
    shown.toSorted((a, b) => a - b),
    Array.from({ length: 50 }, (_, i) => i + 1),
  )
})
