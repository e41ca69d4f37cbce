import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readManifest } from '../manifest.ts'
import { isIncluded, type RuleFacts } from './category-rule.ts'
import { colourFamilyOf, colourLabel } from './colours.ts'
import { styleFilterOf } from './facets.ts'
import { planGenerated } from './generated.ts'
import { familyOfKind, planLinks } from './links.ts'
import { type PlannedProduct, planProducts } from './plan.ts'
import { nzCents, priceOf } from './prices.ts'

const facts: RuleFacts = {
  styleCode: 'verona',
  group: 'women',
  style: 'Court shoes',
  occasions: ['Work', 'Evening'],
  fabric: 'Leather',
  heelMm: 85,
  needs: [],
  width: 'Standard',
  ages: ['teen'],
  isNew: false,
  isOnSale: true,
}

test('a rule takes in what meets every condition it gives', () => {
  assert.equal(isIncluded({ groups: ['women', 'unisex'], styles: ['Court shoes'] }, facts), true)
  assert.equal(isIncluded({ groups: ['women'], styles: ['Loafers'] }, facts), false)
  assert.equal(isIncluded({ heelMm: { from: 85 } }, facts), true)
  assert.equal(isIncluded({ heelMm: { below: 85 } }, facts), false)
  assert.equal(isIncluded({ isOnSale: true, isNew: true }, facts), false)
  assert.equal(isIncluded({}, facts), true)
})

test('a rule takes in the styles it names, whatever else it asks', () => {
  assert.equal(isIncluded({ styles: [], alsoCodes: ['verona'] }, facts), true)
  assert.equal(isIncluded({ styles: [], alsoCodes: ['lucia'] }, facts), false)
})

test('the NZ price is a bit more than the Australian, up to ten dollars less five cents [R3.55]', () => {
  assert.equal(nzCents(12995), 14995)
  assert.equal(nzCents(5995), 6995)
})

test('a sale price ends in 95 cents and saves at least the percentage it was cut by', () => {
  assert.deepEqual(priceOf(12995, 25), { regularCents: 12995, saleCents: 9695 })
})

test('colours go by the upper; the same colour twice is told once', () => {
  assert.equal(colourFamilyOf('White / Forest'), 'White')
  assert.equal(colourFamilyOf('Soft Gold'), 'Metallic')
  assert.equal(colourLabel('White / White'), 'White')
  assert.equal(colourLabel('White / Sky'), 'White / Sky')
  assert.throws(() => colourFamilyOf('Octarine'), /Octarine/)
})

test('made-up products have addresses and skus of their own', async () => {
  const products = planGenerated(await readManifest(), 5000)
  assert.equal(products.length, 5000)
  assert.equal(new Set(products.map((product) => product.sku)).size, 5000)
  assert.equal(new Set(products.map((product) => product.urlKey)).size, 5000)
})

test('similar shoes are of the same family, for the same wearer and of similar price', async () => {
  const products = planProducts(await readManifest())
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const familyOf = (product: PlannedProduct) => familyOfKind(styleFilterOf(product.style))
  const links = planLinks(products)
  for (const product of products) {
    for (const other of (links.get(product.sku) ?? []).flatMap((sku) => bySku.get(sku) ?? [])) {
      assert.equal(familyOf(other), familyOf(product), `${product.sku} and ${other.sku}`)
      assert.equal(other.style.age_group, product.style.age_group)
      assert.ok(other.copy.priceCents <= 2 * product.copy.priceCents, `${product.sku} and ${other.sku}`)
      assert.notEqual(other.style.style, product.style.style)
    }
  }
  const alone = products.filter(({ sku }) => links.get(sku)?.length === 0)
  assert.ok(alone.length < products.length / 5, `${alone.length} of ${products.length} have none`)
})
