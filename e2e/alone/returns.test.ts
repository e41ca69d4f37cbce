import assert from 'node:assert/strict'
import type { SiteId } from '@welt/brands'
import { CODED_REASONS, OTHER_REASON } from '@welt/rules/returns'
import { makeAccount, newEmail, signInAt } from '../testing/accounts.ts'
import { findings, overflow } from '../testing/axe.ts'
import { detailsFor, goToCheckoutWithAPair, goToPayment } from '../testing/buying/buying.ts'
import { payPlainly } from '../testing/buying/buying-plainly.ts'
import { expect, test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { openPlainBrowser, type PlainBrowser } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

test.beforeAll(async () => {
  assert.equal((await operate('setting', 'mathers', 'parcelPoint', 'on')).code, 0)
})

test.afterAll(async () => {
  await operate('setting', 'mathers', 'parcelPoint', '--default')
})

const REASONS = [...CODED_REASONS.map(({ code, label }) => [code, label]), [OTHER_REASON, OTHER_REASON]]

/** Two pairs of a shoe, paid and sent. @returns the order's number */
async function buyTwoPairs(browser: PlainBrowser, site: SiteId, email: string): Promise<string> {
  for (let pairs = 0; pairs < 2; pairs += 1) await goToCheckoutWithAPair(browser, site)
  await goToPayment(browser, site, email)
  const number = /data-order-number="(\d+)"/.exec(await payPlainly(browser, site))?.[1] ?? ''
  const { code, output } = await operate(
    'order',
    'ship',
    number,
    '--carrier',
    'startrack',
    '--tracking',
    `RET${number}`,
  )
  assert.equal(code, 0, output)
  return number
}

test('a customer returns a pair, cancels it, and drops it at a parcel point instead [R1.20, R2.16, R2.23, R2.85-R2.87, R3.84]', async ({
  openShop,
}) => {
  const email = newEmail()
  const customerId = await makeAccount('mathers', email)
  const number = await buyTwoPairs(openPlainBrowser('mathers'), 'mathers', email)
  await runSql('update orders set customer_id = $1 where number = $2', [customerId, number])
  const { page, problems } = await openShop({ screen: 'phone' })
  await signInAt(page, 'mathers', email, '/customer/returns')
  await expect(page.getByRole('heading', { name: 'No returns' })).toBeVisible()
  await page.goto(address('mathers', `/return/create?order=${number}`))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Choose at least one pair')).toBeVisible()
  await page.getByRole('checkbox').check()
  const reasons = page.getByRole('group', { name: 'Why is it coming back?' })
  assert.deepEqual(
    await reasons
      .getByRole('radio')
      .evaluateAll((radios: HTMLInputElement[]) =>
        radios.map(({ value, labels }) => [value, labels?.[0]?.textContent?.trim()]),
      ),
    REASONS,
  )
  await reasons.getByRole('radio', { name: 'Other' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const why = page.getByRole('textbox', { name: 'Tell us why' })
  await expect(why).toBeFocused()
  await why.fill('One pair was for my sister.')
  const found = [...(await findings(page, 'choose')), ...(await overflow(page, 'choose'))]
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'How will you send it?' }).waitFor()
  await page.getByRole('button', { name: 'Shoes and reasons' }).click()
  await expect(why).toHaveValue('One pair was for my sister.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'How will you send it?' }).waitFor()
  found.push(...(await findings(page, 'method')))
  await page.getByRole('button', { name: 'Send return' }).click()
  await expect(page.getByRole('heading', { name: 'Now post your parcel.' })).toBeVisible()
  found.push(...(await findings(page, 'sent')))
  await page.getByRole('link', { name: 'See this return' }).click()
  await expect(page.getByText('Other: One pair was for my sister.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Write a message' }).fill('The lid is torn,\nis that all right?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The lid is torn' })).toContainText('Ana')
  found.push(...(await findings(page, 'view')), ...(await overflow(page, 'view')))
  await page.getByRole('link', { name: 'Your returns' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `Order ${number}` })).toContainText(
    'Waiting for your parcel',
  )
  found.push(...(await findings(page, 'returns')))
  await page.getByRole('link', { name: /^View return/ }).click()
  await page.getByText('Cancel return').click()
  await page.getByRole('button', { name: 'Cancel this return' }).click()
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible()
  await page.goto(address('mathers', `/return/create?order=${number}`))
  await expect(page.getByText('2 pairs')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('radio', { name: 'Too large' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /^Drop it at a parcel point/ }).check()
  await page.getByRole('button', { name: 'Send return' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a parcel point' })).toBeVisible()
  await page.getByRole('link', { name: 'Back without a choice' }).click()
  await expect(page.getByRole('heading', { name: 'Now drop off your parcel.' })).toBeVisible()
  assert.deepEqual(found, [])
  assert.deepEqual(problems, [])
})

const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

test('a guest returns a faulty pair without scripts, and asking again leads to that return [R1.38, R2.14, R3.97, R8.44]', async () => {
  const email = newEmail('priya')
  const number = await buyTwoPairs(openPlainBrowser('mollini'), 'mollini', email)
  const guest = openPlainBrowser('mollini')
  const { lastname } = detailsFor('mollini')
  assert.equal((await guest.post('/return/guest', { email, lastname, number })).status, 303)
  const landing = (await guest.open('/returns')).body
  for (const path of ['/customer/orders', '/return/guest']) assert.ok(landing.includes(`href="${path}"`), path)
  const path = `/return/create?order=${number}`
  const { body } = await guest.open(path)
  const uid = /name="line"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? ''
  const choice = { line: uid, [`quantity:${uid}`]: '2', [`reason:${uid}`]: '10415' }
  const refused = await guest.post(path, { ...choice, intent: 'choose', [`quantity:${uid}`]: '3' })
  assert.deepEqual([refused.status, refused.body.includes('Choose 1 to 2')], [422, true])
  const method = await guest.post(path, { ...choice, intent: 'choose' })
  assert.equal(method.status, 200)
  assert.ok(method.body.includes('How will you send it?') && method.body.includes('we pay the postage'))
  assert.ok(!method.body.includes('value="parcel_point"'), 'the flag is off')
  const sent = await guest.post(path, { ...fieldsOf(method.body), intent: 'send', way: 'store' })
  const place = String(sent.headers.location)
  assert.equal(sent.status, 303, sent.body)
  const page = (await guest.open(place)).body
  assert.ok(page.includes('Now bring it to a store.'), page)
  assert.equal(
    (await guest.post(path, { ...fieldsOf(method.body), intent: 'send', way: 'store' })).headers.location,
    place,
  )
  const again = await guest.open(path)
  assert.ok(again.body.includes('A return already exists for the selected item(s).'))
  assert.equal((await openPlainBrowser('mollini').open(place)).status, 303, 'nobody else sees it')
})
