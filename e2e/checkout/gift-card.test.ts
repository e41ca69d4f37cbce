import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { brandOf } from '@welt/brands'
import { newEmail } from '../testing/accounts.ts'
import { detailsFor, fillCard, mailTo, orderNumber, placeOrder } from '../testing/buying/buying.ts'
import { textIn } from '../testing/buying/buying-plainly.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { fillLimit } from '../testing/operator.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { address, port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const textOf = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

/** A day in the site's time zone, as the form's three fields. */
function dayFromNow(days: number) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: brandOf('styletread').timeZone }).format(
    Date.now() + days * 86_400_000,
  )
  const [year = '', month = '', date = ''] = day.split('-')
  return { day: date, month, year }
}

const errors = (page: Page) => page.locator('form p:has-text("Error:")').allInnerTexts()

async function fillPeople(page: Page, recipientEmail: string) {
  await field(page, 'Their name').fill('Mia')
  await field(page, 'Their email').fill(recipientEmail)
  await field(page, 'Your name').fill('Ana')
  await field(page, 'Your email').fill('ana@example.com')
}

/** Each invalid field shows its error; the first gets the focus. */
async function refuseWhatIsWrong(page: Page) {
  const add = page.getByRole('button', { name: /^Add to bag/ })
  await page.getByText('Other', { exact: true }).click()
  await field(page, 'Other amount').fill('600')
  await field(page, 'Their email').fill('mia.tran@example')
  await page.getByRole('textbox', { name: /^Message/ }).fill('x'.repeat(212))
  await page.getByText('On a day I choose').click()
  const { day, month, year } = dayFromNow(-1)
  await field(page, 'Day').fill(day)
  await field(page, 'Month').fill(month)
  await field(page, 'Year').fill(year)
  await add.click()
  const said = (await errors(page)).join('\n')
  for (const text of [
    'Enter an amount from $20 to $500.',
    'Enter an email address like mia@example.com',
    'Your message is 12 characters too long.',
    'Choose today or a later day.',
  ])
    assert.ok(said.includes(text), `${text} in ${said}`)
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'other')
  await field(page, 'Other amount').fill('120')
  await until(async () => !(await errors(page)).join().includes('$20'), 'the error stays while it is corrected')
}

