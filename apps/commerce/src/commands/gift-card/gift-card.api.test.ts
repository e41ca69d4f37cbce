import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { applied, apply, issueCard, switchGiftCards } from '../../modules/gift-cards/testing/test-cards.ts'
import { runWelt } from '../../testing/run-welt.ts'
import { enterCard, fillCart, ledgerOf, newKey, openShop, place, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
  await switchGiftCards(shop, true)
})
afterEach(async () => {
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

const giftCard = (t: TestContext, ...words: readonly string[]) => runWelt(t, shop.database.url, 'gift-card', ...words)

const REASON = ['--reason', 'reported stolen']

async function auditOf(id: number): Promise<readonly string[]> {
  const { rows } = await sql<{ action: string }>`
    select action from audit where target = ${`gift-card:${id}`} order by id`.execute(shop.database.db)
  return rows.map(({ action }) => action)
}

test('a blocked card pays nothing until it is unblocked; a void one stays void', async (t) => {
  const card = await issueCard(shop, 5000)
  assert.equal((await giftCard(t, 'block', card.code)).code, 2, 'no reason')
  const dry = await giftCard(t, 'block', card.code, ...REASON, '--dry-run')
  assert.match(dry.out, /Nothing was changed/)
  assert.equal((await apply(shop, await fillCart(shop), card)).errors.length, 0)
  assert.match((await giftCard(t, 'block', card.code, ...REASON)).out, /blocked until you unblock it/)
  assert.match((await giftCard(t, 'block', card.code, ...REASON)).out, /blocked already/)
  assert.match(JSON.stringify((await apply(shop, await fillCart(shop), card)).errors), /correct the gift card code/)
  assert.equal((await giftCard(t, 'unblock', card.code)).code, 0)
  assert.match((await giftCard(t, 'unblock', card.code, '--json')).out, /"changed": false/)
  await applied(shop, await fillCart(shop), card)
  assert.deepEqual(await auditOf(card.id), ['gift-card-blocked', 'gift-card-unblocked'])
  assert.equal((await giftCard(t, 'void', card.code)).code, 0)
  for (const verb of [['block', ...REASON], ['unblock'], ['adjust', '--add', '1', ...REASON]]) {
    const [name = '', ...options] = verb
    assert.match((await giftCard(t, name, card.code, ...options)).out, /void for good/)
  }
})

test('a balance is adjusted with a reason, once a key, and never below zero', async (t) => {
  const card = await issueCard(shop, 5000)
  const adjust = (...words: readonly string[]) => giftCard(t, 'adjust', card.code, ...words)
  for (const words of [REASON, ['--add', '10'], ['--add', '0', ...REASON], ['--add', '1', '--remove', '1', ...REASON]])
    assert.equal((await adjust(...words)).code, 2, words.join(' '))
  assert.match((await adjust('--remove', '12.50', ...REASON)).out, /-\$12\.50, \$37\.50 left \(reported stolen\)/)
  assert.match((await adjust('--remove', '12.50', ...REASON)).out, /Nothing has changed/)
  assert.equal((await adjust('--remove', '12.50', ...REASON, '--key', 'b')).code, 0)
  assert.match((await adjust('--remove', '25.01', ...REASON)).out, /It has \$25\.00, less than that/)
  assert.match((await adjust('--add', '10000', ...REASON)).out, /too much/)
  assert.match((await adjust('--add', '5', ...REASON, '--dry-run')).out, /\$30\.00 left/)
  const shown = JSON.parse((await giftCard(t, 'show', card.code, '--json')).out)
  assert.equal(shown.balance_cents, 2500)
  assert.deepEqual(
    shown.entries.map(({ kind, cents, reason }: Record<string, unknown>) => [kind, cents, reason]),
    [
      ['issue', 5000, null],
      ['adjust', -1250, 'reported stolen'],
      ['adjust', -1250, 'reported stolen'],
    ],
  )
  assert.deepEqual(await auditOf(card.id), ['gift-card-adjusted', 'gift-card-adjusted'])
})

test('a card adjusted while an order uses it ends with the sum of both', async (t) => {
  const card = await issueCard(shop, 5000)
  const cart = await fillCart(shop)
  await applied(shop, cart, card)
  await enterCard(shop, cart)
  const [taken, { placement }] = await Promise.all([
    giftCard(t, 'adjust', card.code, '--remove', '20', ...REASON),
    place(shop, cart, newKey()),
  ])
  const isPaid = placement.errors.length === 0
  const shown = JSON.parse((await giftCard(t, 'show', card.code, '--json')).out)
  assert.ok(taken.code === 0 || isPaid)
  assert.ok(shown.balance_cents >= 0)
})

test('cards are listed by state and found by last digits or order', async (t) => {
  const codesOf = async (...words: readonly string[]) => {
    const { out } = await giftCard(t, ...words, '--json')
    return JSON.parse(out).map(({ code }: { readonly code: string }) => code)
  }
  // The previous test's card may be spent.
  const spent = new Set(await codesOf('list', 'williams', '--state', 'spent'))
  const cards = [await issueCard(shop, 5000), await issueCard(shop, 7000), await issueCard(shop, 100)]
  await sql`update gift_card set expires_at = now() - interval '1 day' where id = ${cards[1]?.id}`.execute(
    shop.database.db,
  )
  const cart = await fillCart(shop)
  await applied(shop, cart, cards[2] ?? { id: 0, code: '', pin: 0 })
  await enterCard(shop, cart)
  const { placement } = await place(shop, cart, newKey())
  assert.deepEqual(placement.errors, [])
  assert.ok((await codesOf('list', 'williams', '--state', 'expired')).includes(cards[1]?.code))
  const newlySpent = (await codesOf('list', 'williams', '--state', 'spent')).filter((code: string) => !spent.has(code))
  assert.deepEqual(newlySpent, [cards[2]?.code])
  assert.deepEqual(await codesOf('find', cards[0]?.code.slice(-8) ?? ''), [cards[0]?.code])
  assert.deepEqual(await codesOf('find', placement.orderV2?.number ?? ''), [cards[2]?.code])
  assert.deepEqual(await codesOf('find', 'nobody@example.com'), [])
  assert.equal((await giftCard(t, 'find', '12')).code, 2)
  assert.equal((await giftCard(t, 'list', 'williams', '--state', 'lost')).code, 2)
  assert.match((await giftCard(t, 'list', 'trybe')).out, /No gift cards/)
})
