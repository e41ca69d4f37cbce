import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { newEmail } from '../testing/accounts.ts'
import { detailsForm, fillCard, fillDetails, placeOrder } from '../testing/buying/buying.ts'
import { payPlainly, textIn } from '../testing/buying/buying-plainly.ts'
import { chooseSize, fillCart, linesOf, type Size, sizesOf, whenSettled } from '../testing/cart-page.ts'
import { chooseStore, stockAt, storeOf, type TestStore } from '../testing/collection.ts'
import { expect, test } from '../testing/journey.ts'
import { openPlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const AUTO_UPDATED = 'Your delivery options have been updated'
const WRONG_MOBILE = 'Enter a mobile number with 10 digits, like 0412 345 678'
const part = (page: Page, name: 'to collect' | 'by post') =>
  page.getByRole('main').getByRole('region', { name, exact: true })
const radio = (page: Page, name: RegExp) => page.getByRole('main').getByRole('radio', { name })

async function collectFirst(page: Page): Promise<void> {
  await radio(page, /^Collect/)
    .first()
    .check()
  await part(page, 'to collect').waitFor()
  await whenSettled(page)
}

/** Chooses the store for the first line by the bag's find in store, which asks for a place. */
async function chooseByDialog(page: Page, { name, postcode }: TestStore): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Choose a store/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Find in store' })
  const find = dialog.getByRole('button', { name: 'Find stores' })
  await find.click()
  await dialog.getByText('Please enter an address or postcode').waitFor()
  await dialog.getByLabel('Suburb or postcode').fill(postcode)
  await find.click()
  await dialog.getByRole('button', { name: new RegExp(`^Collect from here ?, ${name}$`) }).click()
  await expect(dialog).toBeHidden()
}

/** Each choice moves its line, with the focus, and the fulfilment of the whole follows. */
async function chooseEveryWay(page: Page): Promise<void> {
  await part(page, 'by post').waitFor()
  await radio(page, /^Collect/)
    .last()
    .check()
  await expect(part(page, 'by post'), 'only collected').toHaveCount(0)
  await expect(radio(page, /^Collect/).last(), 'the focus moves with the line').toBeFocused()
  await page.keyboard.press('ArrowDown')
  await part(page, 'by post').waitFor()
  await radio(page, /^Delivery/)
    .first()
    .check()
  await expect(part(page, 'to collect'), 'only delivered').toHaveCount(0)
  await whenSettled(page)
  await collectFirst(page)
  await page.getByText('2 items, in two parts').waitFor()
}

/** In local storage for 30 minutes, whatever the cart says. */
async function checkStoredNominee(page: Page): Promise<void> {
  const value = { firstName: 'Tom', lastName: '', phone: '0412 345 678' }
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('nominee') ?? 'null') as unknown)
  const { at, ...rest } = (await stored()) as { at: number }
  assert.deepEqual(rest, { value })
  const me = page.getByRole('radio', { name: 'I do' })
  const mobile = page.getByLabel('Their mobile number')
  await page.getByText('I do', { exact: true }).click()
  await expect(mobile).toBeHidden()
  await whenSettled(page)
  assert.equal(await stored(), null)
  for (const ageMs of [30 * 60_000, 0]) {
    await page.evaluate((text) => localStorage.setItem('nominee', text), JSON.stringify({ at: at - ageMs, value }))
    await page.reload()
    await page.waitForLoadState('networkidle')
    if (ageMs > 0) await expect(me).toBeChecked()
  }
  await expect(mobile).toHaveValue(value.phone)
  await page.getByText('Saved. We keep it on this device for 30 minutes.').waitFor()
}

async function nameTom(page: Page): Promise<void> {
  await page.getByText('Someone else').click()
  const mobile = page.getByLabel('Their mobile number')
  for (const wrong of ['0412', '']) {
    await mobile.fill(wrong)
    await mobile.blur()
    await page.getByText(WRONG_MOBILE).waitFor()
  }
  await page.getByLabel('First name').fill('Tom')
  await mobile.fill('0412 345 678')
  await mobile.blur()
  await page.getByText('Saved. We keep it on this device for 30 minutes.').waitFor()
  await page.reload()
  await expect(mobile, 'kept after reload').toHaveValue('0412 345 678')
  await checkStoredNominee(page)
}

