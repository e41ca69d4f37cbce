import type { Client } from 'pg'
import { fingerprintOf, idsBy, type RowSet, requireId, writeRows } from '../rows.ts'
import type { SeedStep } from '../step.ts'
import type { PlannedProduct } from './plan.ts'
import { imageRows, PRODUCT_COLUMNS, productRow, VARIANT_COLUMNS, variantRows, variantSku } from './product-rows.ts'
import { PRODUCT_SITE_COLUMNS, productSiteRows, tagRows } from './site-rows.ts'
import { stockOf } from './stock.ts'

type Row = RowSet['rows'][number]

/** Makes fingerprints independent of the day. */
const ANY_DAY = new Date(0)

const ANY_ID = 0

const skusOf = (products: readonly PlannedProduct[]) => products.map((product) => product.sku)

function productsStep(products: readonly PlannedProduct[]): SeedStep {
  return {
    name: 'products',
    unit: 'products',
    fingerprint: () =>
      fingerprintOf(products.map((product) => [product.copy.brand, productRow(product, ANY_ID, ANY_DAY)])),
    run: async (client) => {
      const brandIds = await idsBy(client, 'brand', 'value')
      const now = new Date()
      const rows = products.map((product) => productRow(product, requireId(brandIds, product.copy.brand), now))
      return writeRows(client, {
        table: 'product',
        columns: PRODUCT_COLUMNS,
        rows,
        key: ['sku'],
        onExisting: 'overwrite',
      })
    },
  }
}

interface Hanging {
  readonly name: string
  readonly unit: string
  readonly table: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
  readonly rowsOf: (product: PlannedProduct, productId: number, now: Date) => readonly Row[]
}

/** Removes rows that are no longer planned. */
export async function clearRows(client: Client, table: string, products: readonly PlannedProduct[]): Promise<void> {
  await client.query(`delete from ${table} where product_id in (select id from product where sku = any($1))`, [
    skusOf(products),
  ])
}

function hangingStep(
  products: readonly PlannedProduct[],
  { name, unit, table, columns, key, rowsOf }: Hanging,
): SeedStep {
  return {
    name,
    unit,
    fingerprint: () => fingerprintOf(products.map((product) => [product.sku, rowsOf(product, ANY_ID, ANY_DAY)])),
    run: async (client) => {
      const ids = await idsBy(client, 'product', 'sku')
      const now = new Date()
      await clearRows(client, table, products)
      const rows = products.flatMap((product) => rowsOf(product, requireId(ids, product.sku), now))
      return writeRows(client, { table, columns, rows, key, onExisting: 'overwrite' })
    },
  }
}

/** Remaining sizes keep their ids. */
function sizesStep(products: readonly PlannedProduct[]): SeedStep {
  const gone =
    'delete from variant v using product p where p.id = v.product_id and p.sku = any($1) and not v.sku = any($2)'
  return {
    name: 'sizes',
    unit: 'sizes',
    fingerprint: () => fingerprintOf(products.map((product) => variantRows(product, ANY_ID))),
    run: async (client) => {
      const ids = await idsBy(client, 'product', 'sku')
      const rows = products.flatMap((product) => variantRows(product, requireId(ids, product.sku)))
      await client.query(gone, [skusOf(products), rows.map((row) => row.sku)])
      return writeRows(client, {
        table: 'variant',
        columns: VARIANT_COLUMNS,
        rows,
        key: ['sku'],
        onExisting: 'overwrite',
      })
    },
  }
}

function stockRows(product: PlannedProduct, now: Date): Row[] {
  return product.sizeRun.sizes.map((size) => ({
    sku: variantSku(product.sku, size),
    source: 'warehouse',
    on_hand: stockOf(product.sku, size),
    reserved: 0,
    updated_at: now,
  }))
}

/** Keeps existing stock. */
function stockStep(products: readonly PlannedProduct[]): SeedStep {
  const columns = ['sku', 'source', 'on_hand', 'reserved', 'updated_at']
  return {
    name: 'stock',
    unit: 'stock levels',
    fingerprint: () => fingerprintOf(products.map((product) => stockRows(product, ANY_DAY))),
    run: async (client) => {
      await client.query(
        `insert into source (code, kind, name, latitude, longitude, country, state, time_zone)
          values ('warehouse', 'warehouse', 'Warehouse', -37.83, 144.75, 'AU', 'VIC', 'Australia/Melbourne')
          on conflict (code) do update set latitude = excluded.latitude, longitude = excluded.longitude,
            country = excluded.country, state = excluded.state, time_zone = excluded.time_zone`,
      )
      const now = new Date()
      const rows = products.flatMap((product) => stockRows(product, now))
      return writeRows(client, { table: 'stock', columns, rows, key: ['sku', 'source'], onExisting: 'keep' })
    },
  }
}

const PICTURES: Hanging = {
  name: 'pictures',
  unit: 'pictures',
  table: 'product_image',
  columns: ['product_id', 'position', 'view', 'path', 'alt', 'width', 'height'],
  key: ['product_id', 'position'],
  rowsOf: imageRows,
}

const PRICES: Hanging = {
  name: 'prices',
  unit: 'prices',
  table: 'product_site',
  columns: PRODUCT_SITE_COLUMNS,
  key: ['product_id', 'website_id'],
  rowsOf: productSiteRows,
}

const TAGS: Hanging = {
  name: 'tags',
  unit: 'tags',
  table: 'product_tag',
  columns: ['product_id', 'website_id', 'tag_type', 'text', 'text_colour', 'background_colour', 'position'],
  key: ['product_id', 'website_id', 'text'],
  rowsOf: tagRows,
}

export function productSteps(products: readonly PlannedProduct[]): SeedStep[] {
  return [
    productsStep(products),
    hangingStep(products, PICTURES),
    sizesStep(products),
    stockStep(products),
    hangingStep(products, PRICES),
    hangingStep(products, TAGS),
  ]
}
