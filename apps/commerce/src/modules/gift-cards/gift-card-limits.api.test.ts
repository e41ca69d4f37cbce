import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { runCommand } from '#src/commands/run-command'
import { fillCart, openShop, type TestShop } from '#src/testing/shop'
import { apply, issueCard, switchGiftCards } from './testing/test-cards.ts'

let shop: TestShop
before(async () => {
  shop = await openShop({ LIMIT_MULTIPLIER: '1' })
})
after(() => shop.close())

const codeOf = ({ errors }: Awaited<ReturnType<typeof apply>>) => errors[0]?.extensions.code

test('calls refuse while gift cards are switched off [R1.23, R3.109]', async () => {
  await switchGiftCards(shop, false)
  const cartId = await fillCart(shop)
  const card = await issueCard(shop, 5000)
  assert.equal(codeOf(await apply(shop, cartId, card)), 'GIFT_CARDS_OFF')
  await switchGiftCards(shop, true)
  assert.equal(codeOf(await apply(shop, cartId, card)), undefined)
})

test('five wrong PINs of a card or ten failures from an address give 429; right PINs do not', async () => {
  const cartId = await fillCart(shop)
  const card = await issueCard(shop, 5000)
  const other = await issueCard(shop, 5000)
  for (let i = 0; i < 12; i += 1) assert.equal(codeOf(await apply(shop, cartId, other)), undefined)
  const wrong = { code: card.code, pin: card.pin === 1000 ? 1001 : 1000 }
  for (let i = 0; i < 5; i += 1) assert.equal(codeOf(await apply(shop, cartId, wrong)), 'GIFT_CARD_NOT_USABLE')
  const refused = await apply(shop, cartId, card)
  assert.deepEqual([codeOf(refused), refused.status], ['RATE_LIMITED', 429])
  const tries = Array.from({ length: 5 }, (_, i) => ({ code: `UNKNOWN${i}`, pin: 1234 }))
  for (const one of tries) await apply(shop, cartId, one)
  assert.equal(codeOf(await apply(shop, cartId, other)), 'RATE_LIMITED')
})

test('a right PIN never counts as an attempt, whatever the card’s balance', async (t) => {
  await sql`truncate rate_limit`.execute(shop.database.db)
  const { db } = shop.database
  const cartId = await fillCart(shop)
  for (const change of ['balance_cents = 5000', "state = 'void'", "expires_at = shop_now() - interval '1 day'"]) {
    const card = await issueCard(shop, 5000)
    await sql`update gift_card set ${sql.raw(change)} where id = ${card.id}`.execute(db)
    const isUsable = change.startsWith('balance')
    for (let i = 0; i < 12; i += 1)
      assert.equal(codeOf(await apply(shop, cartId, card)), isUsable ? undefined : 'GIFT_CARD_NOT_USABLE')
  }
  const wrong = await issueCard(shop, 5000)
  for (let i = 0; i < 5; i += 1) await apply(shop, cartId, { code: wrong.code, pin: wrong.pin === 1000 ? 1001 : 1000 })
  assert.equal(codeOf(await apply(shop, cartId, wrong)), 'RATE_LIMITED')
  const written = t.mock.method(process.stdout, 'write', () => true)
  assert.equal(await runCommand(shop.database.url, 'gift-card', ['unlock', wrong.code]), 0)
  written.mock.restore()
  assert.equal(codeOf(await apply(shop, cartId, wrong)), undefined)
  const { rows } =
    await sql`select from audit where action = 'gift-card-unlocked' and target = ${`gift-card:${wrong.id}`}`.execute(db)
  assert.equal(rows.length, 1)
  const refused = t.mock.method(process.stderr, 'write', () => true)
  assert.equal(await runCommand(shop.database.url, 'gift-card', ['unlock', 'NOSUCHCARD']), 1)
  refused.mock.restore()
})

test('overlong codes share no counter, and failed calls don’t count', async () => {
  const { db } = shop.database
  await sql`truncate rate_limit`.execute(db)
  const cartId = await fillCart(shop)
  for (let i = 0; i < 7; i += 1) await apply(shop, cartId, { code: String(i).repeat(70), pin: 1234 })
  const bucketsOf = async () =>
    (
      await sql<{ bucket: string; count: number }>`
    select split_part(bucket, ':', 1) as bucket, cardinality(attempts) as count from rate_limit where bucket like 'gift-card%'`.execute(
        db,
      )
    ).rows
  assert.deepEqual(await bucketsOf(), [{ bucket: 'gift-card-address', count: 7 }])
  await sql`truncate rate_limit`.execute(db)
  const card = await issueCard(shop, 5000)
  const wrong = { code: card.code, pin: card.pin === 1000 ? 1001 : 1000 }
  await sql`alter table gift_card rename column pin_hash to pin_hash_away`.execute(db)
  const failed = await apply(shop, cartId, wrong)
  await sql`alter table gift_card rename column pin_hash_away to pin_hash`.execute(db)
  assert.ok(failed.errors.length > 0 && codeOf(failed) !== 'GIFT_CARD_NOT_USABLE')
  assert.deepEqual(
    (await bucketsOf()).map(({ count }) => count),
    [0, 0],
  )
})
