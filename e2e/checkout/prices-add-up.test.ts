import assert from 'node:assert/strict'
import { newEmail } from '../testing/accounts.ts'
import { goToPayment, mailTo } from '../testing/buying/buying.ts'
import { payPlainly } from '../testing/buying/buying-plainly.ts'
import { fillCart, sizesOf } from '../testing/cart-page.ts'
import { test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'

const SITE = 'mathers'
const AMOUNT = /[−-]?\$[\d,]+\.\d\d/g

const toCents = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[$,]/g, '')) * 100)
const centsIn = (text: string) => (text.match(AMOUNT) ?? []).map(toCents)
const plain = (html: string) =>
  html
    .replaceAll(/<s>[\s\S]*?<\/s>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')

const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0)

/** Subtotal, total, and the sum of the amounts between them. */
function columnOf(amounts: readonly number[]): {
  readonly subtotal: number
  readonly between: number
  readonly total: number
} {
  return { subtotal: amounts[0] ?? 0, between: sum(amounts.slice(1, -1)), total: amounts.at(-1) ?? 0 }
}

const totalsOn = (html: string) =>
  columnOf(
    [
      ...(/<dl(?:(?!<\/dl>)[\s\S])*?>Subtotal[\s\S]*?<\/dl>/.exec(html)?.[0] ?? '').matchAll(/<dd[\s\S]*?<\/dd>/g),
    ].flatMap(([dd]) => centsIn(plain(dd))),
  )
const totalsIn = (text: string) =>
  columnOf([...text.matchAll(/^(?:Subtotal|Delivery|Welcome.*|Total): .*$/gm)].flatMap(([row]) => centsIn(row)))

/** Each line's amount and the discount below it. */
function linesIn(
  html: string,
  list: RegExp,
): { readonly amounts: readonly number[]; readonly savings: readonly number[] } {
  const [, items = ''] = list.exec(html) ?? []
  const lines = items
    .split('<li')
    .slice(1)
    .map((item) => centsIn(plain(`<li${item}`)))
  return {
    amounts: lines.map((cents) => cents.find((one) => one > 0) ?? 0),
    savings: lines.flatMap((cents) => cents.filter((one) => one < 0)),
  }
}

test('bag, checkout, success and mail show prices by one rule, and each column adds up', async () => {
  const browser = openPlainBrowser(SITE)
  const [first] = await sizesOf(SITE, 2)
  const [second] = await sizesOf(SITE, 3)
  assert.ok(first && second)
  await fillCart(browser, first, second)
  assert.equal((await browser.post('/cart', { intent: 'apply-code', code: 'WELCOME10' })).status, 303)
  const email = newEmail('sums')
  const cartPage = (await browser.open('/cart')).body
  await goToPayment(browser, SITE, email)
  const checkout = (await browser.open('/checkout')).body
  const success = await payPlainly(browser, SITE)
  const mail = await mailTo(email)
  const seen = {
    cart: { ...linesIn(cartPage, /<ul aria-label="Bag items">([\s\S]*?)<\/ul>/), ...totalsOn(cartPage) },
    checkout: {
      ...linesIn(checkout, /<ul class="[^"]*">(<li><span[\s\S]*?)<\/ul>/),
      ...totalsOn(checkout),
    },
    success: {
      ...linesIn(success, /aria-label="What you ordered">[\s\S]*?<ul[^>]*>([\s\S]*?)<\/ul>/),
      ...totalsOn(success),
    },
    mail: {
      amounts: mail.text
        .split('\n')
        .filter((line) => /^\d+ x /.test(line))
        .flatMap(centsIn),
      savings: mail.text
        .split('\n')
        .filter((line) => /^ +Saving/.test(line))
        .flatMap(centsIn),
      ...totalsIn(mail.text),
    },
  }
  for (const [where, { amounts, savings, subtotal, between, total }] of Object.entries(seen)) {
    assert.equal(amounts.length, 2, where)
    assert.equal(sum(amounts), subtotal, `${where}: lines add up to the subtotal`)
    assert.equal(savings.length, 2, `${where}: each line says its saving`)
    assert.equal(subtotal + between, total, `${where}: the column adds up to the total`)
  }
  assert.deepEqual([seen.checkout, seen.success, seen.mail], [seen.checkout, seen.checkout, seen.checkout])
  assert.deepEqual([seen.cart.amounts, seen.cart.savings], [seen.checkout.amounts, seen.checkout.savings])
})
