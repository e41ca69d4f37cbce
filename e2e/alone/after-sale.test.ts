import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { brandOf, type SiteId } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { newEmail } from '../testing/accounts.ts'
import { findings, overflow } from '../testing/axe.ts'
import { answerBank, CARDS, detailsFor, fillCard, goToPayment, mailTo } from '../testing/buying/buying.ts'
import { payPlainly } from '../testing/buying/buying-plainly.ts'
import { fillCart, type Size, sizesOf } from '../testing/cart-page.ts'
import { chooseStore, stockAt, storeOf, type TestStore } from '../testing/collection.ts'
import { requireData } from '../testing/graphql.ts'
import { expect, test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { openPlainBrowser, type PlainBrowser } from '../testing/plain-browser.ts'
import { issueCard, makePromotion } from '../testing/promotions.ts'
import {
  isLabelCaptured,
  pairOf,
  returnOf,
  stockOf,
  swapOf,
  tooSmallOf,
  whenSettled,
} from '../testing/records/after-sale.ts'
import { address } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const PAID = 'mathers'
const SETTINGS = {
  paid_return_label_enabled: 'on',
  returns_address: 'Mathers Returns|Locked Bag 3000|TRUGANINA VIC 3029',
}
const LABEL_CENTS = 995

async function command(...words: readonly string[]): Promise<string> {
  const { code, output } = await operate(...words)
  assert.equal(code, 0, output)
  return output
}

const jsonOf = (output: string) => JSON.parse(output.slice(output.search(/[[{]/)))

test.beforeAll(async () => {
  for (const [name, value] of Object.entries(SETTINGS)) await command('setting', PAID, name, value)
})

test.afterAll(async () => {
  for (const name of Object.keys(SETTINGS)) await operate('setting', PAID, name, '--default')
})

type Shopper = PlainBrowser & { readonly cookies: Map<string, string> }

const CART = `query ($id: String!) { cart(cart_id: $id) {
  items { uid product { sku } } prices { grand_total { value } } } }`

async function cartOf(browser: Shopper, site: SiteId) {
  const { cart } = await requireData<{
    cart: {
      items: { uid: string; product: { sku: string } }[]
      prices: { grand_total: { value: number } }
    }
  }>(brandOf(site).storeCode, CART, { id: browser.cookies.get('cartId') ?? '' })
  return cart
}

/** @returns the order's number */
async function pay(browser: Shopper, site: SiteId, email: string, more = {}): Promise<string> {
  await goToPayment(browser, site, email, more)
  return /data-order-number="(\d+)"/.exec(await payPlainly(browser, site))?.[1] ?? ''
}

/** One pair to post and one to collect, with 10 % off and all but some dollars on a gift card. */
async function buySplit(site: SiteId, email: string, [posted, collected]: readonly [Size, Size], store: TestStore) {
  const browser = openPlainBrowser(site)
  await fillCart(browser, posted, collected)
  await chooseStore(browser, store)
  const { items } = await cartOf(browser, site)
  const uid = items.find(({ product }) => product.sku === collected.sku)?.uid ?? ''
  assert.equal((await browser.post('/cart', { intent: 'way', uid, way: 'clickncollect' })).status, 303)
  const code = `AFTER${Date.now()}`
  await makePromotion(site, { code, label: 'Tenth off', effect: { kind: 'percent', percent: 10 } })
  await browser.post('/cart', { intent: 'apply-code', code })
  const { prices } = await cartOf(browser, site)
  const card = await issueCard(site, Math.floor(prices.grand_total.value) - 30)
  await browser.post('/cart', { intent: 'apply-card', card: card.code, pin: card.pin })
  return pay(browser, site, email, { collector: 'me' })
}

async function collect(number: string, { code: store }: TestStore): Promise<void> {
  await command('store', 'picked', number, '--store', store)
  await command('store', 'ready', number, '--store', store)
  const [group] = await runSql<{ code: string }>(
    `select g.collection_code as code from order_delivery_group g join orders o on o.id = g.order_id
     where o.number = $1 and g.collection_code is not null`,
    [number],
  )
  await command('store', 'collected', number, '--store', store, '--code', group?.code ?? '')
}

/** Opens the order as its guest, then the first step of a return with that pair chosen as too small. */
async function chooseTooSmall(page: Page, site: SiteId, number: string, email: string, name: string): Promise<void> {
  await page.goto(address(site, '/return/guest'))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Billing last name').fill(detailsFor(site).lastname)
  await page.getByLabel('Order number').fill(number)
  await page.getByRole('button', { name: 'Find order' }).click()
  await page.getByRole('link', { name: 'Return', exact: true }).click()
  const pair = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await pair.getByRole('checkbox').check()
  await pair.getByRole('radio', { name: 'Too small' }).check()
}

interface Reported {
  readonly pieces: number
  readonly refunded: number
}

async function reported(site: SiteId): Promise<Reported> {
  const rows: { reason: string; pieces: number; refunded: string }[] = jsonOf(
    await command('report', 'returns', '--site', site, '--json'),
  )
  const row = rows.find(({ reason }) => reason === 'Too small')
  return { pieces: row?.pieces ?? 0, refunded: Math.round(Number(row?.refunded ?? 0) * 100) }
}

/** The label is paid by card only: refused, then declined and approved with 3-D Secure in the page. */
async function payForLabel(page: Page): Promise<string[]> {
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: /^Post it/ })).not.toBeChecked()
  await main.getByRole('radio', { name: /^Post it/ }).check()
  await main.getByRole('heading', { name: 'Pay for the label' }).waitFor()
  assert.equal(await main.getByRole('radio').count(), 2, 'post it or hand it in: no other method to pay')
  assert.equal(await main.getByText(/Afterpay|PayPal|Apple Pay/).count(), 0)
  const found = [...(await findings(page, 'label')), ...(await overflow(page, 'label'))]
  const press = page.getByRole('button', { name: `Pay ${formatCents(LABEL_CENTS)} and send return` })
  await fillCard(page, CARDS.refused)
  await press.click()
  await main.getByText('Your bank didn’t approve this payment. Try another card or hand it in at a store.').waitFor()
  await fillCard(page, CARDS.challenge)
  await press.click()
  await answerBank(page, 'Decline')
  await main.getByText('Your bank didn’t approve this payment.').waitFor()
  await fillCard(page, CARDS.challenge)
  await press.click()
  await answerBank(page, 'Approve')
  await page.getByRole('heading', { name: 'Now post your parcel.' }).waitFor()
  return found
}

