import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { confirmEmail, makeAccount, newEmail, PASSWORD, signIn, signInAt } from '../testing/accounts.ts'
import { pairForm } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { failLoyalty, giveReward, setSpend } from '../testing/rewards.ts'
import { address } from '../testing/shop.ts'

const SITE = 'trybe'
const PAGE = '/customer/rewards'

const newCode = () => `RW-${randomUUID().slice(0, 8).toUpperCase()}`
const textOf = (body: string) =>
  body
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** A customer without scripts, with a confirmed email. */
async function openMember() {
  const browser = openPlainBrowser(SITE)
  const email = newEmail()
  await makeAccount(SITE, email)
  await confirmEmail(SITE, email)
  await signIn(browser, email)
  return { browser, email, read: async () => textOf((await browser.open(PAGE)).body) }
}

test('a guest reads the programme; a customer with an unconfirmed email nothing of it [J22.1, R2.12, R6.16]', async () => {
  const browser = openPlainBrowser(SITE)
  const { status, body } = await browser.open(PAGE)
  assert.equal(status, 200)
  assert.match(textOf(body), /Silver at \$200 and Gold at \$350 a year.*Join free.*Sign in/)
  assert.match(body, /account\/login\?returnTo=%2Fcustomer%2Frewards/)
  const programme = await browser.open('/shoebucks')
  assert.equal(programme.status, 200)
  assert.match(programme.body, /account\/login\?returnTo=%2Fshoebucks/)
  const email = newEmail()
  await makeAccount(SITE, email)
  await setSpend(SITE, email, 400)
  const back = await browser.post('/customer/account/login', { email, password: PASSWORD, returnTo: PAGE })
  assert.deepEqual([back.status, back.headers.location], [303, PAGE])
  const own = textOf((await browser.open(PAGE)).body)
  assert.match(own, /Confirm your email to see your rewards/)
  assert.doesNotMatch(own, /Gold|\$400/)
})

test('a partner’s script finds the member on the page only with consent to partners', async () => {
  const { browser, email } = await openMember()
  await setSpend(SITE, email, 200)
  const read = async (consent: string) => {
    browser.cookies.set('consent', consent)
    return (await browser.open(PAGE)).body
  }
  for (const consent of ['needed', 'measuring.reviews'])
    assert.doesNotMatch(await read(consent), /data-yotpo-loyalty|data-token/, consent)
  assert.match(await read('measuring.partners'), /data-yotpo-loyalty="[^"]+"/)
})

test('tier, sums and bar follow the spend; each part that is away says so and shopping goes on [J22.2, J22.5, R8.40, A88]', async () => {
  const { browser, email } = await openMember()
  for (const [spend, tier, rest, percent] of [
    [199, 'Member', '$1.00 to Silver', '56.'],
    [200, 'Silver', '$150.00 to Gold', '57.'],
    [349, 'Silver', '$1.00 to Gold', '99.'],
    [350, 'Gold', 'Top tier until 31 Dec', '100%'],
    [400, 'Gold', 'Top tier until 31 Dec', '100%'],
  ] as const) {
    await setSpend(SITE, email, spend)
    const { body } = await browser.open(PAGE)
    const said = textOf(body)
    assert.ok(said.includes(`Your tier at Trybe ${tier} You have spent $${spend}.00 in`), said)
    assert.ok(said.includes(rest), rest)
    assert.ok(said.includes('Last purchase none yet'), said)
    assert.ok(body.includes(`inline-size:${percent}`), percent)
  }
  await failLoyalty('loyalty.rewards', email)
  const options = (await browser.open(PAGE)).body
  assert.match(options, /data-problem="Error fetching redemption options"/)
  assert.match(textOf(options), /Gold You have spent.*We can’t show your rewards right now.*Try again/)
  await failLoyalty('loyalty.members', email)
  const details = (await browser.open(PAGE)).body
  assert.match(details, /data-problem="Error fetching loyalty details"/)
  assert.match(textOf(details), /We can’t reach Rewards right now.*Try again/)
  assert.equal((await browser.open('/cart')).status, 200)
})

test('without scripts a reward waits for the next bag, is used, replaced and removed', async () => {
  const { browser, email, read } = await openMember()
  const [first, second] = [newCode(), newCode()]
  await giveReward(SITE, email, first, { amount: 15, validTo: '2999-01-01' })
  await giveReward(SITE, email, second, { amount: 10, validTo: '2999-01-02' })
  await browser.post(PAGE, { intent: 'use', code: first })
  assert.match(await read(), /Ready\. It comes off when you add a pair/)
  await browser.post('/cart/add', await pairForm(SITE))
  assert.match(await read(), /In your bag Take it off.*Use instead Replaces the \$15 in your bag/)
  await browser.post(PAGE, { intent: 'use', code: second, replaces: first })
  assert.match(await read(), /Use instead Replaces the \$10 in your bag/)
  await browser.post(PAGE, { intent: 'remove', code: second })
  assert.match(await read(), new RegExp(`${first} .*Copy .*Use in my bag.*${second} .*Copy .*Use in my bag`))
})

test('the star opens the popup: an invitation for a guest, tier and rewards for a member [R2.69]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  const star = page.locator('[data-opens-account="rewards"]')
  const popup = page.getByRole('dialog', { name: 'Rewards' })
  await page.goto(address(SITE, '/'))
  await star.click()
  await popup.getByRole('link', { name: 'Join free' }).waitFor()
  await expect(popup.getByRole('heading', { name: 'Rewards' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(star).toBeFocused()
  const email = newEmail()
  await makeAccount(SITE, email)
  await confirmEmail(SITE, email)
  await setSpend(SITE, email, 275)
  await giveReward(SITE, email, newCode(), { amount: 15 })
  await signInAt(page, SITE, email, '/')
  await expect(star).toHaveAccessibleName('Rewards, 1 to use')
  await star.click()
  await popup.getByText('$75.00 to Gold').waitFor()
  await popup.getByRole('button', { name: /^Use: \$15 off/ }).waitFor()
  await expect(popup.getByRole('img', { name: /^Silver\. \$275\.00 of \$350 spent/ })).toBeVisible()
  assert.deepEqual(problems, [])
})
