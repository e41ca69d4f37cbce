import type { CurrencyCode } from '@welt/kit/money'
import { normalizeSku } from '@welt/kit/text/skus'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { finalCentsSql, isBrandSoldSql } from './selling-sql.ts'

/** What the store of collection offers of a size. */
export interface AtStore {
  /** It trades, collects and belongs to the site. */
  readonly isCollecting: boolean
  readonly quantity: number
}

/** In cents. */
export interface PurchasableVariant {
  readonly variantSku: string
  readonly variantId: number
  readonly productId: number
  readonly productSku: string
  readonly productType: 'configurable' | 'giftcard'
  readonly size: string
  readonly sizeScale: string | undefined
  readonly name: string
  readonly brand: string | undefined
  readonly colour: string | undefined
  /** Below the media folder; undefined without a picture. */
  readonly imagePath: string | undefined
  readonly imageAlt: string | undefined
  readonly urlKey: string
  readonly unitCents: number
  readonly regularUnitCents: number
  readonly currency: CurrencyCode
  /** on_hand - reserved by source, less what is kept back; never below 0. */
  readonly stock: readonly { readonly source: string; readonly quantity: number }[]
  /** In total. */
  readonly availableQuantity: number
  /** Undefined when no store was given. */
  readonly atStore?: AtStore | undefined
  readonly isEnabled: boolean
}

/** Variants not sold on the site are absent; a disabled product has `isEnabled` false. [R3.56, R3.108, A31, A41] */
export async function loadPurchasableVariants(
  db: Db,
  websiteId: number,
  variantSkus: readonly string[],
  atStore?: RawBuilder<AtStore>,
): Promise<Map<string, PurchasableVariant>> {
  if (variantSkus.length === 0) return new Map()
  return loadMatching(db, websiteId, sql`v.sku = any(${[...new Set(variantSkus)]})`, atStore)
}

export async function findPurchasableVariant(
  db: Db,
  websiteId: number,
  typedSku: string,
): Promise<PurchasableVariant | undefined> {
  const sku = normalizeSku(typedSku)
  return (await loadPurchasableVariants(db, websiteId, [sku])).get(sku)
}

/** Whether the site sells a size, whatever its stock. @returns its sku */
export async function findSoldSku(db: Db, websiteId: number, typedSku: string): Promise<string | undefined> {
  const { rows } = await sql<{ sku: string }>`
    select v.sku from variant v
      join product_site ps on ps.product_id = v.product_id and ps.website_id = ${websiteId} and ps.is_enabled
      join product p on p.id = v.product_id
      left join brand b on b.id = p.brand_id
    where v.sku = ${normalizeSku(typedSku)} and ${isBrandSoldSql(websiteId)}`.execute(db)
  return rows[0]?.sku
}

/** A product's sku yields all its sizes. Case is ignored. */
export async function loadPurchasableSizes(
  db: Db,
  websiteId: number,
  skus: readonly string[],
  atStore?: RawBuilder<AtStore>,
): Promise<Map<string, PurchasableVariant>> {
  if (skus.length === 0) return new Map()
  // Evaluating an array first makes a generic plan use the index.
  return loadMatching(db, websiteId, sql`v.sku = any(array(${skusOfSizesSql(skus)}))`, atStore)
}

function skusOfSizesSql(typedSkus: readonly string[]): RawBuilder<unknown> {
  const skus = [...new Set(typedSkus.map(normalizeSku))]
  return sql`select unnest(${skus}::text[])
    union all select o.sku from product q join variant o on o.product_id = q.id where q.sku = any(${skus})`
}

interface SizeRow {
  readonly sku: string
  readonly variantId: number
  readonly size: string
  readonly productId: number
  readonly productSku: string
  readonly type: PurchasableVariant['productType']
  readonly size_scale: string | null
  readonly web_display_name: string
  readonly url_key: string
  readonly colour: string | null
  readonly brand: string | null
  readonly path: string | null
  readonly alt: string | null
  readonly stock: PurchasableVariant['stock'] | null
  readonly atStore: AtStore | null
  readonly regular_cents: number
  readonly currency: CurrencyCode
  readonly is_enabled: boolean
  readonly finalCents: number
}

/** A source that the inventory feed counts keeps a piece back while the feed fails. [decision 95] */
const STOCK = sql`(
  select json_agg(json_build_object('source', s.source, 'quantity', greatest(0, s.on_hand - s.reserved
    - case when s.as_of is null then 0 else coalesce((select margin from inventory_state), 0) end))) from stock s
  where s.sku = v.sku and s.ships)`

/** Building the query clause by clause would take as long as running it. */
function sizesSql(
  websiteId: number,
  condition: RawBuilder<unknown>,
  atStore: RawBuilder<unknown> = sql`null`,
): RawBuilder<SizeRow> {
  return sql<SizeRow>`
    select v.sku, v.id as "variantId", v.size, p.id as "productId", p.sku as "productSku", p.type, p.size_scale, p.web_display_name,
      p.url_key, p.colour, b.label as brand, i.path, i.alt, ${STOCK} as stock, ${atStore} as "atStore", ps.regular_cents, ps.currency, ps.is_enabled,
      ${finalCentsSql()} as "finalCents"
    from variant v
    join product p on p.id = v.product_id
    join product_site ps on ps.product_id = p.id and ps.website_id = ${websiteId}
    left join brand b on b.id = p.brand_id
    left join lateral (select path, alt from product_image where product_id = p.id order by position limit 1) i on true
    where ${condition} and ${isBrandSoldSql(websiteId)}`
}

export function toPurchasableVariants(rows: readonly SizeRow[]): Map<string, PurchasableVariant> {
  const variants = rows.map(
    (row): PurchasableVariant => ({
      variantSku: row.sku,
      variantId: row.variantId,
      productId: row.productId,
      productSku: row.productSku,
      productType: row.type,
      size: row.size,
      sizeScale: row.size_scale ?? undefined,
      name: row.web_display_name,
      brand: row.brand ?? undefined,
      colour: row.colour ?? undefined,
      imagePath: row.path ?? undefined,
      imageAlt: row.alt ?? undefined,
      urlKey: row.url_key,
      unitCents: row.finalCents,
      regularUnitCents: row.regular_cents,
      currency: row.currency,
      stock: row.stock ?? [],
      availableQuantity: (row.stock ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
      ...(row.atStore && { atStore: row.atStore }),
      isEnabled: row.is_enabled,
    }),
  )
  return new Map(variants.map((variant) => [variant.variantSku, variant]))
}

async function loadMatching(
  db: Db,
  websiteId: number,
  condition: RawBuilder<unknown>,
  atStore?: RawBuilder<AtStore>,
): Promise<Map<string, PurchasableVariant>> {
  return toPurchasableVariants((await sizesSql(websiteId, condition, atStore).execute(db)).rows)
}

/**
 * `loadPurchasableSizes` as a JSON list to embed in a statement, with the skus that `moreSkus` selects. Parse with
 * `toPurchasableVariants`.
 */
export function purchasableSizesSql(
  websiteId: number,
  skus: readonly string[],
  moreSkus: RawBuilder<unknown>,
  atStore?: RawBuilder<AtStore>,
): RawBuilder<readonly SizeRow[]> {
  const wanted = sql`v.sku = any(array(${skusOfSizesSql(skus)} union all ${moreSkus}))`
  return sql<
    readonly SizeRow[]
  >`(select coalesce(json_agg(found), '[]') from (${sizesSql(websiteId, wanted, atStore)}) as found)`
}