const value = (cents: number) => ({ value: cents / 100 })

test('split, sent and collected, a pair comes back as too small, and every record agrees [J20.3, R3.71, R3.74, R9.39, R9.59]', async ({
  openShop,
}) => {
  const site = PAID
  const email = newEmail('after-sale')
  const store = await storeOf(site, 9)
  const [posted] = await sizesOf(site, 15)
  const [collected] = await sizesOf(site, 9)
  assert.ok(posted && collected)
  await stockAt(
    store,
    new Map([
      [collected, 5],
      [posted, 0],
    ]),
  )
  const number = await buySplit(site, email, [posted, collected], store)
  await command('order', 'ship', number, '--carrier', 'startrack', '--tracking', `AFT${number}`)
  const pair = await pairOf(number, posted)
  const sent = await stockOf(posted)
  const fits = await tooSmallOf(pair.style)
  const before = await reported(site)
  await collect(number, store)

  const { page, problems } = await openShop({ screen: 'phone' })
  await chooseTooSmall(page, site, number, email, pair.name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'How will you send it?' }).waitFor()
  const found = await payForLabel(page)
  await page.getByRole('link', { name: 'See this return' }).click()
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Half a size more would do.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Half a size more' })).toContainText('Ana')

  const made = await returnOf(site, pair.token)
  const { number: returned } = made
  await command('returns', 'receive', returned)
  await command('returns', 'inspect', returned, '--as', 'resell')
  await command('returns', 'approve', returned)
  await command('returns', 'refund', returned)
  const net = pair.row - pair.off
  assert.ok(net > pair.total, 'a part is refunded to the gift card')

  const { created_at: createdAt, payments, ...seen } = await returnOf(site, pair.token)
  assert.ok(Math.abs(Date.now() - Date.parse(createdAt)) < 3_600_000, createdAt)
  assert.deepEqual(seen, {
    ...{ number: returned, status: 'PROCESSED_AND_CLOSED', is_paid_return: true, order: { number } },
    comments: [{ author: 'Ana Bell-Smith', text: 'Half a size more would do.' }],
    items: [{ quantity: 1, status: 'APPROVED', order_item: { id: pair.uid, product_name: pair.name } }],
    credit_memos: [
      {
        number: `${number}-C1`,
        items: [{ quantity_refunded: 1, product_sku: posted.variantSku }],
        total: {
          subtotal: value(pair.row),
          discounts: [{ label: 'Tenth off', amount: value(pair.off) }],
          grand_total: value(pair.total),
          gift_card_amount: value(net - pair.total),
        },
      },
    ],
  })
  assert.ok(payments[0]?.psp_reference)
  const [{ psp_reference: _, ...label }] = payments
  assert.deepEqual(label, { return_label_cost: value(LABEL_CENTS), return_payment_method: '3' })

  await page.reload()
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: `Return ${returned}` }).waitFor()
  await main.getByRole('heading', { name: `Refunded ${formatCents(net)}` }).waitFor()
  await main.getByText(/requested on \w{3} \d{1,2} \w{3,4} 20\d\d/).waitFor()
  await main.getByRole('link', { name: `order ${number}` }).waitFor()
  await main.getByRole('listitem').filter({ hasText: 'Too small' }).getByText(pair.name).waitFor()
  await main.getByText('Half a size more would do.').waitFor()
  const way = main.getByRole('region', { name: 'How it comes back' })
  await expect(way).toContainText('Paid by card')
  await expect(way).toContainText(formatCents(LABEL_CENTS))
  const memo = main.getByRole('region', { name: `Refund ${number}-C1` })
  for (const text of [
    `${pair.name}1 pair${formatCents(pair.row)}`,
    `Subtotal${formatCents(pair.row)}`,
    `Share of Tenth off${formatCents(-pair.off)}`,
    `Gift card${formatCents(net - pair.total)}`,
  ])
    await expect(memo).toContainText(text)
  await expect(memo).toContainText(formatCents(pair.total))
  await expect(memo.getByText(formatCents(net))).toBeVisible()
  found.push(...(await findings(page, 'refunded')), ...(await overflow(page, 'refunded')))

  assert.deepEqual(await stockOf(posted), { ...sent, onHand: sent.onHand + 1 })
  await until(async () => (await tooSmallOf(pair.style)) === fits + 1, 'fit help does not know the pair')
  assert.deepEqual(await reported(site), { pieces: before.pieces + 1, refunded: before.refunded + net })
  await whenSettled(number, { captured: pair.total, refunded: pair.total, cards: net - pair.total })
  await until(() => isLabelCaptured(returned), 'the label is not captured')
  for (const subject of ['Here is your label', 'Your parcel is here', 'Checked', 'We refunded'])
    await mailTo(email, new RegExp(`^${subject}.*return ${returned}`))
  await command('invariants')
  assert.deepEqual(found, [])
  assert.deepEqual(problems, [])
})

