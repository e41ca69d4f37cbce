import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import { mailTo } from '../testing/buying/buying.ts'
import { requireData } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { deliveryDate, findShoe, openShoe, size, sizes, whenItSays } from '../testing/product-page.ts'
import { address, type ScreenName } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const money = (amount: number) => `$${amount.toFixed(2)}`

async function setStock(sku: string, count: number): Promise<void> {
  const { code, output } = await operate('stock', sku, String(count))
  assert.equal(code, 0, output)
}

for (const [site, screen] of [
  ['mollini', 'desktop'],
  ['mathers', 'phone'],
] as readonly (readonly [SiteId, ScreenName])[]) {
  test(`${site}, ${screen}: prices, tags and features are shown; a missing size shows an error, a sold-out one emails [J04.1, J04.2, R3.48, R3.49, R3.50, R3.56, R7.45, R9.33]`, async ({
    openShop,
  }) => {
    const shoe = await findShoe(
      `${site}_au`,
      ({ price_range: { minimum_price: price } }) => price.final_price.value < 0.95 * price.regular_price.value,
    )
    const gone = shoe.sizes[1]
    assert.ok(gone)
    await setStock(gone.sku, 0)
    const { page, problems } = await openShop({ screen })
    await openShoe(page, site, shoe.path)
    await page.getByRole('heading', { level: 1, name: shoe.name }).waitFor()
    await expect(page.getByRole('main')).toContainText(money(shoe.price.final))
    const text = ((await page.locator('main').textContent()) ?? '').replaceAll('\u00a0', ' ')
    const percent = Math.floor(((shoe.price.regular - shoe.price.final) * 100 + 1e-6) / shoe.price.regular)
    for (const shownText of [money(shoe.price.final), money(shoe.price.regular), ...shoe.features])
      assert.ok(text.includes(shownText), `${shownText} is told`)
    assert.match(text, /or 4 payments of \$\d+\.\d\d/, 'Afterpay may be paid by')
    assert.ok(percent >= 5 && text.includes(`(${percent}%)`), `${percent} % is told`)
    assert.doesNotMatch(text, /EUK/)
    const tag = page.getByRole('region', { name: 'Pictures' }).getByRole('listitem').filter({ hasText: /\w/ }).last()
    assert.match((await tag.getAttribute('style')) ?? '', /color/)

    await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click()
    await page.locator('#size-error', { hasText: 'Choose a size' }).waitFor()
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'option')

    await page.getByRole('list', { name: 'Size scale' }).getByRole('link', { name: 'AU' }).click()
    await page.locator('label[data-sold-out]').first().waitFor()
    await size(page, gone).check({ force: true })
    await expect(deliveryDate(page), 'what is sold out has no day').toBeHidden()
    const email = `alert-${site}@example.com`
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await page.getByRole('button', { name: 'Notify me' }).click()
    await page.getByText(/We’ll email you once, when size/).waitFor()
    await setStock(gone.sku, 5)
    assert.match((await mailTo(email)).text, new RegExp(shoe.name))
    assert.deepEqual(problems, [])
  })
}

