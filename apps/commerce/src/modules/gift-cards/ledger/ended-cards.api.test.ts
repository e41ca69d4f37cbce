import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { runCommand } from '#src/commands/run-command'
import { jobs } from '#src/jobs/index'
import { enterCard, fillCart, ledgerOf, openShop, place, runJobs, type TestShop } from '#src/testing/shop'
import { applied, apply, type CardWithPin, issueCard, switchGiftCards } from '../testing/test-cards.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
  await switchGiftCards(shop, true)
})
afterEach(async () => {
  shop.gateway.script = 'authorise'
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

/** Orders a pair, $20 of it paid by a card. @returns the order number */
async function payPart(card: CardWithPin): Promise<string> {
  const cartId = await fillCart(shop)
  await applied(shop, cartId, card)
  await enterCard(shop, cartId)
  const { placement, errors } = await place(shop, cartId)
  assert.ok(placement.orderV2, JSON.stringify(errors))
  return placement.orderV2.number
}

/** Ends a card: by expiry, by staff, or by the refund of its purchase. */
const change = ({ id }: CardWithPin, what: string) =>
  sql`update gift_card set ${sql.raw(what)} where id = ${id}`.execute(shop.database.db)

/** Runs `welt cancel`. @returns its output */
async function cancel(t: TestContext, number: string): Promise<string> {
  const written = t.mock.method(process.stdout, 'write', () => true)
  const code = await runCommand(shop.database.url, 'cancel', [number])
  const output = written.mock.calls.map(({ arguments: [text] }) => String(text)).join('')
  written.mock.restore()
  assert.equal(code, 0, output)
  return output
}

async function cardOf({ id }: CardWithPin) {
  const { rows } = await sql<{ balance: number; state: string; days: number | null }>`
    select balance_cents as balance, state, extract(day from expires_at - shop_now())::int as days from gift_card where id = ${id}`.execute(
    shop.database.db,
  )
  return rows[0]
}

const mailsOf = (number: string) =>
  shop.database.db.selectFrom('mail').selectAll().where('text', 'like', `%${number}%`).orderBy('id').execute()

for (const [what, change_, days] of [
  ['has expired', "expires_at = shop_now() - interval '1 day'", 30],
  ['expires tomorrow', "expires_at = shop_now() + interval '1 day'", 30],
  ['expires in a year', "expires_at = shop_now() + interval '366 days'", 365],
  ['never expires', 'expires_at = null', null],
] as const)
  test(`a refund to a card that ${what} stays spendable for at least 30 days`, async (t) => {
    const card = await issueCard(shop, 2000)
    const number = await payPart(card)
    await change(card, change_)
    const output = await cancel(t, number)
    const { balance, state, days: left } = (await cardOf(card)) ?? {}
    assert.deepEqual([balance, state], [2000, 'active'])
    assert.ok(
      days === null ? left === null : left !== null && left !== undefined && left >= days && left <= days + 2,
      String(left),
    )
    assert.match(output, /\$39\.95 was authorised and is released, not charged\./)
    assert.match(
      output,
      days === 30 ? /\$20\.00 is back on gift card .{19}, now valid until \d{4}/ : /is back on gift card .{19}\.\n/,
    )
    assert.equal((await applied(shop, await fillCart(shop), card)).prices.grand_total.value, 39.95)
  })

test('a refund to a void card is moved to a new card, mailed to the order’s email', async (t) => {
  const card = await issueCard(shop, 5000)
  const number = await payPart(card)
  await change(card, "state = 'void'")
  const output = await cancel(t, number)
  const [, shown = ''] =
    /\$50\.00 is on the new gift card ([A-Z0-9 ]{19}), mailed to ada@example\.com, because .{19} is void\./.exec(
      output,
    ) ?? []
  await runJobs(shop, ['send-due-gift-cards', 'send-gift-card', 'send-payment-returned'])
  const mails = await mailsOf(number)
  const mail = mails.find(({ kind }) => kind === 'gift-card')
  assert.ok(mail)
  assert.deepEqual([mail.recipient, mail.subject], ['ada@example.com', 'Your new Williams gift card'])
  assert.match(
    mail.text,
    new RegExp(`The gift card you used for order ${number} has ended, so we’ve put your \\$50 on a new one\\.`),
  )
  const [, code = ''] = /Gift card number: ([A-Z0-9 ]{19})\n/.exec(mail.text) ?? []
  const [, pin = ''] = /PIN: (\d{4})\n/.exec(mail.text) ?? []
  assert.equal(code, shown)
  assert.match(
    mails.find(({ kind }) => kind === 'payment-returned')?.text ?? '',
    /One of your cards had ended, so we’re emailing you a new one/,
  )
  assert.deepEqual([(await cardOf(card))?.balance, (await cardOf(card))?.state], [0, 'void'])
  assert.equal((await apply(shop, await fillCart(shop), card)).errors.length, 1)
  assert.equal(
    (await applied(shop, await fillCart(shop), { id: 0, code, pin: Number(pin) })).prices.grand_total.value,
    9.95,
  )
  await sql`update orders set state = 'paid' where number = ${number}`.execute(shop.database.db)
  await cancel(t, number)
  const { rows } = await sql`select from gift_card_entry where kind = 'move' and gift_card_id = ${card.id}`.execute(
    shop.database.db,
  )
  assert.equal(rows.length, 1, 'a second cancelling moves nothing more')
})

test('a void card whose own purchase was refunded gets no replacement', async (t) => {
  const card = await issueCard(shop, 2000)
  const bought = await payPart(await issueCard(shop, 2000))
  const number = await payPart(card)
  await cancel(t, bought)
  await sql`update gift_card set state = 'void', piece = 1,
    order_line_id = (select l.id from order_line l join orders o on o.id = l.order_id where o.number = ${bought}) where id = ${card.id}`.execute(
    shop.database.db,
  )
  assert.match(
    await cancel(t, number),
    /\$20\.00 stays on gift card .{19}, which is void because its own purchase was refunded\./,
  )
  assert.deepEqual([(await cardOf(card))?.balance, (await cardOf(card))?.state], [2000, 'void'])
})

test('a failed order extends an expired card by 30 days, replaces a void one, leaves a valid one', async () => {
  shop.gateway.script = 'lose-answer'
  const cards = [await issueCard(shop, 2000), await issueCard(shop, 2000), await issueCard(shop, 2000)] as const
  for (const card of cards) await payPart(card)
  await change(cards[0], "expires_at = shop_now() - interval '1 minute'")
  await change(cards[1], "state = 'void'")
  await change(cards[2], "expires_at = shop_now() + interval '2 days'")
  const { attempts } = await ledgerOf(shop)
  await sql`update payment_attempt set created_at = created_at - interval '31 minutes', sent_at = sent_at - interval '31 minutes'`.execute(
    shop.database.db,
  )
  for (const { id } of attempts.slice(-3)) await jobs['check-attempt']?.({ attemptId: id }, shop.jobContext)
  const [expired, ended, good] = await Promise.all(cards.map(cardOf))
  assert.deepEqual([expired?.balance, ended?.balance, good?.balance, good?.days], [2000, 0, 2000, 1])
  assert.ok((expired?.days ?? 0) >= 30)
  const { rows } = await sql`select from gift_card_entry where kind = 'move' and gift_card_id = ${cards[1].id}`.execute(
    shop.database.db,
  )
  assert.equal(rows.length, 1)
})

test('voiding a card while its order is cancelled loses no money, in either order', async (t) => {
  const cards = await Promise.all(Array.from({ length: 6 }, () => issueCard(shop, 2000)))
  const numbers: string[] = []
  for (const card of cards) numbers.push(await payPart(card))
  const written = t.mock.method(process.stdout, 'write', () => true)
  await Promise.all(
    cards.flatMap(({ code }, i) => [
      runCommand(shop.database.url, 'cancel', [numbers[i] ?? '']),
      runCommand(shop.database.url, 'gift-card', ['void', code]),
    ]),
  )
  written.mock.restore()
  for (const card of cards) {
    const { balance, state } = (await cardOf(card)) ?? {}
    const { rows } = await sql`select from gift_card_entry where kind = 'move' and gift_card_id = ${card.id}`.execute(
      shop.database.db,
    )
    assert.equal(state, 'void')
    assert.equal(balance, rows.length === 1 ? 0 : 2000, 'moved when it was void first, else on it when staff ended it')
  }
})
