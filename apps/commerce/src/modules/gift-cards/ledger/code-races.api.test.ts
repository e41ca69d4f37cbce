import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { sql, type Transaction } from 'kysely'
import { reopenCart, updateCart } from '#modules/cart'
import { addPromotion } from '#modules/promotions'
import { type Database, inTransaction } from '#src/platform/database'
import { fillCart, openShop, type TestShop } from '#src/testing/shop'
import { untilLocked } from '#src/testing/until'
import type { CartRow } from '#tables/cart'
import { dropLapsedCoupons } from '../../cart/coupons/coupon-columns.ts'
import { type CardWithPin, issueCard, switchGiftCards } from '../testing/test-cards.ts'

// Codes and gift cards are written without a lock; here each call waits for another transaction's change of its cart.

type Trx = Transaction<Database>

const CODES = ['OWN', 'NEW', 'OTHER']
let shop: TestShop
let own: CardWithPin
let wanted: CardWithPin
let other: CardWithPin

before(async () => {
  shop = await openShop()
  await switchGiftCards(shop, true)
  const open = { from: undefined, to: undefined, useLimit: undefined, perCustomerLimit: undefined }
  const terms = { ...open, priority: 0, isListed: false }
  const rule = { effect: { kind: 'fixed', cents: 500 } }
  for (const code of CODES)
    await addPromotion(shop.database.db, brandOf('williams'), {
      ...terms,
      rule,
      key: code.toLowerCase(),
      label: code,
      codes: [code],
    })
  own = await issueCard(shop, 1000)
  wanted = await issueCard(shop, 2000)
  other = await issueCard(shop, 3000)
})
after(() => shop.close())

const coupons = (field: string, codes: readonly string[]) =>
  `mutation ($id: String!) { ${field}(input: { cart_id: $id, coupon_codes: ${JSON.stringify(codes)} }) { cart { id } } }`
const card = (field: string, { code, pin }: CardWithPin) =>
  `mutation ($id: String!) { ${field}(input: { cart_id: $id, gift_card_code: "${code}"${field === 'applyGiftCard' ? ` pin: ${pin}` : ''} }) { cart { id } } }`

const CALLS: readonly {
  readonly name: string
  readonly document: () => string
  readonly left: () => readonly string[]
}[] = [
  {
    name: 'applying a code',
    document: () => coupons('applyCouponsToCart', ['NEW']),
    left: () => ['OWN', 'OTHER', 'NEW', own.code, other.code],
  },
  {
    name: 'removing a code',
    document: () => coupons('removeCouponsFromCart', ['OWN']),
    left: () => ['OTHER', own.code, other.code],
  },
  {
    name: 'applying a gift card',
    document: () => card('applyGiftCard', wanted),
    left: () => ['OWN', 'OTHER', own.code, other.code, wanted.code],
  },
  {
    name: 'removing a gift card',
    document: () => card('removeGiftCard', own),
    left: () => ['OWN', 'OTHER', other.code],
  },
]

const rowOf = (id: string) =>
  shop.database.db.selectFrom('cart').selectAll().where('id', '=', id).executeTakeFirstOrThrow() as Promise<CartRow>

async function codesOn(id: string): Promise<readonly string[]> {
  const { coupon_codes: codes, gift_card_codes: cards } = await rowOf(id)
  return [...codes, ...cards]
}

async function cartWithOwn(): Promise<string> {
  const id = await fillCart(shop)
  for (const document of [coupons('applyCouponsToCart', ['OWN']), card('applyGiftCard', own)])
    assert.deepEqual((await shop.server.graphql(document, { id })).errors, [])
  return id
}

/** @returns the error message, if any, of a call that waits while `work` changes its cart */
async function meanwhile(
  id: string,
  document: string,
  work: (trx: Trx) => Promise<unknown>,
): Promise<string | undefined> {
  const answer = await inTransaction(shop.database.db, async (trx) => {
    await sql`select from cart where id = ${id} for update`.execute(trx)
    await work(trx)
    const sent = shop.server.graphql(document, { id })
    await untilLocked(shop.database.db, 1)
    return { sent }
  })
  return (await answer.sent).errors[0]?.message
}

test('concurrency: a change of codes or gift cards keeps what another call added meanwhile', async () => {
  for (const { name, document, left } of CALLS) {
    const id = await cartWithOwn()
    const refusal = await meanwhile(id, document(), async (trx) => {
      await sql`update cart set coupon_codes = coupon_codes || ${['OTHER']}::text[], gift_card_codes = gift_card_codes || ${[other.code]}::text[],
        gift_card_seen_cents = gift_card_seen_cents || 3000 where id = ${id}`.execute(trx)
      await reopenCart(trx, id, 'changed')
    })
    assert.deepEqual([refusal, await codesOn(id)], [undefined, left()], name)
  }
})

test('concurrency: codes and gift cards cannot change while the cart is being ordered', async () => {
  for (const { name, document } of CALLS) {
    const id = await cartWithOwn()
    const refusal = await meanwhile(id, document(), (trx) =>
      updateCart(trx, id, { payment_method: { code: 'adyen_cc' }, locked_by_order: 1 }),
    )
    assert.deepEqual([refusal, await codesOn(id)], ["The cart isn't active.", ['OWN', own.code]], name)
  }
})

test('concurrency: a lapsed code that an order removed is not restored from an earlier read', async () => {
  for (const { name, document, left } of CALLS) {
    const id = await cartWithOwn()
    const cart = await rowOf(id)
    const lapsed = { code: 'OWN', label: '', amountCents: 0, isFreeDelivery: false, isLapsed: true }
    const refusal = await meanwhile(id, document(), (trx) => dropLapsedCoupons(trx, { cart, coupons: [lapsed] }))
    const isLeft = (code: string) => ![...CODES.filter((one) => one !== 'NEW'), other.code].includes(code)
    assert.deepEqual([refusal, await codesOn(id)], [undefined, left().filter(isLeft)], name)
  }
})

test('a change of codes increments the version and clears an earlier payment error', async () => {
  for (const { name, document } of CALLS) {
    const id = await cartWithOwn()
    await shop.database.db.updateTable('cart').set({ payment_error: 'Refused' }).where('id', '=', id).execute()
    const { version } = await rowOf(id)
    assert.deepEqual((await shop.server.graphql(document(), { id })).errors, [])
    const after = await rowOf(id)
    assert.deepEqual([after.version, after.payment_error], [version + 1, null], name)
  }
})