const TAGS = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  product_category_tags { tag_type text text_colour background_colour } } } }`

test('a tag has its type, and its text and colours on tile and page [J04.1, R3.53]', async () => {
  const shoe = await findShoe('midas_au')
  const promotion = { tag_type: 'promotion', text: 'Two for one', text_colour: '#123456', background_colour: '#fedcba' }
  const generic = { tag_type: 'generic', text: 'Made here', text_colour: '#010203', background_colour: '#f0f1f2' }
  for (const [position, { tag_type, text, text_colour, background_colour }] of [promotion, generic].entries())
    await runSql(
      `insert into product_tag (product_id, website_id, tag_type, text, text_colour, background_colour, position)
        select id, $7, $2, $3, $4, $5, $6 from product where sku = $1`,
      [shoe.sku, tag_type, text, text_colour, background_colour, position - 2, brandOf('midas').websiteId],
    )
  const { products } = await requireData<{ products: { items: { product_category_tags: unknown[] }[] } }>(
    'midas_au',
    TAGS,
    { sku: shoe.sku },
  )
  assert.deepEqual(products.items[0]?.product_category_tags.slice(0, 2), [promotion, generic])
  for (const path of [shoe.path, `/search?q=${encodeURIComponent(shoe.name)}`])
    for (const { text, text_colour, background_colour } of [promotion, generic])
      await whenItSays('midas', path, (body) =>
        body.includes(`style="color:${text_colour};background:${background_colour}">${text}<`),
      )
})

test('a size that sells out while the page is open is announced and struck, in both tabs [J04.3, R3.56, R7.20, R7.119]', async ({
  openShop,
}) => {
  const shoe = await findShoe('trybe_au')
  const last = shoe.sizes[2]
  assert.ok(last)
  await setStock(last.sku, 3)
  const { context, page, problems } = await openShop()
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openShoe(tab, 'trybe', shoe.path)
    await tab.getByRole('list', { name: 'Size scale' }).getByRole('link', { name: 'AU' }).click()
  }
  await size(page, last).check({ force: true })
  await page.getByText('Only 3 left', { exact: true }).waitFor()
  await setStock(last.sku, 0)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click()
  await page.locator('#add-error', { hasText: 'Choose another size' }).waitFor()
  await page.getByRole('button', { name: 'Notify me' }).waitFor()
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await other.locator('label[data-sold-out]').filter({ hasText: last.label }).first().waitFor()
  await setStock(last.sku, 20)
  assert.deepEqual(problems, [])
})

test('without scripts a pair without a size is refused, a sold-out size can be requested [R3.56, R7.45]', async ({
  openShop,
}) => {
  const shoe = await findShoe('mollini_au')
  const gone = shoe.sizes[0]
  assert.ok(gone)
  await setStock(gone.sku, 0)
  const { page } = await openShop({ javaScript: false })
  await page.goto(address('mollini', shoe.path))
  await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click()
  await page.getByText('Choose a size').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'My size isn’t here' }).click()
  await page.getByRole('combobox', { name: 'Size' }).selectOption(gone.sku)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('plain-alert@example.com')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await page.getByText(/We’ll email you once, when your size/).waitFor()
  await setStock(gone.sku, 20)
})

test('by keyboard pictures open, grow and turn, the size guide opens, and focus comes back', async ({ openShop }) => {
  const shoe = await findShoe('mathers_au')
  const { page, problems } = await openShop()
  await openShoe(page, 'mathers', shoe.path)
  const picture = page.getByRole('link', { name: /^Zoom:/ }).first()
  await picture.focus()
  await page.keyboard.press('Enter')
  const pictures = page.getByRole('dialog', { name: 'Pictures' })
  await pictures.getByText(/^1 of/).waitFor()
  await page.keyboard.press('+')
  await pictures.getByText('150%').waitFor()
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowRight')
  await pictures.getByText(/^2 of/).waitFor()
  await page.keyboard.press('Escape')
  await pictures.waitFor({ state: 'detached' })
  assert.equal(await picture.evaluate((element) => element === document.activeElement), true)
  const guide = page.getByRole('link', { name: 'Size guide' }).first()
  await guide.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Size guide' }).getByRole('table').first().waitFor()
  // Scrolling on opening would happen after layout.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  assert.equal(await page.getByRole('dialog', { name: 'Size guide' }).evaluate((dialog) => dialog.scrollTop), 0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Size guide' }).waitFor({ state: 'detached' })
  for (const [opener, dialog] of [
    [picture, pictures],
    [guide, page.getByRole('dialog', { name: 'Size guide' })],
  ] as const) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Close', exact: true }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await opener.evaluate((element) => element === document.activeElement), true)
  }
  assert.deepEqual(problems, [])
})

test('a link that names a size opens one page for everyone with that size chosen [R3.51]', async ({ openShop }) => {
  const shoe = await findShoe('williams_au')
  const wanted = shoe.sizes.at(2)
  assert.ok(wanted)
  const html = (await httpRequest('williams.localhost', shoe.path)).body
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  const group = data.find((part) => part['@type'] === 'ProductGroup')
  const url: string = group.hasVariant.find(({ sku }: { sku: string }) => sku === wanted.sku).offers.url
  const { pathname, search } = new URL(url)
  for (const javaScript of [false, true]) {
    const { context, page, problems } = await openShop({ javaScript })
    await page.goto(address('williams', pathname + search))
    await expect(size(page, wanted)).toBeChecked()
    await expect(sizes(page).getByRole('radio', { checked: true })).toHaveCount(1)
    await page.goto(address('williams', `${shoe.path}?size=nonsense`))
    await expect(sizes(page).getByRole('radio', { checked: true })).toHaveCount(0)
    assert.deepEqual(problems, [])
    await context.close()
  }
  const open = (headers: Readonly<Record<string, string>>) =>
    httpRequest('williams.localhost', pathname + search, headers)
  // Another test's change may outdate the page once.
  await until(async () => {
    const [mine, other] = await Promise.all([
      open({ cookie: 'cartId=one', 'user-agent': 'one' }),
      open({ 'user-agent': 'other' }),
    ])
    assert.match(mine.body, new RegExp(`rel="canonical" href="[^"?]+${shoe.path}"`))
    return mine.headers['x-cache'] === 'hit' && other.headers['x-cache'] === 'hit' && mine.body === other.body
  }, 'it is not the same page for everyone')
})

test('the last six products are remembered by the browser alone, without the present one [J04.3, R7.122, R9.11]', async ({
  openShop,
}) => {
  const { products } = await requireData<{
    products: { items: { url_key: string; url_suffix: string; sku: string }[] }
  }>('midas_au', '{ products(search: "shoe", pageSize: 8) { items { url_key url_suffix sku } } }')
  const paths = products.items.map((shoe) => `/${shoe.url_key}${shoe.url_suffix}`)
  assert.equal(paths.length, 8)
  const { page, problems } = await openShop()
  for (const path of paths) {
    await page.goto(address('midas', path))
    await page.waitForFunction(
      (sku) => localStorage.getItem('recently_viewed')?.startsWith(`["${sku}"`),
      products.items[paths.indexOf(path)]?.sku,
    )
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const row = page.getByRole('list', { name: 'Recently viewed' })
  await row.waitFor()
  const shown = await row.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  assert.deepEqual(shown, paths.slice(1, 7).toReversed())
  assert.deepEqual(problems, [])
})
