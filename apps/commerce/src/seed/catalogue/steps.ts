import { brandEntries } from '../data/brands.ts'
import { fingerprintOf, idsBy, requireId, writeRows } from '../rows.ts'
import type { SeedStep } from '../step.ts'
import { planCategories } from './category-plan.ts'
import { categoriesStep, placementStep } from './category-steps.ts'
import { planLinks } from './links.ts'
import type { PlannedProduct } from './plan.ts'
import { clearRows, productSteps } from './product-steps.ts'

function brandsStep(): SeedStep {
  const rows = brandEntries.map((entry, i) => ({ ...entry, url_key: entry.value, position: i + 1 }))
  const columns = ['value', 'label', 'url_key', 'description', 'origin', 'position']
  return {
    name: 'brands',
    unit: 'labels',
    fingerprint: () => fingerprintOf(rows),
    run: (client) => writeRows(client, { table: 'brand', columns, rows, key: ['value'], onExisting: 'overwrite' }),
  }
}

function linksStep(products: readonly PlannedProduct[]): SeedStep {
  const links = planLinks(products)
  const columns = ['product_id', 'linked_id', 'kind', 'position']
  return {
    name: 'links',
    unit: 'links',
    fingerprint: () => fingerprintOf(products.map((product) => [product.sku, links.get(product.sku)])),
    run: async (client) => {
      await clearRows(client, 'product_link', products)
      const ids = await idsBy(client, 'product', 'sku')
      const rows = products.flatMap((product) => {
        const linked = { product_id: requireId(ids, product.sku), kind: 'related' }
        return (links.get(product.sku) ?? []).map((sku, i) => ({
          ...linked,
          linked_id: requireId(ids, sku),
          position: i + 1,
        }))
      })
      return writeRows(client, {
        table: 'product_link',
        columns,
        rows,
        key: ['product_id', 'kind', 'linked_id'],
        onExisting: 'overwrite',
      })
    },
  }
}

export function catalogueSteps(products: readonly PlannedProduct[]): SeedStep[] {
  const categories = planCategories()
  return [
    brandsStep(),
    categoriesStep(categories),
    ...productSteps(products),
    placementStep(products, categories),
    linksStep(products),
  ]
}

/** For benchmarks. */
export function generatedSteps(products: readonly PlannedProduct[]): SeedStep[] {
  const steps = [...productSteps(products), placementStep(products, planCategories())]
  return steps.map((step) => ({ ...step, name: `generated ${step.name}` }))
}
