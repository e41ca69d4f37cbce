import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { brandOf, type SiteId } from '@welt/brands'
import { makeAccount, newEmail, signInAt } from '../testing/accounts.ts'
import { goToCheckoutWithAPair, goToPayment } from '../testing/buying/buying.ts'
import { chooseStore, storeOf } from '../testing/collection.ts'
import { graphql } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { openPlainBrowser, plainly } from '../testing/plain-browser.ts'
import { applyCodes, giveReward } from '../testing/rewards.ts'
import { address, port, whenScripted } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const SITE = 'styletread-nz'
const STORE = brandOf(SITE).storeCode
const COLLECTION = 'click_and_collect_enabled'
const DELIVERY_BLOCK = 'checkoutDeliveryBlock'
const BLOG_SITE = 'trybe'
/** Must stay unchanged. */
const OTHER = 'mathers'
const GIFT_CARDS = ['giftCard', 'gift_cards_enabled'] as const

async function set(name: string, value: string): Promise<void> {
  const { code, output } = await operate('setting', SITE, name, value)
  assert.equal(code, 0, output)
}

test.afterAll(async () => {
  for (const name of [...GIFT_CARDS, 'loyalty_enabled', 'loyaltyIcon', COLLECTION, DELIVERY_BLOCK])
    await operate('setting', SITE, name, '--default')
  await operate('setting', BLOG_SITE, 'blog', '--default')
})

