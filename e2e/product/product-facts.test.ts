import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { brandOf, type SiteId } from '@welt/brands'
import { DEMO_ACCOUNT } from '../../apps/commerce/src/commands/demo-orders/demo-account.ts'
import { departmentPath } from '../testing/buying/buying.ts'
import { graphql, requireData } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { openShoe, whenItSays } from '../testing/product-page.ts'
import { address } from '../testing/shop.ts'

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`

const textOf = async (page: Page, selector: string) =>
  ((await page.locator(selector).textContent()) ?? '').replaceAll('\u00a0', ' ')

const pathsIn = (page: Page, name: string) =>
  page
    .getByRole('list', { name, exact: true })
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const FEATURES = [
  'Hand-stitched apron',
  'Cushioned from heel to toe',
  'Re-soled in our workshop',
  'Recycled box',
  'Laces spare',
]

interface ShoeFacts {
  readonly id: number
  readonly sku: string
  readonly url_key: string
  readonly final: number
  readonly regular: number
  readonly rrp: number
  readonly selling_features: readonly string[]
  readonly care: string
  readonly fit_notes: string
  readonly sole_material: string
  readonly lining: string
  readonly heel_height_mm: number
}

/** A reduced shoe with all facts, whose percentage would be wrong if rounded. */
async function findShoeFacts(site: SiteId): Promise<ShoeFacts> {
  const [shoe] = await runSql<ShoeFacts>(
    `select p.id, p.sku, p.url_key, ps.sale_cents as final, ps.regular_cents as regular, ps.rrp_cents as rrp, p.selling_features, p.care, p.fit_notes,
       p.sole_material, p.lining, p.heel_height_mm
     from product p join product_site ps on ps.product_id = p.id
     where ps.website_id = $1 and ps.is_enabled and ps.sale_cents < 0.9 * ps.regular_cents and p.care is not null and p.fit_notes is not null
       and p.sole_material is not null and p.lining is not null and p.heel_height_mm > 0
     order by ((ps.regular_cents - ps.sale_cents) * 100.0 / ps.regular_cents) % 1 desc, p.id limit 1`,
    [brandOf(site).websiteId],
  )
  assert.ok(shoe, `${site} has a reduced shoe of which all is told`)
  return shoe
}

interface Around {
  readonly goesWith: { readonly items: readonly Linked[] }
  readonly similar: { readonly items: readonly Linked[] }
}

interface Linked {
  readonly url_key: string
  readonly url_suffix: string
}

const AROUND = `query ($sku: String!) {
  goesWith: recommendations(sku: $sku, pageSize: 4) { items { url_key url_suffix } }
  similar: recommendations(sku: $sku, kind: SIMILAR, pageSize: 8) { items { url_key url_suffix } }
}`

const pathOf = ({ url_key, url_suffix }: Linked) => `/${url_key}${url_suffix}`

for (const site of ['styletread', 'styletread-nz'] as const) {
  test(`${site}: a product page shows price, material, care, RRP, matching goods and returns [R3.48, R3.49, R3.50, R3.55, R7.120, R9.62]`, async ({
    openShop,
  }) => {
    const { websiteId, storeCode } = brandOf(site)
    const shoe = await findShoeFacts(site)
    const path = `/${shoe.url_key}.html`
    const setRrp = (cents: number) =>
      runSql('update product_site set rrp_cents = $3 where product_id = $1 and website_id = $2', [
        shoe.id,
        websiteId,
        cents,
      ])
    const setFeatures = (features: readonly string[]) =>
      runSql('update product set selling_features = $2 where id = $1', [shoe.id, features])
    const { page, problems } = await openShop()
    try {
      const rrp = shoe.regular + 3100
      await setFeatures(FEATURES)
      await setRrp(rrp)
      await whenItSays(site, path, (body) => body.includes(money(rrp)) && body.includes(FEATURES[4] ?? ''))
      await openShoe(page, site, path)

      const percent = Math.floor(((shoe.regular - shoe.final) * 100) / shoe.regular)
      const head = await textOf(page, '[data-island="product-head"]')
      for (const shownText of [
        money(shoe.final),
        money(shoe.regular),
        `Save ${money(shoe.regular - shoe.final)} (${percent}%)`,
      ])
        assert.ok(head.includes(shownText), `${shownText} in ${head}`)
      assert.ok(head.includes(`or 4 payments of ${money(Math.ceil(shoe.final / 4))}`), 'Afterpay can be chosen')
      const struck = await page.locator('[data-island="product-head"] s').allTextContents()
      assert.deepEqual(
        struck.map((text) => text.replace('Was ', '')),
        [money(shoe.regular), money(rrp)],
      )
      assert.match(head, /RRP/)

      const details = page.locator('details', { has: page.getByRole('heading', { name: 'Details', exact: true }) })
      assert.deepEqual(await details.locator('ul > li').allTextContents(), FEATURES)
      const facts = await details
        .locator('dl > div')
        .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
      for (const fact of [
        ['Lining', shoe.lining],
        ['Sole', shoe.sole_material],
        ['Heel height', `${shoe.heel_height_mm / 10} cm`],
      ])
        assert.ok(
          facts.some((row) => row.join() === fact.join()),
          `${fact} in ${JSON.stringify(facts)}`,
        )
      const care = page.locator('details', { has: page.getByRole('heading', { name: 'Fit and care' }) })
      await care.locator('summary').click()
      for (const phrase of [shoe.care, shoe.fit_notes]) await care.getByText(phrase, { exact: true }).waitFor()

      const promises = page.getByRole('list', { name: 'Delivery and returns' })
      await promises.getByText('Times and prices').waitFor()
      await promises.getByText('30 days to change your mind').waitFor()

      const { goesWith, similar } = await requireData<Around>(storeCode, AROUND, { sku: shoe.sku })
      const first = goesWith.items.map(pathOf)
      assert.deepEqual(await pathsIn(page, 'Goes with'), first)
      const shown = await pathsIn(page, 'Similar')
      assert.deepEqual(
        shown,
        similar.items
          .map(pathOf)
          .filter((other) => !first.includes(other))
          .slice(0, 4),
      )
      assert.ok(shown.length > 0)

      // No higher than the price, so nothing to compare with.
      await setRrp(shoe.final)
      await whenItSays(site, path, (body) => !body.includes(money(rrp)))
      await page.reload()
      assert.doesNotMatch(await textOf(page, '[data-island="product-head"]'), /RRP/)
      assert.deepEqual(problems, [])
    } finally {
      await setRrp(shoe.rrp)
      await setFeatures(shoe.selling_features)
    }
  })
}

test('on a phone pictures are swiped one by one, and thumbnails show which one is seen', async ({ openShop }) => {
  const [shoe] = await runSql<{ path: string; pictures: number }>(
    `select '/' || p.url_key || '.html' as path, count(*)::int as pictures from product p join product_image i on i.product_id = p.id
     join product_site ps on ps.product_id = p.id and ps.website_id = $1 and ps.is_enabled group by p.id having count(*) >= 3 order by p.id limit 1`,
    [brandOf('mathers').websiteId],
  )
  assert.ok(shoe)
  const { context, page, problems } = await openShop({ screen: 'phone' })
  await openShoe(page, 'mathers', shoe.path)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const views = pictures.getByRole('link', { name: /^Zoom:/ })
  const thumbnails = pictures.getByRole('list', { name: 'All views' }).getByRole('link')
  assert.deepEqual([await views.count(), await thumbnails.count()], [shoe.pictures, shoe.pictures], 'none is left out')
  /** Waits until this picture is in place and only its thumbnail is marked. */
  const whenSeen = async (index: number) => {
    await thumbnails.nth(index).and(page.locator('[aria-current]')).waitFor()
    await expect(thumbnails.and(page.locator('[aria-current]'))).toHaveCount(1)
    const view = await views.nth(index).elementHandle()
    await page.waitForFunction((element) => Math.abs(element?.getBoundingClientRect().left ?? 0) < innerWidth / 4, view)
  }
  await whenSeen(0)
  const box = await views.first().boundingBox()
  assert.ok(box)
  const hand = await context.newCDPSession(page)
  /** @param by fraction of the picture's width */
  const swipe = async (by: number) => {
    const y = box.y + box.height / 2
    const xAt = (part: number) => box.x + box.width * (0.5 - by / 2 + by * part)
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: xAt(0), y }] })
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await page.evaluate(() => new Promise(requestAnimationFrame)) // a swipe takes several frames
      await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: xAt(part), y }] })
    }
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(-0.7)
  await whenSeen(1)
  await swipe(0.7)
  await whenSeen(0)
  await thumbnails.nth(2).tap()
  await whenSeen(2)
  await thumbnails.nth(0).tap()
  await whenSeen(0)
  await swipe(-0.7)
  await thumbnails.nth(2).tap() // while the row is still settling
  await whenSeen(2)
  await expect(page.getByRole('dialog'), 'a swipe opens nothing').toHaveCount(0)
  assert.deepEqual(problems, [])
})

test('a badge shows the floored percent of today’s price, and disappears with the sale [J02.3, R9.62, A108]', async () => {
  // No other journey looks for reduced shoes there.
  const site = 'midas'
  const listing = await departmentPath(site)
  const articles = (body: string) => [...body.matchAll(/<article[\s\S]*?<\/article>/g)].map(([article]) => article)
  const keys = articles((await httpRequest(`${site}.localhost`, listing)).body).map(
    (article) => /href="\/([^"]+)\.html"/.exec(article)?.[1],
  )
  const [shoe] = await runSql<{ id: number; url_key: string; regular: number }>(
    `select p.id, p.url_key, ps.regular_cents as regular from product p join product_site ps on ps.product_id = p.id and ps.website_id = $1
     where p.url_key = any($2) and ps.sale_cents is null order by array_position($2, p.url_key) limit 1`,
    [brandOf(site).websiteId, keys],
  )
  assert.ok(shoe, `a shoe at its full price in ${listing}`)
  const change = (what: string, ...values: readonly unknown[]) =>
    runSql(`update product_site set ${what} where product_id = $1 and website_id = $2 returning 1`, [
      shoe.id,
      brandOf(site).websiteId,
      ...values,
    ])
  const cardOf = (body: string) =>
    articles(body).find((article) => article.includes(`href="/${shoe.url_key}.html"`)) ?? ''
  const page = `/${shoe.url_key}.html`
  const badge = />(\d+% off)</
  assert.doesNotMatch(
    (await httpRequest(`${site}.localhost`, page)).body
      .split('id="reviews"')[0]
      ?.split('data-island="product-rails"')[0] ?? '',
    badge,
  )
  try {
    await change('sale_cents = $3, sale_from = null, sale_to = null', Math.ceil(shoe.regular * 0.701))
    await whenItSays(site, listing, (body) => badge.exec(cardOf(body))?.[1] === '29% off')
    await whenItSays(site, page, (body) => body.includes('>29% off<'))
    await change(`sale_to = now() - interval '1 minute'`)
    await whenItSays(site, listing, (body) => cardOf(body) !== '' && !badge.test(cardOf(body)))
  } finally {
    await change('sale_cents = null, sale_to = null')
  }
})

test('the demo account alone sees the size it kept of a brand; its orders are listed [R7.119]', async ({
  openShop,
}) => {
  const site = 'mathers'
  const { websiteId, storeCode } = brandOf(site)
  const keptPairs = await runSql<{ path: string; sku: string; brand: string; number: string }>(
    `select '/' || p.url_key || '.html' as path, p.sku, b.label as brand, o.number from pair_outcome k join order_line l on l.id = k.order_line_id
     join orders o on o.id = l.order_id join customer c on c.id = k.customer_id join product p on p.id = l.product_id join brand b on b.id = p.brand_id
     where c.email = $2 and k.website_id = $1 and k.outcome = 'kept' order by k.placed_at desc`,
    [websiteId, DEMO_ACCOUNT.email],
  )
  const [last] = keptPairs
  assert.ok(last)
  const { data: signedIn } = await graphql<{ generateCustomerToken: { token: string } }>(
    storeCode,
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    DEMO_ACCOUNT,
  )
  const { data } = await graphql<{ productAdditionalData: { kept_sizes: { size: string }[] } }>(
    storeCode,
    'query ($sku: String!) { productAdditionalData(sku: $sku) { kept_sizes { size } } }',
    { sku: last.sku },
    { authorization: `Bearer ${signedIn?.generateCustomerToken.token ?? ''}` },
  )
  const [size] = data?.productAdditionalData.kept_sizes ?? []
  assert.ok(size)
  const { context, page, problems } = await openShop()
  await openShoe(page, site, last.path)
  await expect(page.getByText(/You kept size/)).toHaveCount(0)
  assert.equal((await plainly(context, site).post('/customer/account/login', DEMO_ACCOUNT)).status, 303)
  await openShoe(page, site, last.path)
  await page.getByText(new RegExp(`^You kept size (\\w\\w )?${size.size} in ${last.brand}\\.$`)).waitFor()
  assert.doesNotMatch((await httpRequest(`${site}.localhost`, last.path)).body, /You kept size/)

  await page.goto(address(site, '/customer/orders'))
  const orders = await page.getByRole('heading', { name: /^Order \d/ }).allTextContents()
  assert.deepEqual(
    orders,
    keptPairs.map(({ number }) => `Order ${number}`),
  )
  await expect(page.locator('[data-order-state="Complete"]')).toHaveCount(keptPairs.length)
  assert.deepEqual(problems, [])
})