/** The choice follows the size as far as the store has it; the store is removed and put back. */
async function changeSizeAndStore(page: Page, { name }: TestStore, [small, middle, large]: readonly Size[]) {
  assert.ok(small && middle && large)
  const size = () => linesOf(page).first().getByRole('combobox', { name: 'Size' })
  await chooseSize(size(), middle)
  await page.getByText(/^Collection updated for /).waitFor()
  await expect(part(page, 'to collect').getByRole('listitem')).toHaveCount(1)
  await chooseSize(size(), large)
  await page.getByText(AUTO_UPDATED, { exact: true }).waitFor()
  await expect(part(page, 'to collect'), 'the store lacks the size').toHaveCount(0)
  await chooseSize(size(), small)
  await whenSettled(page)
  await collectFirst(page)
  await expect(page.getByText(AUTO_UPDATED), 'the shopper chose again').toHaveCount(0)
  await page.getByRole('button', { name: 'Remove store' }).click()
  await page.getByText(`${name} is removed. Everything is delivered.`).waitFor()
  await expect(radio(page, /^Collect/), 'nothing is collectable').toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await part(page, 'to collect').waitFor()
}

/** Who collects can change after ordering. */
async function changeCollector(page: Page, card: Locator): Promise<void> {
  const mobile = page.getByLabel('Their mobile number')
  await card.getByText('Change who collects').click()
  await mobile.fill('0412')
  await card.getByRole('button', { name: 'Save who collects' }).click()
  await card.getByText(WRONG_MOBILE).waitFor()
  await card.getByLabel('First name').fill('Jo')
  await mobile.fill('0491 570 110')
  await card.getByRole('button', { name: 'Save who collects' }).click()
  await card.getByText('Jo collects').waitFor()
}