const open = (path: string, site: SiteId = SITE) => httpRequest(`${site}.localhost:${port}`, path)

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
const WAYS = '/payments-promotions'
const mainOf = ({ body }: { readonly body: string }) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
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
  test(`${name} off and on while pages are open: no page, link, field; calls refuse, then work [J01.2, J10.1, J27.3, R1.23, R2.41, R3.109]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop()
    await fillCart(context)
    const cartPage = await context.newPage()
    await cartPage.goto(address(SITE, '/cart'))
    await fillCard(page)
    const bought = await context.newPage()
    await fillCard(bought)
    await whenScripted(bought)
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
    assert.equal((await open('/gift-card.html', OTHER)).status, 200)
    await whenItFollows('/sitemap-content.xml', ({ body }) => !body.includes('/gift-card.html'))
    await whenItFollows(SEARCH, ({ status, body }) => status === 200 && !body.includes(LINK))
    await whenItFollows(WAYS, (page) => !mainOf(page).includes('Gift card'))
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
    await whenItFollows(WAYS, (page) => mainOf(page).includes('Gift card'))
    await page.getByRole('button', { name: /^Add to bag/ }).click()
    await page.getByRole('dialog').getByText('For Mia').first().waitFor()
    assert.deepEqual(problems, [])
  })

test('ways to pay that the payment service no longer offers leave their page [R2.45]', async () => {
  const where = [brandOf(SITE).websiteId]
  const stored = async () =>
    (
      await runSql<{ value: readonly { readonly type: string; readonly brands: readonly string[] }[] }>(
        "select value from site_setting where website_id = $1 and key = 'payment_methods'",
        where,
      )
    )[0]?.value
  await until(async () => (await stored()) !== undefined, 'the ways to pay were never read')
  const offered = (await stored()) ?? []
  /** Repeated: meanwhile the worker may read them again. */
  const offer = (methods: typeof offered, isShown: (main: string) => boolean) =>
    until(async () => {
      await runSql("update site_setting set value = $2 where website_id = $1 and key = 'payment_methods'", [
        ...where,
        JSON.stringify(methods),
      ])
      return isShown(mainOf(await open(WAYS)))
    }, 'the page does not follow')
  await offer(
    offered,
    (main) => /Zip[\s\S]*to \$1,?000/.test(main) && main.includes('UnionPay') && main.includes('PayPal'),
  )
  const left = offered
    .filter(({ type }) => type !== 'zip')
    .map(({ type, brands }) => ({ type, brands: brands.filter((brand) => brand !== 'cup') }))
  await offer(left, (main) => !/Zip|UnionPay/.test(main) && main.includes('American Express'))
  const page = await open(WAYS)
  assert.match(mainOf(page), /<h1[^>]*>Payments and promotions<\/h1>/)
  assert.match(mainOf(page), /Afterpay[\s\S]*Credit criteria and fees apply[\s\S]*promo code/i)
  await offer(offered, (main) => main.includes('Zip') && main.includes('UnionPay'))
})

test('loyaltyIcon off and on: no star and no popup, then both [J01.2, J22.4, R1.18]', async ({ openShop }) => {
  const { page, problems } = await openShop()
  const star = page.getByRole('banner').locator('[data-opens-account="rewards"]')
  const popup = page.getByRole('dialog', { name: 'Rewards' })
  const STAR = 'data-opens-account="rewards"'
  await set('loyaltyIcon', 'off')
  await whenItFollows('/', ({ body }) => !body.includes(STAR))
  assert.ok((await open('/', OTHER)).body.includes(STAR))
  await page.goto(address(SITE, '/'))
  await page.locator('[data-account-link]').click()
  await page.getByRole('dialog').waitFor()
  await expect(star).toHaveCount(0)
  await expect(popup).toHaveCount(0)
  await set('loyaltyIcon', 'on')
  await whenItFollows('/', ({ body }) => body.includes(STAR))
  await page.goto(address(SITE, '/'))
  await star.click()
  await popup.getByRole('link', { name: 'Join free' }).waitFor()
  assert.deepEqual(problems, [])
})

/** A guest's bag with a reward of $15. */
async function fillRewardedCart() {
  const browser = openPlainBrowser(SITE)
  const email = newEmail()
  const code = `RW-${randomUUID().slice(0, 8).toUpperCase()}`
  await giveReward(SITE, email, code, { amount: 15 })
  await goToCheckoutWithAPair(browser, SITE)
  await goToPayment(browser, SITE, email)
  const total = async () => Number(/data-grand-total="(\d+)"/.exec((await browser.open('/cart')).body)?.[1])
  const full = await total()
  await applyCodes(browser, [code])
  assert.equal(await total(), full - 1500)
  return { browser, code, full, total }
}

test('loyalty off and on: rewards page, popup and rewards in the bag disappear and return [J27.3, R3.110]', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop()
  const cartId = await fillCart(context)
  const rewarded = await fillRewardedCart()
  const rewards = page.getByRole('main').getByText(/rewards?\b/i)
  const star = page.getByRole('banner').locator('[data-opens-account="rewards"]')
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
  await whenItFollows('/shoebucks', ({ status }) => status === 404)
  await whenItFollows(WAYS, (read) => !/rewards?\b/i.test(mainOf(read)))
  await page.goto(address(SITE, '/customer/rewards'))
  await page.getByText('Rewards aren’t available in this shop.').waitFor()
  await expect(page.getByRole('main').getByText(/Silver|Gold|\$200/)).toHaveCount(0)
  await expect(star).toHaveCount(0)
  assert.equal(await rewarded.total(), rewarded.full, 'a reward in a bag lowers nothing')
  await set('loyalty_enabled', 'on')
  await until(async () => {
    await page.goto(address(SITE, '/cart'))
    return (await rewards.count()) > 0
  }, 'rewards do not come back')
  assert.ok(!(await isRefused()))
  await until(async () => (await rewarded.total()) === rewarded.full - 1500, 'the reward does not come back')
  await page.goto(address(SITE, '/customer/rewards'))
  await expect(page.getByRole('main')).toContainText('Silver at $200')
  await expect(star).toHaveCount(1)
  assert.deepEqual([...problems, ...customer.problems], [])
})

test('with collection switched off, a bag asks for no store and every line is delivered [J27.3, R3.106]', async () => {
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

test('the blog of one site off and on: its page and the links to it go and return [J01.2, R1.21]', async () => {
  const statusOf = async (site: SiteId) => (await open('/blog', site)).status
  const isLinked = async () => (await open('/', BLOG_SITE)).body.includes('href="/blog"')
  assert.deepEqual([await statusOf(BLOG_SITE), await isLinked()], [200, true])
  assert.equal((await operate('setting', BLOG_SITE, 'blog', 'off')).code, 0)
  await until(async () => (await statusOf(BLOG_SITE)) === 404 && !(await isLinked()), 'the blog stays')
  assert.equal(await statusOf(OTHER), 200)
  assert.equal((await operate('setting', BLOG_SITE, 'blog', 'on')).code, 0)
  await until(async () => (await statusOf(BLOG_SITE)) === 200 && (await isLinked()), 'the blog does not come back')
})

test('an empty blog says so and offers a next step; stories and topics are not found', async () => {
  const bodyOf = async (path: string) => (await open(path, BLOG_SITE)).body
  const paths = [...(await bodyOf('/blog')).matchAll(/href="(\/blog\/[a-z-]+)"/g)].map(([, path = '']) => path)
  assert.ok(paths.length > 6)
  const setAll = (isActive: boolean) =>
    runSql("update cms_page set is_active = $1 where website_id = $2 and identifier like 'blog/%'", [
      isActive,
      brandOf(BLOG_SITE).websiteId,
    ])
  await setAll(false)
  try {
    await until(async () => (await bodyOf('/blog')).includes('The first story is on its way'), 'the stories stay')
    for (const path of paths) assert.equal((await open(path, BLOG_SITE)).status, 404, path)
    assert.deepEqual([...(await bodyOf('/blog')).matchAll(/href="\/blog\/(?!rss)/g)].length, 0)
    const [, main = ''] = /<main([\s\S]*)<\/main>/.exec(await bodyOf('/blog')) ?? []
    const departments = [...main.matchAll(/<a [^>]*href="(\/[a-z-]+)"/g)].map(([, path = '']) => path)
    const offered = departments.filter((path) => !path.startsWith('/blog'))
    assert.equal(offered.length, 2)
    for (const path of offered) assert.equal((await open(path, BLOG_SITE)).status, 200, path)
  } finally {
    await setAll(true)
  }
  await until(async () => (await open(paths[0] ?? '', BLOG_SITE)).status === 200, 'the stories do not come back')
})

/** @returns whether a new guest's checkout has the shop's block beside the choice of delivery */
async function deliveryBlockOf(site: SiteId): Promise<() => Promise<boolean>> {
  const browser = openPlainBrowser(site)
  await goToCheckoutWithAPair(browser, site)
  await browser.post('/checkout', { intent: 'email', email: newEmail(), guest: '1' })
  return async () => (await browser.open('/checkout')).body.includes(`How ${brandOf(site).name} delivers`)
}

test('checkout’s block about delivery disappears and returns on one site alone [J01.2, R1.24]', async () => {
  const [isHere, isElsewhere] = [await deliveryBlockOf(SITE), await deliveryBlockOf('mollini')]
  assert.deepEqual([await isHere(), await isElsewhere()], [true, true])
  await set(DELIVERY_BLOCK, 'off')
  await until(async () => !(await isHere()), 'the block stays')
  assert.ok(await isElsewhere())
  await set(DELIVERY_BLOCK, 'on')
  await until(isHere, 'the block does not come back')
})