test('a gift card alone: previewed while typing, changed in the bag, billed, mailed [J10.1, J10.4, R2.41, R3.23, R3.25, R3.26]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  const [recipient, buyer] = [newEmail(), newEmail()]
  await page.goto(address('styletread', '/gift-card.html'))
  const preview = page.getByRole('img', { name: /^Gift card of/ })
  assert.match(textOf(await preview.textContent()), /\$100 ?For your friend from you/)
  await refuseWhatIsWrong(page)
  await fillPeople(page, recipient)
  await page.getByRole('textbox', { name: /^Message/ }).fill('Thirty looks good on you.')
  await page.getByText('Straight after payment').click()
  assert.match(
    textOf(await preview.textContent()),
    /\$120 ?For Mia from Ana ?Thirty looks good on you\. ?To Mia by email, straight/,
  )
  await page.getByRole('button', { name: 'Add to bag, $120.00' }).click()
  await page.getByRole('dialog').getByText('For Mia', { exact: true }).waitFor()

  await page.goto(address('styletread', '/cart'))
  const main = page.getByRole('main')
  await expect(main.getByText('Delivery', { exact: true }), 'nothing of it is delivered').toHaveCount(0)
  await main.getByRole('link', { name: /^Change details/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Change gift card' })
  await dialog.getByRole('textbox', { name: 'Their name' }).fill('Mia Tran')
  await dialog.getByText('$50', { exact: true }).click()
  await dialog.getByRole('button', { name: /^Save changes/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await main.getByText('Mia Tran', { exact: true }).waitFor()

  await page.goto(address('styletread', '/checkout'))
  await page.getByLabel('Email', { exact: true }).fill(buyer)
  await page.getByRole('button', { name: 'Continue' }).click()
  const details = detailsFor('styletread')
  await field(page, 'First name').fill(details.firstname)
  await field(page, 'Last name').fill(details.lastname)
  await expect(page.getByText('Delivery method'), 'no way of delivery is asked for').toHaveCount(0)
  for (const label of ['Country', 'Street address', details.placeLabel, 'State', 'Postcode', 'Phone'])
    await expect(page.getByRole('main').getByLabel(label), `${label} is asked for`).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page)
  await placeOrder(page)
  const number = await orderNumber(page)
  const ordered = await page.getByRole('region', { name: 'What you ordered' }).textContent()
  assert.match(textOf(ordered), /for Mia Tran, by email straight after payment/)
  await expect(page.getByText('Delivering to')).toHaveCount(0)

  const card = await mailTo(recipient)
  assert.match(card.text, /\$50/)
  assert.match(card.text, /Thirty looks good on you\./)
  const confirmation = await mailTo(buyer, new RegExp(number))
  assert.match(confirmation.text, /For Mia Tran, by email/)
  assert.deepEqual(problems, [])
})

test('without scripts the card is a form: refused with its values kept, added, changed [J10.1, J10.2, J10.3, R3.23, R3.25, R3.26]', async () => {
  const shopper = openPlainBrowser('styletread')
  const good = {
    amount: '7500',
    recipient_name: 'Mia',
    recipient_email: 'mia@example.com',
    sender_name: 'Ana',
    sender_email: 'ana@example.com',
    message: 'From all of us',
    when: 'day',
    ...dayFromNow(9),
  }
  for (const [wrong, text] of [
    [{ amount: 'other', other: '19.99' }, 'Enter an amount from $20 to $500.'],
    [{ amount: 'other', other: '-50' }, 'Enter an amount from $20 to $500.'],
    [{ amount: 'other', other: '75.505' }, 'Enter dollars and cents, like 75.50.'],
    [{ amount: '7600000' }, 'Enter an amount from $20 to $500.'],
    [{ message: 'x'.repeat(201) }, 'Your message is 1 character too long.'],
    [{ recipient_email: 'mia' }, 'Enter an email address like mia@example.com'],
    [{ ...dayFromNow(-1) }, 'Choose today or a later day.'],
  ] as const) {
    const { status, body } = await shopper.post('/gift-card.html', { ...good, ...wrong })
    assert.equal(status, 422, text)
    const form = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
    assert.ok(form.includes(text), text)
    assert.ok(form.includes('value="ana@example.com"') && form.includes('value="Mia"'), 'what was typed stays')
  }
  const added = await shopper.post('/gift-card.html', good)
  assert.deepEqual([added.status, added.headers.location], [303, '/cart'])
  const line = /href="(\/cart\/gift-card\?line=[^"]+)"/.exec((await shopper.open('/cart')).body)?.[1] ?? ''
  const editor = await shopper.open(line)
  assert.ok(editor.body.includes('From all of us') && editor.body.includes('value="mia@example.com"'))
  const changed = { ...good, recipient_name: 'Noor', message: '', amount: 'other', other: '88.50', when: 'now' }
  const refused = await shopper.post(line, { ...changed, other: '1000' })
  assert.ok(
    refused.status === 422 &&
      refused.body.includes('Enter an amount from $20 to $500.') &&
      refused.body.includes('value="Noor"'),
  )
  assert.equal((await shopper.post(line, changed)).status, 303)
  const cart = (await shopper.open('/cart')).body
  assert.match(
    textIn(cart, /<main[^>]*>([\s\S]*?)<\/main>/).replace(/\s+/g, ' '),
    /Noor.*straight after payment.*\$88\.50/,
  )
  const stranger = openPlainBrowser('styletread')
  assert.equal((await stranger.open(line)).headers.location, '/cart', 'nobody else opens the card')
  assert.equal((await stranger.post(line, { ...changed, recipient_name: 'Eve' })).headers.location, '/cart')
  assert.doesNotMatch((await shopper.open('/cart')).body, /\bEve\b/)
})

test('a balance is shown with its number masked; unknown, wrong PIN and expired look alike [R5.06, R5.07]', async () => {
  const shopper = openPlainBrowser('mathers')
  const check = (card: string, pin: string) => shopper.post('/gift-card/balance', { card, pin })
  const { body } = await check('ma60 demo card 0060', '6060')
  const shown = textIn(body, /<main[^>]*>([\s\S]*?)<\/main>/)
  assert.match(shown, /•••• 0060/)
  assert.match(body, /\$60\.00/)
  assert.match(shown, /ending 0060/)
  assert.ok(shown.includes('Start shopping') && !shown.includes('Use by'))
  for (const [card, pin, text] of [
    ['MA60DEMOCARD0060', '6061', "We can't find a card with this number and PIN."],
    ['MA40DEMOPAST0040', '4040', "We can't find a card with this number and PIN."],
    ['nobody', '1', "We can't find a card with this number and PIN."],
    ['MA60DEMOCARD0060', '60a0', 'Enter the PIN using numbers only.'],
    ['', '6060', 'Enter the gift card number.'],
  ] as const) {
    const refused = await check(card, pin)
    assert.equal(refused.status, 422, text)
    assert.ok(refused.body.includes(text), text)
  }
  const tried = `TRIED${newEmail().replace(/\W/g, '').slice(0, 20).toUpperCase()}`
  await fillLimit(`gift-card-pin:86400:${createHash('sha256').update(tried).digest('hex').slice(0, 32)}`, 86_400)
  const limited = await check(tried, '6060')
  assert.equal(limited.status, 429)
  assert.ok(
    limited.body.includes('Too many tries. Wait 10 minutes or call us.') && limited.body.includes(`value="${tried}"`),
  )
  const off = await httpRequest(`trybe.localhost:${port}`, '/gift-card.html')
  assert.equal(off.status, 404)
  assert.equal((await httpRequest(`trybe.localhost:${port}`, '/gift-card/balance')).status, 404)
})