const MORE_CENTS = 1000

/** Later orders pay the new price. */
async function raisePrice({ sku }: Size, cents: number): Promise<void> {
  await runSql(
    `update product_site s set regular_cents = regular_cents + $2, sale_cents = sale_cents + $2
     from product p where p.id = s.product_id and p.sku = $1`,
    [sku, cents],
  )
}

test('a guest swaps a pair and pays the difference; the new one is held until the first is here', async ({
  openShop,
}) => {
  const site = 'mollini'
  const email = newEmail('swap')
  const [size, next] = await sizesOf(site, 15)
  assert.ok(size && next)
  const browser = openPlainBrowser(site)
  await fillCart(browser, size)
  const number = await pay(browser, site, email)
  await command('order', 'ship', number, '--carrier', 'startrack', '--tracking', `SWP${number}`)
  const pair = await pairOf(number, size)
  const before = await stockOf(next)

  await raisePrice(size, MORE_CENTS)
  const { page, problems } = await openShop()
  await chooseTooSmall(page, site, number, email, pair.name)
  const choice = page.getByRole('group', { name: 'Refund or another size?' })
  await expect(choice.getByRole('radio', { name: /^Refund/ }), 'never preselected').toBeChecked()
  await choice
    .getByRole('radio', { name: new RegExp(`^${next.label.replaceAll(/[()]/g, '\\$&')}.*10\\.00 to pay`) })
    .check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('region', { name: /^Coming back/ })).toContainText('$10.00 to pay')
  await page.getByRole('radio', { name: /^Hand it in/ }).check()
  await page.getByRole('heading', { name: 'Pay the difference' }).waitFor()
  const found = [...(await findings(page, 'difference')), ...(await overflow(page, 'difference'))]
  const press = page.getByRole('button', { name: `Pay ${formatCents(MORE_CENTS)} and send return` })
  await fillCard(page, CARDS.refused)
  await press.click()
  await page.getByText('Try another card, or go back and choose a refund.').waitFor()
  await fillCard(page)
  await press.click()
  await page.getByRole('heading', { name: 'Now bring it to a store.' }).waitFor()
  await raisePrice(size, -MORE_CENTS)
  await expect(page.getByRole('region', { name: 'Held for you' })).toContainText(next.label)
  assert.deepEqual(await stockOf(next), { ...before, reserved: before.reserved + 1 })
  found.push(...(await findings(page, 'held')), ...(await overflow(page, 'held')))
  await page.getByRole('link', { name: 'See this return' }).click()
  await page.getByText(`${next.label} is held for you until`).waitFor()

  const { number: returned } = await returnOf(site, pair.token)
  await command('returns', 'receive', returned)
  assert.deepEqual(await stockOf(next), { onHand: before.onHand - 1, reserved: before.reserved })
  await command('returns', 'inspect', returned, '--as', 'outlet')
  await command('returns', 'approve', returned)
  const swap = await swapOf(returned)
  assert.deepEqual([swap?.total, swap?.paid], [0, pair.row + MORE_CENTS])
  await page.reload()
  await page.getByRole('heading', { name: `Swapped for ${next.label}` }).waitFor()
  await page.getByText(`It’s order ${swap?.number}; we email you when it leaves.`).waitFor()
  found.push(...(await findings(page, 'swapped')))
  await mailTo(email, new RegExp(`is yours, return ${returned}`))
  await whenSettled(number, { captured: pair.total, refunded: 0, cards: 0 })
  await command('invariants')
  assert.deepEqual(found, [])
  assert.deepEqual(problems, [])
})