for (const [site, screen, at] of [
  ['mathers', 'desktop', 3],
  ['mollini', 'phone', 2],
] as const)
  test(`${site}, ${screen}: a bag in two parts, from the choice of a store to its order [J07.2, J07.3, J07.4, R1.32, R2.66, R3.39, R3.40, R3.68, R4.06-R4.15, R4.48, R5.24, A26]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const sizes = await sizesOf(site, 7)
    const [small, middle, large] = sizes
    const [second] = await sizesOf(site, 8)
    assert.ok(small && middle && large && second)
    const store = await storeOf(site, at)
    await stockAt(
      store,
      new Map<Size, number>([
        [small, 5],
        [middle, 5],
        [large, 0],
        [second, 5],
      ]),
    )
    await fillCart(plainly(context, site), small, second)
    await page.goto(address(site, '/cart'))
    await chooseByDialog(page, store)
    await chooseEveryWay(page)
    await nameTom(page)
    await changeSizeAndStore(page, store, sizes)
    await page.goto(address(site, '/checkout'))
    await page.getByLabel('Email', { exact: true }).waitFor()
    await fillDetails(page, site, newEmail('split'))
    await page.getByText('Tom collects, 0412 345 678').waitFor()
    await fillCard(page)
    await placeOrder(page)
    await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
    const card = page.getByRole('region', { name: 'To collect' })
    await card.getByText(store.name).first().waitFor()
    await card.getByText('Tom collects').waitFor()
    await expect(card.locator('[data-collection-code]')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'To be delivered' }).getByRole('listitem')).toHaveCount(1)
    assert.equal(await page.evaluate(() => localStorage.getItem('nominee')), null, 'forgotten with the order')
    await changeCollector(page, card)
    const download = page.waitForEvent('download')
    await card.getByRole('link', { name: 'Add to calendar' }).click()
    assert.match((await download).suggestedFilename(), /^collect-\d+\.ics$/)
    assert.deepEqual(problems, [])
  })

test('without JavaScript: a bag is split, joined again, collected as a whole and paid [J07.2, J07.4, R4.08, R4.48, R5.24, R5.25]', async () => {
  const site = 'mollini'
  const browser = openPlainBrowser(site)
  const [first, other, lacking] = await sizesOf(site, 9)
  const [second] = await sizesOf(site, 10)
  assert.ok(first && other && lacking && second)
  const store = await storeOf(site, 4)
  await stockAt(
    store,
    new Map([
      [first, 5],
      [other, 5],
      [lacking, 0],
      [second, 5],
    ]),
  )
  await fillCart(browser, first, second)
  const cart = async () => (await browser.open('/cart')).body
  assert.match(await cart(), /Choose a store/)
  await chooseStore(browser, store)
  const uidsOf = (body: string) => [
    ...new Set([...body.matchAll(/name="uid" value="([^"]+)"/g)].map(([, uid = '']) => uid)),
  ]
  const uids = uidsOf(await cart())
  assert.equal(uids.length, 2)
  const send = async (form: Readonly<Record<string, string>>) => {
    const { status, headers } = await browser.post('/cart', form)
    assert.equal(status, 303)
    return String(headers.location)
  }
  const collect = (uid = '') => send({ intent: 'way', uid, way: 'clickncollect' })
  await collect(uids[0])
  assert.match(await cart(), /2 items, in two parts/)
  const undo = await browser.open(await send({ intent: 'together' }))
  assert.match(undo.body, /Everything is sent together\./)
  await collect(uids[0])
  const resize = async (from: Size, to: Size, way: string) => {
    const [uid = ''] = uidsOf(await cart()).filter((one) => one !== uids[1])
    const sizes = { sku: from.sku, from_size: from.option, size: to.option }
    await send({ intent: 'update', uid, quantity: '1', way, ...sizes })
    return cart()
  }
  assert.match(await resize(first, other, 'clickncollect'), /2 items, in two parts/, 'the choice is carried')
  const updated = await resize(other, lacking, 'clickncollect')
  assert.ok(updated.includes(AUTO_UPDATED) && updated.includes('2 items<'), 'the store lacks the size')
  await resize(lacking, first, 'delivery')
  const unset = (await browser.open(await send({ intent: 'unset-store' }))).body
  assert.ok(unset.includes(`${store.name} is removed.`) && !unset.includes('value="clickncollect"'))
  await chooseStore(browser, store)
  for (const uid of uidsOf(await cart())) await collect(uid)
  const refused = await browser.post('/cart', { intent: 'nominee', who: 'other', nominee_first_name: 'Tom' })
  assert.ok(refused.status === 422 && refused.body.includes(WRONG_MOBILE))
  assert.match(await send({ intent: 'nominee', who: 'other', nominee_phone: '0412 345 678' }), /#who-collects$/)
  assert.equal((await browser.post('/checkout', { intent: 'email', email: newEmail('plain'), guest: '1' })).status, 303)
  const details = (await browser.open('/checkout')).body
  assert.ok(details.includes('0412 345 678') && !details.includes('Delivery method'))
  const billing = { ...detailsForm(site), intent: 'details', collect_only: '1', collector: 'nominee' }
  assert.equal((await browser.post('/checkout', billing)).status, 303)
  const thanks = await payPlainly(browser, site)
  assert.match(textIn(thanks, /aria-label="To collect">([\s\S]*?)<\/section>/), /0412 345 678 collects/)
  assert.ok(thanks.includes(store.name) && !thanks.includes('Delivering to'))
  assert.match(thanks, /(?:AU|EU) \d+(?:\.5)? \((?:EU|AU) \d/, 'the size has its scale')
  const change = (phone: string) =>
    browser.post('/checkout/success', { intent: 'collector', nominee_first_name: 'Jo', nominee_phone: phone })
  const wrong = await change('0412')
  assert.ok(wrong.status === 422 && wrong.body.includes(WRONG_MOBILE))
  assert.equal((await change('0491 570 110')).headers.location, '/checkout/success#to-collect')
  assert.match((await browser.open('/checkout/success')).body, /Jo collects/)
})
