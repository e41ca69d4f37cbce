import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import { requireData } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { port, sites } from '../testing/shop.ts'

async function mainOf(site: SiteId, path: string): Promise<string> {
  const { status, body } = await httpRequest(`${site}.localhost:${port}`, path)
  assert.equal(status, 200, `${site} ${path}`)
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? []
  return main.replaceAll('<!-- -->', '')
}

const partOf = (html: string, id: string) =>
  new RegExp(`<(section|nav)[^>]*(?:id|aria-label)="${id}"[\\s\\S]*?</\\1>`).exec(html)?.[0] ?? ''
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

test('the help hub opens with its search, lists questions, and has cards for topics and people', async () => {
  for (const site of sites) {
    const [hub, faq] = await Promise.all([mainOf(site, '/help-hub'), mainOf(site, '/faq')])
    assert.match(hub, /<h1[^>]*>How can we help\?<\/h1>[\s\S]*<search[\s\S]*Often asked: <a href="\/order">/)
    const questions = linksOf(partOf(hub, 'frequent'))
    assert.equal(questions.length, 5, site)
    for (const href of questions)
      assert.match(faq, new RegExp(`<p id="${href.replace('/faq#', '')}">`), `${site} ${href}`)
    const people = partOf(hub, 'people')
    assert.match(people, /href="tel:[\s\S]*data-desk-status/)
    assert.deepEqual(linksOf(people).slice(1), ['/contact', '/store-locator'])
  }
})

test('a search of questions marks hits, counts them by topic, and finds pages', async () => {
  const found = await mainOf('williams', '/faq?q=gift+card')
  assert.match(found, /<mark>gift<\/mark> <mark>card<\/mark>/)
  assert.match(partOf(found, 'Topics'), /<span>All answers<\/span> <span>\d+<\/span>[\s\S]*href="#payment"/)
  assert.equal(found.match(/<details open/g)?.length, 1)
  assert.ok(linksOf(found).includes('/payments-promotions'))
  const none = await mainOf('williams', '/faq?q=trampoline')
  assert.match(none, /No answer for “trampoline”\.[\s\S]*href="\/contact"[\s\S]*href="tel:/)
  assert.doesNotMatch(none, /<details/)
})

test('an offer says how to get it, and folds its terms; long pages list their chapters', async () => {
  const offers = await mainOf('mollini', '/promotions')
  assert.match(offers, />Code, first order</)
  assert.match(offers, />Code, ends when \d+ are used</)
  assert.match(offers, /<details><summary>Terms[\s\S]*?Until|<details><summary>Terms[\s\S]*?From/)
  for (const path of ['/terms', '/privacy-policy', '/affiliate-terms', '/payments-promotions']) {
    const page = await mainOf('midas', path)
    const chapters = linksOf(/<details>[\s\S]*?<\/details>/.exec(partOf(page, 'On this page'))?.[0] ?? '')
    assert.ok(chapters.length > 3, path)
    const sections = [...page.matchAll(/<section id="([^"]+)">\s*<h2/g)].map(([, id]) => `#${id}`)
    assert.deepEqual(chapters, sections, path)
    assert.match(page, /Last updated <time dateTime="\d{4}-\d\d-\d\d">/)
  }
})

test('brands have a picture, their place and number of styles, and are found by name', async () => {
  const [cards, index] = [await mainOf('styletread', '/brands'), await mainOf('styletread', '/all-brands')]
  for (const html of [cards, index])
    assert.match(html, /<img[^>]*src="\/media\/[\s\S]*?Vela Rossi[\s\S]*?Sydney · \d+ styles/)
  assert.match(index, /<h1[^>]*>All labels<\/h1>/)
  const found = linksOf(await mainOf('styletread', '/all-brands?q=vela')).filter((href) => href.startsWith('/brands/'))
  assert.deepEqual(found, ['/brands/vela-rossi'])
  const brand = await mainOf('styletread', '/brands/vela-rossi')
  assert.match(brand, /"\/brands">Labels<[\s\S]*Dressed-up leather[\s\S]*Designed in Sydney<[\s\S]*Fits true to size</)
  assert.match(brand, /Fits true to size<[\s\S]*\$[\d.]+ to \$[\d.]+<[\s\S]*Code <a href="\/promotions">VELA25</)
  assert.match(await mainOf('styletread', '/promotions'), /href="\/brands\/vela-rossi"/)
})

test('each age on Williams’ home page leads to shoes in children’s sizes', async () => {
  const ages = linksOf(/<ul class="entry-bar">[\s\S]*?<\/ul>/.exec(await mainOf('williams', '/'))?.[0] ?? '')
  assert.equal(ages.length, 4)
  for (const href of ages) assert.match(await mainOf('williams', href), /<strong>[1-9]\d*<\/strong> styles?\b/, href)
})

const centsIn = (text: string) => Math.round(Number(text.replace(/[$,+]/g, '').replace('−', '-')) * 100)

test('the rewards programme adds up a year in each shop; a table lists tiers and their benefits', async () => {
  for (const site of sites) {
    const page = await mainOf(site, '/shoebucks')
    assert.match(page, /class="bucks-band"[\s\S]*<h1[^>]*>Shoebucks<\/h1>[\s\S]*Join free[\s\S]*See your rewards/, site)
    const tiers = partOf(page, 'tiers')
    assert.equal(tiers.match(/<th scope="col">(?:Member|Silver|Gold)<\/th>/g)?.length, 3)
    assert.ok((tiers.match(/<th scope="row">/g)?.length ?? 0) >= 5)
    const year = partOf(page, 'year')
    const lines = [...year.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text = '']) => centsIn(text))
    const sum = lines.pop() ?? 0
    assert.equal(
      lines.reduce((total, cents) => total + cents, 0),
      sum,
      site,
    )
    assert.match(year, /She is Silver, with \$[\d.]+ to go to Gold/, site)
    const left = /with (\$[\d.]+) to go/.exec(year)?.[1] ?? ''
    assert.equal(sum + centsIn(left), 35_000, site)
    assert.match(year, /aria-label="\$[\d.]+ of \$350 spent"/)
    assert.deepEqual(linksOf(page).slice(-3), [
      '/customer/account/create?returnTo=%2Fcustomer%2Frewards',
      '/customer/rewards',
      '/terms#offers',
    ])
  }
})

test('a page lists its earlier texts and shows them with noindex, and no other version', async () => {
  const now = await mainOf('midas', '/affiliate-terms')
  assert.match(now, /In force since <time[^>]*>1 Nov 2026<\/time>[\s\S]*<summary>What changed<\/summary>/)
  const [path = ''] = linksOf(now).filter((href) => href.includes('?version='))
  const { status, body } = await httpRequest(`midas.localhost:${port}`, path)
  assert.equal(status, 200)
  const said = body.replaceAll('<!-- -->', '')
  assert.match(said, /This text was in force from 1 Mar 2026 to 1 Nov 2026\. <a href="\/affiliate-terms">/)
  assert.match(said, /ordered within 14 days/)
  assert.match(body, /<meta name="robots" content="noindex"/)
  assert.doesNotMatch(await mainOf('midas', '/terms'), /What changed/)
  for (const other of ['/affiliate-terms?version=0', '/terms?version=0', '/terms?version=999999999'])
    assert.equal((await httpRequest(`midas.localhost:${port}`, other)).status, 404, other)
})

test('guests read what each tier brings; the size guide names whose size, with a 10 cm line', async () => {
  const rewards = await mainOf('mollini', '/customer/rewards')
  assert.equal(rewards.match(/Free express over \$150/g)?.length, 3)
  assert.match(rewards, /href="\/shoebucks"/)
  const guide = await mainOf('williams', '/size-guide?for=women&in=cm&size=23.8')
  assert.match(guide, /That is women’s[\s\S]*the line above is 10 cm long/)
  assert.equal(guide.match(/<tr data-comes>/g)?.length, 1)
  const between = await mainOf('williams', '/size-guide?for=women&in=cm&size=23.9')
  assert.equal(between.match(/<tr data-comes>/g)?.length, 2)
  assert.match(await mainOf('mollini', '/offline'), /<svg[\s\S]*You’re offline/)
})

test('a size kept in the size guide is preselected until the shopper deletes it', async () => {
  const shopper = openPlainBrowser('williams')
  const form = { for: 'women', in: 'cm', size: '23.8', show: 'eu', eu: '38' }
  const { status, headers } = await shopper.post('/size-guide', form)
  assert.equal(status, 303)
  const back = String(headers.location)
  assert.equal(back, '/size-guide?for=women&in=cm&size=23.8&show=eu&kept=38')
  const said = async (path: string) => {
    const html = (await shopper.open(path)).body.replaceAll('<!-- -->', '')
    return /Kept: [^<.]*(?=\.<[\s\S]*Forget it<)|no size is kept/.exec(html)?.[0]
  }
  assert.equal(await said(back), 'Kept: women’s EU 38')
  for (const untrue of [back.replace('kept=38', 'kept=39'), '/size-guide?kept=none'])
    assert.equal(await said(untrue), undefined, untrue)
  const answer = await requireData<{ products: { items: { sku: string; size_scale: string }[] } }>(
    brandOf('williams').storeCode,
    '{ products(filter: { category_url_path: { eq: "women" } }, pageSize: 1) { items { sku size_scale } } }',
  )
  const [shoe] = answer.products.items
  const mine = async () => {
    const { sizes, usualUid } = JSON.parse((await shopper.open(`/api/sizes?sku=${shoe?.sku}`)).body)
    return sizes.find(({ uid }: { uid: string }) => uid === usualUid)?.label
  }
  assert.equal(await mine(), shoe?.size_scale === 'EUW' ? '38' : '7')
  const rubbish = await shopper.post('/size-guide', { ...form, eu: '99' })
  assert.deepEqual([rubbish.status, rubbish.headers['set-cookie']], [303, undefined])
  const after = await shopper.post('/size-guide', { intent: 'forget' })
  assert.equal(await said(String(after.headers.location)), 'no size is kept')
  assert.equal(await said(back), undefined)
  assert.equal(await mine(), undefined)
})
