import type { Client } from 'pg'
import { fingerprintOf, idsBy, type RowSet, requireId, writeRows } from '../rows.ts'
import type { SeedStep } from '../step.ts'
import { type PlannedCategory, placeProducts } from './category-plan.ts'
import type { PlannedProduct } from './plan.ts'
import { clearRows } from './product-steps.ts'

type Row = RowSet['rows'][number]

const COLUMNS = [
  'website_id',
  'parent_id',
  'name',
  'url_key',
  'url_path',
  'level',
  'position',
  'is_in_menu',
  'is_active',
  'description',
  'rule',
  'updated_at',
]

const keyOf = (websiteId: number, urlPath: string) => `${websiteId}:${urlPath}`

async function categoryIds(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; website_id: number; url_path: string }>(
    'select id, website_id, url_path from category',
  )
  return new Map(rows.map((row) => [keyOf(row.website_id, row.url_path), row.id]))
}

function categoryRow(category: PlannedCategory, ids: ReadonlyMap<string, number>): Row {
  return {
    website_id: category.websiteId,
    parent_id:
      category.parentPath === undefined ? null : requireId(ids, keyOf(category.websiteId, category.parentPath)),
    name: category.name,
    url_key: category.urlKey,
    url_path: category.urlPath,
    level: category.level,
    position: category.position,
    is_in_menu: true,
    is_active: true,
    description: category.description,
    rule: category.rule,
    updated_at: new Date(),
  }
}

/** Level by level: a child needs its parent's id. */
export function categoriesStep(categories: readonly PlannedCategory[]): SeedStep {
  const levels = [...new Set(categories.map((category) => category.level))].sort((a, b) => a - b)
  return {
    name: 'categories',
    unit: 'categories',
    fingerprint: () => fingerprintOf(categories),
    run: async (client) => {
      for (const level of levels) {
        const ids = await categoryIds(client)
        const rows = categories
          .filter((category) => category.level === level)
          .map((category) => categoryRow(category, ids))
        await writeRows(client, {
          table: 'category',
          columns: COLUMNS,
          rows,
          key: ['website_id', 'url_path'],
          onExisting: 'overwrite',
        })
      }
      return categories.length
    },
  }
}

export function placementStep(products: readonly PlannedProduct[], categories: readonly PlannedCategory[]): SeedStep {
  const placements = placeProducts(products, categories)
  const columns = ['product_id', 'category_id', 'position']
  return {
    name: 'placement',
    unit: 'placements',
    fingerprint: () =>
      fingerprintOf(
        placements.map(({ sku, category, position }) => [sku, category.websiteId, category.urlPath, position]),
      ),
    run: async (client) => {
      await clearRows(client, 'product_category', products)
      const categoryIdsByKey = await categoryIds(client)
      const productIds = await idsBy(client, 'product', 'sku')
      const rows = placements.map(({ sku, category, position }) => ({
        product_id: requireId(productIds, sku),
        category_id: requireId(categoryIdsByKey, keyOf(category.websiteId, category.urlPath)),
        position,
      }))
      return writeRows(client, {
        table: 'product_category',
        columns,
        rows,
        key: ['product_id', 'category_id'],
        onExisting: 'overwrite',
      })
    },
  }
}
