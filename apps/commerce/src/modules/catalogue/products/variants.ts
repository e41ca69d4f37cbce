import { findSizeScale, type SizeConversion } from '@welt/brands'
import { encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import type { Context } from '#src/platform/context'
import type {
  ConfigurableAttributeOption,
  ProductStockStatus,
  VariantSizeAttributes,
} from '#src/platform/contract/contract.generated'
import { builtOnce } from '#src/platform/statements/built-once'
import { offerLoader, sharedLoad } from '../batch-loader.ts'
import { stockTag } from '../cache-tags.ts'
import { deliverableSql } from '../selling/selling-sql.ts'
import type { ProductModel, VariantModel } from './product-model.ts'
import { SIZE_ATTRIBUTE, sizeOptionUid } from './resolve-variant.ts'

export interface VariantRow {
  readonly id: number
  readonly productId: number
  readonly sku: string
  readonly size: string
  readonly position: number
  readonly widthMm: number | null
  /** Of one shoe. */
  readonly weightGrams: number | null
  readonly availableQuantity: number
}

/** [R3.56] */
const LOW_STOCK_QUANTITY = 3

const selectVariants = builtOnce<{ readonly productIds: readonly number[] }, VariantRow>((db, place) =>
  db
    .selectFrom('variant as v')
    .where(sql<boolean>`v.product_id = any(${place('productIds')})`)
    .select([
      'v.id',
      'v.product_id as productId',
      'v.sku',
      'v.size',
      'v.position',
      'v.width_mm as widthMm',
      'v.weight_grams as weightGrams',
      deliverableSql('v.sku').as('availableQuantity'),
    ])
    .orderBy('v.product_id')
    .orderBy('v.position')
    .compile(),
)

const VARIANTS = offerLoader<number, readonly VariantRow[]>({
  name: 'variants',
  tables: ['variant', 'stock'],
  async load({ db }, ids) {
    return Map.groupBy(await selectVariants(db, { productIds: [...ids] }), (row) => row.productId)
  },
})

/** In ascending order. */
export async function variantsOf(ctx: Context, productId: number): Promise<readonly VariantRow[]> {
  ctx.response.addTags(stockTag(productId))
  return (await sharedLoad(ctx, VARIANTS)(productId)) ?? []
}

const IN_STORES = offerLoader<string, true>({
  name: 'sizes in stores',
  tables: ['stock'],
  async load({ db }, skus) {
    const rows = await db
      .selectFrom('stock as o')
      .innerJoin('source as c', 'c.code', 'o.source')
      .where('o.sku', 'in', [...skus])
      .where('c.kind', '=', 'store')
      .where('c.is_active', '=', true)
      .whereRef('o.on_hand', '>', 'o.reserved')
      .select('o.sku')
      .distinct()
      .execute()
    return new Map(rows.map((row) => [row.sku, true] as const))
  },
})

export async function isInAStore(ctx: Context, sku: string): Promise<boolean> {
  return (await sharedLoad(ctx, IN_STORES)(sku)) ?? false
}

export function stockStatus(quantity: number): ProductStockStatus {
  return quantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'
}

/** Null unless low. */
export function onlyLeft(quantity: number): number | null {
  return quantity > 0 && quantity <= LOW_STOCK_QUANTITY ? quantity : null
}

export async function availableQuantityOf(ctx: Context, product: ProductModel | VariantModel): Promise<number> {
  const variants = await variantsOf(ctx, product.productId)
  const own =
    product.__typename === 'SimpleProduct' ? variants.filter((variant) => variant.sku === product.variantSku) : variants
  return own.reduce((sum, variant) => sum + variant.availableQuantity, 0)
}

/** [R3.51] */
export function toVariantModel(product: ProductModel, variant: VariantRow): VariantModel {
  return {
    ...product,
    __typename: 'SimpleProduct',
    variantSku: variant.sku,
    id: variant.id,
    uid: encodeUid(variant.id),
    sku: variant.sku,
  }
}

/** Null when the size's scale has no mapping. [R3.116] */
export function conversionOf(sizeScale: string | null, size: string): SizeConversion | null {
  return findSizeScale(sizeScale ?? '')?.sizes.find((row) => row.size === size) ?? null
}

export function sizeAttributes(variant: VariantRow): ConfigurableAttributeOption[] {
  return [{ uid: sizeOptionUid(variant.size), code: SIZE_ATTRIBUTE, label: variant.size, value_index: variant.id }]
}

/** [R3.51, R3.52] */
export function variantSizeAttributes(product: ProductModel, variant: VariantRow): VariantSizeAttributes {
  const conversion = conversionOf(product.size_scale, variant.size)
  return {
    size: variant.size,
    size_scale: product.size_scale,
    width: product.width ?? null,
    conversion,
    width_mm: variant.widthMm,
    weight_grams: variant.weightGrams,
  }
}
