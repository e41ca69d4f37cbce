import assert from 'node:assert/strict'
import type { BrowserContext, Page } from '@playwright/test'
import { brandOf } from '@welt/brands'
import { makeAccount, newEmail, signInAt } from '../testing/accounts.ts'
import { goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { chooseStore, storeOf } from '../testing/collection.ts'
import { graphql } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { operate } from '../testing/operator.ts'
import { openPlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address, port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const SITE = 'styletread-nz'
const STORE = brandOf(SITE).storeCode
const COLLECTION = 'click_and_collect_enabled'
const GIFT_CARDS = ['giftCard', 'gift_cards_enabled'] as const

async function set(name: string, value: string): Promise<void> {
  const { code, output } = await operate('setting', SITE, name, value)
  assert.equal(code, 0, output)
}

test.afterAll(async () => {
  for (const name of [...GIFT_CARDS, 'loyalty_enabled', 'loyaltyIcon', COLLECTION])
    await operate('setting', SITE, name, '--default')
})

const open = (path: string) => httpRequest(`${SITE}.localhost:${port}`, path)

async function whenItFollows(
  path: string,
  isWanted: (page: { status: number; body: string }) => boolean,
): Promise<void> {
  await until(async () => isWanted(await open(path)), `${path} does not follow`)
}

/** @returns the cart's id */
async function fillCart(context: BrowserContext): Promise<string> {
  await goToCheckoutWithAPair(plainly(context, SITE), SITE)
  const cookies = await context.cookies(address(SITE))
  return cookies.find(({ name }) => name === 'cartId')?.value ?? ''
}

const LINK = 'href="/gift-card.html"'
const SEARCH = '/search?q=gift+card'

/** Error messages of the gift card operations. */
async function refusals(): Promise<readonly string[]> {
  const made = await graphql<{ createEmptyCart: string }>(STORE, 'mutation { createEmptyCart }')
  const cartId = made.data?.createEmptyCart
  const card = '{ gift_card_code: "SN60DEMOCARD0060", pin: 6060 }'
  const calls = [
    `{ giftCardAccount(input: ${card}) { code } }`,
    `mutation { applyGiftCard(input: { cart_id: "${cartId}", gift_card_code: "SN60DEMOCARD0060", pin: 6060 }) { cart { id } } }`,
  ]
  const answers = await Promise.all(calls.map((document) => graphql(STORE, document)))
  return answers.map(({ errors }) => errors?.[0]?.message ?? '')
}

const OFF = 'Gift cards are not available in this shop.'

/** Opens the gift card page and fills in the form. */
async function fillCard(page: Page) {
  await page.goto(address(SITE, '/gift-card.html'))
  const texts = {
    recipient_name: 'Mia',
    recipient_email: 'mia@example.com',
    sender_name: 'Ana',
    sender_email: 'ana@example.com',
  }
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text)
}

for (const name of GIFT_CARDS)
  test(`${name} off and on while pages are open: no page, link, field; calls refuse, then work [R1.23, R2.41, R3.109]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop()
    await fillCart(context)
    const cartPage = await context.newPage()
    await cartPage.goto(address(SITE, '/cart'))
    await fillCard(page)
    const bought = await context.newPage()
    await fillCard(bought)
    await bought.getByRole('button', { name: /^Add to bag/ }).click()
    await bought.getByRole('dialog').getByText('For Mia').waitFor()
    await bought.goto(address(SITE, '/cart'))
    await bought.getByRole('link', { name: /^Change details/ }).waitFor()
    assert.ok((await open('/')).body.includes(LINK))
    assert.ok((await open('/sitemap-content.xml')).body.includes('/gift-card.html'))
    assert.equal((await open(SEARCH)).headers.location, '/gift-card.html')
    assert.equal((await open('/gift-card.html')).status, 200)

    await set(name, 'off')
    await whenItFollows('/', ({ body }) => !body.includes(LINK))
    await whenItFollows('/gift-card.html', ({ status }) => status === 404)
    assert.equal((await open('/gift-card/balance')).status, 404)
    await whenItFollows('/sitemap-content.xml', ({ body }) => !body.includes('/gift-card.html'))
    await whenItFollows(SEARCH, ({ status, body }) => status === 200 && !body.includes(LINK))
    await bought.goto(address(SITE, '/cart'))
    await bought.getByRole('alert').or(bought.getByText('is not available')).first().waitFor()
    await expect(bought.getByRole('link', { name: /^Change details/ })).toHaveCount(0)
    await bought.close()
    assert.deepEqual(await refusals(), [OFF, OFF])
    await page.getByRole('button', { name: /^Add to bag/ }).click()
    await page.getByRole('alert').getByText(OFF).waitFor()
    await expect(page.locator('[name=recipient_name]'), 'what was typed stays').toHaveValue('Mia')
    await cartPage.getByLabel('Gift card number').fill('SN60DEMOCARD0060')
    await cartPage.getByLabel('PIN').fill('6060')
    await cartPage.getByRole('button', { name: 'Apply gift card' }).click()
    await cartPage.getByText(OFF).waitFor()
    for (const path of ['/cart', '/checkout']) {
      await cartPage.goto(address(SITE, path))
      await expect(cartPage.getByLabel('Gift card number'), path).toHaveCount(0)
    }

    await set(name, 'on')
    await whenItFollows('/gift-card.html', ({ status }) => status === 200)
    await whenItFollows('/', ({ body }) => body.includes(LINK))
    await page.getByRole('button', { name: /^Add to bag/ }).click()
    await page.getByRole('dialog').getByText('For Mia').first().waitFor()
    assert.deepEqual(problems, [])
  })

test('loyalty_enabled off and on while the bag is open: rewards disappear and return', async ({ openShop }) => {
  const { context, page, problems } = await openShop()
  const cartId = await fillCart(context)
  const rewards = page.getByRole('main').getByText(/rewards?\b/i)
  const call = `mutation { validateRedemptions(email: "a@example.com", coupons: ["X"], cart_id: "${cartId}") { valid_codes } }`
  const isRefused = async () =>
    (await graphql(STORE, call)).errors?.[0]?.message === 'Rewards are not available on this site.'
  await set('loyaltyIcon', 'on')
  const email = newEmail()
  await makeAccount(SITE, email)
  const customer = await openShop()
  const link = customer.page.getByRole('dialog').getByRole('link', { name: 'Rewards' })
  const openMenu = async () => {
    await customer.page.goto(address(SITE, '/'))
    await customer.page.locator('[data-account-link]').click()
    await customer.page.getByRole('dialog').getByRole('link', { name: 'Your account' }).waitFor()
  }
  await signInAt(customer.page, SITE, email, '/')
  await until(async () => {
    await openMenu()
    return (await link.count()) === 1
  }, 'the menu has no rewards')
  await page.goto(address(SITE, '/cart'))
  assert.ok((await rewards.count()) > 0)
  assert.ok(!(await isRefused()))
  await set('loyalty_enabled', 'off')
  await until(isRefused, 'the calls of loyalty do not refuse')
  await until(async () => {
    await page.goto(address(SITE, '/cart'))
    return (await rewards.count()) === 0
  }, 'rewards stay in the bag')
  await until(async () => {
    await openMenu()
    return (await link.count()) === 0
  }, 'rewards stay in the menu')
  await set('loyalty_enabled', 'on')
  await until(async () => {
    await page.goto(address(SITE, '/cart'))
    return (await rewards.count()) > 0
  }, 'rewards do not come back')
  assert.ok(!(await isRefused()))
  assert.deepEqual([...problems, ...customer.problems], [])
})

test('with collection switched off, a bag asks for no store and every line is delivered [R3.106]', async () => {
  const browser = openPlainBrowser(SITE)
  await goToCheckoutWithAPair(browser, SITE)
  await chooseStore(browser, await storeOf(SITE, 0))
  assert.match((await browser.open('/cart')).body, /Remove store/)
  await set(COLLECTION, 'off')
  await until(async () => !/Remove store/.test((await browser.open('/cart')).body), 'the bag does not follow')
  const [, main = ''] = (await browser.open('/cart')).body.split('<main')
  assert.doesNotMatch(main.split('</main>')[0] ?? '', /[Ss]tore|[Cc]ollect/)
  assert.equal((await browser.post('/cart', { intent: 'undo', undo: 'store', store: 'MQ==' })).status, 422)
  await set(COLLECTION, 'on')
  await until(async () => /Remove store/.test((await browser.open('/cart')).body), 'the bag does not follow back')
})
