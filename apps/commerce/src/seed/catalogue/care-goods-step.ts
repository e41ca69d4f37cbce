import { brands } from '@welt/brands'
import { ONE_SIZE } from '@welt/brands/size-text'
import type { Client } from 'pg'
import { wholeOf } from '../chance.ts'
import { careGoods } from '../data/care-goods.ts'
import { CARE } from '../data/categories/kinds.ts'
import { fingerprintOf, idsBy, requireId, writeRows } from '../rows.ts'
import type { SeedStep } from '../step.ts'
import { seedStoreStock } from '../stores-step.ts'
import { daysBefore, PRODUCT_COLUMNS, VARIANT_COLUMNS, variantSku } from './product-rows.ts'
import { PRODUCT_SITE_COLUMNS } from './site-rows.ts'

type Good = (typeof careGoods)[number]

const LISTED_DAYS_AGO = 400
const VIEWS = ['three-quarter', 'side', 'top'] as const
const VIEW_TEXTS = { 'three-quarter': 'three-quarter view', side: 'side view', top: 'view from above' } as const

/** After the skus of shoes. */
const skuOf = ({ code }: Good) => `SHOE-CARE-${code}`.toUpperCase()

/** 'flat-cotton-laces-black'. */
const urlKeyOf = ({ name, colour }: Good) =>
  [name, colour?.name].filter(Boolean).join(' ').toLowerCase().replaceAll(' ', '-')

/** What is said of shoes alone stays null, their scale above all. */
function productRow(good: Good, now: Date) {
  return {
    sku: skuOf(good),
    style_code: good.style,
    url_key: urlKeyOf(good),
    name: good.name,
    web_display_name: good.name,
    description: good.description,
    short_description: good.short,
    colour: good.colour?.name ?? null,
    colour_family: good.colour?.family ?? null,
    colour_hex: good.colour?.hex ?? null,
    product_group: 'Care',
    silhouette: 'Care',
    material: good.material,
    occasions: [],
    selling_features: good.features,
    care: good.use,
    attributes: { style_filter_st_mf: 'Care' },
    weight_grams: good.weightGrams,
    created_at: daysBefore(now, LISTED_DAYS_AGO),
  }
}

const imageRows = (good: Good, productId: number) =>
  VIEWS.map((view, i) => ({
    product_id: productId,
    position: i + 1,
    view,
    path: `care/${good.code}-${view}.avif`,
    alt: `${good.picture}, ${VIEW_TEXTS[view]}`,
    width: 1000,
    height: 1000,
  }))

const siteRows = (good: Good, productId: number) =>
  brands.map(({ websiteId, currency }) => {
    const cents = currency === 'NZD' ? good.nzdCents : good.audCents
    return {
      product_id: productId,
      website_id: websiteId,
      is_enabled: true,
      currency,
      regular_cents: cents,
      rrp_cents: cents,
      margin_rank: 100,
      sold_30_days: 0,
    }
  })

/** Columns that no row names keep their default. */
const namedIn = (columns: readonly string[], rows: readonly object[]) =>
  columns.filter((column) => rows.some((row) => column in row))

async function writeAll(client: Client): Promise<number> {
  const now = new Date()
  const products = careGoods.map((good) => productRow(good, now))
  const columns = namedIn(PRODUCT_COLUMNS, products)
  await writeRows(client, { table: 'product', columns, rows: products, key: ['sku'], onExisting: 'overwrite' })
  const ids = await idsBy(client, 'product', 'sku')
  const rowsOf = <Row>(of: (good: Good, productId: number) => readonly Row[]) =>
    careGoods.flatMap((good) => of(good, requireId(ids, skuOf(good))))
  await writeRows(client, {
    table: 'product_image',
    columns: ['product_id', 'position', 'view', 'path', 'alt', 'width', 'height'],
    rows: rowsOf(imageRows),
    key: ['product_id', 'position'],
    onExisting: 'overwrite',
  })
  await writeRows(client, {
    table: 'variant',
    columns: VARIANT_COLUMNS,
    rows: rowsOf((good, productId) => [
      { product_id: productId, sku: variantSku(skuOf(good), 'ONE'), size: ONE_SIZE, position: 1 },
    ]),
    key: ['sku'],
    onExisting: 'overwrite',
  })
  await writeRows(client, {
    table: 'stock',
    columns: ['sku', 'source', 'on_hand', 'reserved', 'updated_at'],
    rows: rowsOf((good) => [
      {
        sku: variantSku(skuOf(good), 'ONE'),
        source: 'warehouse',
        on_hand: wholeOf(`goods:${good.code}`, 120, 400),
        reserved: 0,
        updated_at: now,
      },
    ]),
    key: ['sku', 'source'],
    onExisting: 'keep',
  })
  const sites = rowsOf(siteRows)
  await writeRows(client, {
    table: 'product_site',
    columns: namedIn(PRODUCT_SITE_COLUMNS, sites),
    rows: sites,
    key: ['product_id', 'website_id'],
    onExisting: 'overwrite',
  })
  const { rows: categories } = await client.query<{ id: number }>('select id from category where url_path = $1', [CARE])
  await writeRows(client, {
    table: 'product_category',
    columns: ['product_id', 'category_id', 'position'],
    rows: careGoods.flatMap((good, position) =>
      categories.map(({ id }) => ({ product_id: requireId(ids, skuOf(good)), category_id: id, position })),
    ),
    key: ['product_id', 'category_id'],
    onExisting: 'overwrite',
  })
  await seedStoreStock(
    client,
    rowsOf((good) => [variantSku(skuOf(good), 'ONE')]),
  )
  return careGoods.length
}

/** After the categories and the stores. [A98] */
export function careGoodsStep(): SeedStep {
  return {
    name: 'care goods',
    unit: 'products',
    fingerprint: () => fingerprintOf(careGoods),
    run: writeAll,
  }
}
