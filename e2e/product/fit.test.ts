import assert from 'node:assert/strict'
import { brandOf } from '@welt/brands'
import { requireData } from '../testing/graphql.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { openShoe, whenItSays } from '../testing/product-page.ts'

interface Fit {
  readonly path: string
  readonly sku: string
  readonly cases: number
  readonly too_small: number
  readonly too_large: number
}

const findFit = async (having: string) => {
  const [fit] = await runSql<Fit>(
    `select '/' || p.url_key || '.html' as path, p.sku, f.cases, f.too_small, f.too_large from style_fit f join product p using (style_code)
     join product_site ps on ps.product_id = p.id and ps.website_id = $1 and ps.is_enabled where ${having} limit 1`,
    [brandOf('mathers').websiteId],
  )
  return fit ?? assert.fail(`a style with ${having}`)
}

test('how a style fits is shown from ten known cases on, and not at all below', async ({ openShop }) => {
  const { page, problems } = await openShop()
  const known = await findFit('f.cases >= 10 order by abs(f.too_large - f.too_small) desc, p.id')
  const { products } = await requireData<{ products: { items: { fit_facts: { sentence: string } }[] } }>(
    brandOf('mathers').storeCode,
    'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on ConfigurableProduct { fit_facts { sentence } } } } }',
    { sku: known.sku },
  )
  await openShoe(page, 'mathers', known.path)
  const fit = page.locator('[data-island="product-fit"]')
  const shownText = (await fit.textContent()) ?? ''
  assert.ok(shownText.startsWith(`${products.items[0]?.fit_facts.sentence} (${known.cases} pairs)`), shownText)
  const pointer = fit.locator('[aria-hidden] span').first()
  const left = Math.round(50 + (50 * (known.too_large - known.too_small)) / known.cases)
  await expect(pointer).toHaveAttribute('style', `left:${left}%`)
  const unknown = await findFit('f.cases < 10 order by f.cases desc, p.id')
  await openShoe(page, 'mathers', unknown.path)
  assert.equal(await fit.textContent(), '')
  assert.deepEqual(problems, [])
})

const FIT_COUNTS = ['cases', 'kept', 'too_small', 'too_large', 'too_narrow', 'too_wide'] as const

for (const [counts, sentence, phrase, left] of [
  [[20, 8, 1, 1, 9, 1], 'Runs narrow: 5 in 10 found it narrow', ['Runs narrow', 'True to width', 'Runs wide'], '30%'],
  [[20, 6, 0, 0, 0, 14], 'Runs wide: 7 in 10 found it wide', ['Runs narrow', 'True to width', 'Runs wide'], '85%'],
  [[20, 15, 5, 0, 0, 0], 'Runs small: 3 in 10 found it small', ['Runs small', 'True to size', 'Runs large'], '30%'],
  [[20, 10, 4, 4, 1, 1], 'Opinions differ: 5 in 10 took their usual size', [], undefined],
] as const) {
  test(`the meter draws what the sentence says: "${sentence}"`, async ({ openShop }) => {
    const { page, problems } = await openShop()
    const { path } = await findFit('f.cases >= 10 order by p.id')
    const [style] = await runSql<Readonly<Record<string, string | number>>>(
      `select style_code, ${FIT_COUNTS.join(', ')} from style_fit where style_code = (select style_code from product where url_key = $1)`,
      [path.slice(1, -'.html'.length)],
    )
    assert.ok(style)
    const write = (values: readonly unknown[]) =>
      runSql(
        `update style_fit set (${FIT_COUNTS.join(', ')}) = ($2::int, $3::int, $4::int, $5::int, $6::int, $7::int) where style_code = $1 returning 1`,
        [style.style_code, ...values],
      )
    await write(counts)
    try {
      await whenItSays('mathers', path, (body) => body.includes(sentence))
      await openShoe(page, 'mathers', path)
      const gesture = page.locator('[data-island="product-fit"] [aria-hidden]')
      const spans = gesture.locator('span')
      const [pointer, ...ends] = await spans.evaluateAll((all) =>
        all.map((span) => span.getAttribute('style') ?? span.textContent),
      )
      assert.deepEqual([pointer, ends], [left && `left:${left}`, phrase])
      assert.deepEqual(problems, [])
    } finally {
      await write(FIT_COUNTS.map((name) => style[name]))
    }
  })
}
