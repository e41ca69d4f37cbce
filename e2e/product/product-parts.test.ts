import assert from 'node:assert/strict'
import { brandOf } from '@welt/brands'
import { test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`

interface Shoe {
  readonly sku: string
  readonly path: string
  readonly final: number
  readonly regular: number
  readonly heel: number
  readonly sizes: number
  /** Name, brand, colour, features, care, fit notes, sole, lining, tag and a review. */
  readonly texts: readonly string[]
}

const SHOE = `select p.sku, '/' || p.url_key || '.html' as path, ps.sale_cents as final, ps.regular_cents as regular,
    p.heel_height_mm as heel, (select count(*)::int from variant v where v.product_id = p.id) as sizes,
    array[p.web_display_name, b.label, p.colour, p.care, p.fit_notes, p.sole_material, p.lining, t.text, r.summary]
      || p.selling_features as texts
  from product p join product_site ps on ps.product_id = p.id join brand b on b.id = p.brand_id
    join lateral (select text from product_tag where product_id = p.id and website_id = $1 limit 1) t on true
    join lateral (select summary from review
      where product_id = p.id and website_id = $1 and state = 'approved' limit 1) r
      on true
  where ps.website_id = $1 and ps.is_enabled and ps.sale_cents < 0.9 * ps.regular_cents and p.care is not null
    and p.fit_notes is not null and p.sole_material is not null and p.lining is not null and p.heel_height_mm > 0
  order by p.id limit 1`

function textOf(html: string): string {
  const words = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, '')
  return words.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('\u00a0', ' ')
}

test('every part of a product page is there before a script runs [J04.1, R2.79]', async () => {
  const shopper = openPlainBrowser('mathers')
  const [shoe] = await runSql<Shoe>(SHOE, [brandOf('mathers').websiteId])
  assert.ok(shoe)
  const { body } = await shopper.open(shoe.path)
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? []
  const text = textOf(main)
  const saved = shoe.regular - shoe.final
  const percent = Math.floor((saved * 100) / shoe.regular)
  const prices = [money(shoe.final), money(shoe.regular), `Save ${money(saved)} (${percent}%)`]
  const instalment = `or 4 payments of ${money(Math.ceil(shoe.final / 4))}`
  const headings = ['Reviews', 'Similar', 'Delivery', 'Collect from a store', `${shoe.heel / 10} cm`]
  for (const phrase of [...shoe.texts, ...prices, instalment, ...headings])
    assert.ok(text.includes(phrase), `${phrase} is shown`)
  const [, pictures = ''] = /aria-label="Pictures"([\s\S]*?)<\/section>/.exec(main) ?? []
  assert.ok([...pictures.matchAll(/<img[^>]* alt="[^"]+"/g)].length > 1)
  assert.equal([...main.matchAll(/<input[^>]*name="option"/g)].length, shoe.sizes)
  for (const way of [
    'action="/cart/add"',
    'formAction="/wishlist/add"',
    'action="/find-in-store"',
    `href="/stock-alert?sku=${shoe.sku}"`,
    'action="/api/delivery"',
  ])
    assert.ok(main.toLowerCase().includes(way.toLowerCase()), way)
  const recent = textOf((await shopper.open(`/api/recent?skus=${shoe.sku}`)).body)
  assert.ok(recent.includes('Recently viewed') && recent.includes(shoe.texts[0] ?? '?'))
})
