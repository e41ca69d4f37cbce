import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
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

test('five wrong PINs of a card, or ten wrong tries from one place, end in 429; right ones not', async () => {
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
