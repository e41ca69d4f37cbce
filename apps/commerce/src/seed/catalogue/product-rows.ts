import { capitalized } from '@welt/kit/text/capitalized'
import { wholeOf } from '../chance.ts'
import { colourFamilyOf, colourLabel } from './colours.ts'
import { careOf } from './copy.ts'
import { fabricOf, needsOf, occasionsOf, styleFilterOf } from './facets.ts'
import { measuresOf } from './measures.ts'
import type { PlannedProduct } from './plan.ts'

type Row = Readonly<Record<string, unknown>>

const DAY_MS = 86_400_000
const NEW_DAYS = 60

/** Start of that UTC day. */
export function daysBefore(now: Date, days: number): string {
  return new Date(Math.floor(now.getTime() / DAY_MS - days) * DAY_MS).toISOString()
}

const GROUP_LABELS = {
  women: 'Women',
  men: 'Men',
  unisex: 'Unisex',
  kids: 'Kids',
  girls: 'Girls',
  boys: 'Boys',
  toddler: 'Toddlers',
} as const

/** [R3.54, R9.36, R9.37] */
function attributesOf(product: PlannedProduct): Row {
  const { style, sizeRun, copy } = product
  const needs = needsOf(style)
  return {
    web_fabric: fabricOf(style),
    style_filter_st_mf: styleFilterOf(style),
    silhouette_code: style.silhouette,
    ...(style.platform_mm > 0 && { platform_mm: String(style.platform_mm) }),
    ...(needs.length > 0 && { needs: needs.join(', ') }),
    ...(copy.trend && { trend_2: copy.trend }),
    sizemap: sizeRun.sizes.join('|'),
    sizescalemap: sizeRun.scale,
  }
}

/** Grams of a pair. */
function weightGrams(product: PlannedProduct): number {
  const { style } = product
  const base =
    style.silhouette.includes('boot') ||
    ['chelsea', 'chelsea-lug', 'combat', 'hiker', 'biker', 'western'].includes(style.silhouette)
      ? 1100
      : 620
  const share = style.age_group === 'adult' ? (style.gender === 'male' ? 1.3 : 1) : 0.55
  return Math.round((base * share + wholeOf(`grams:${style.style}`, 0, 160)) / 10) * 10
}

/** `brand` holds its id. */
export const PRODUCT_COLUMNS = [
  'sku',
  'style_code',
  'url_key',
  'name',
  'web_display_name',
  'brand_id',
  'description',
  'short_description',
  'colour',
  'colour_family',
  'colour_hex',
  'secondary_hex',
  'gender',
  'age_group',
  'product_group',
  'silhouette',
  'toe',
  'heel_type',
  'heel_height_mm',
  'closure',
  'material',
  'width',
  'sole_material',
  'lining',
  'occasions',
  'selling_features',
  'care',
  'fit_notes',
  'size_scale',
  'attributes',
  'new_from',
  'new_to',
  'weight_grams',
  'created_at',
] as const

export function productRow(product: PlannedProduct, brandId: number, now: Date): Row {
  const { style, colour, copy } = product
  return {
    sku: product.sku,
    style_code: style.style,
    url_key: product.urlKey,
    name: product.name,
    web_display_name: product.heading,
    brand_id: brandId,
    description: copy.description,
    short_description: copy.short,
    colour: colourLabel(colour.name),
    colour_family: colourFamilyOf(colour.name),
    colour_hex: colour.hex,
    secondary_hex: colour.secondary_hex,
    gender: style.gender,
    age_group: style.age_group,
    product_group: GROUP_LABELS[style.group],
    silhouette: styleFilterOf(style),
    toe: capitalized(style.toe),
    heel_type: capitalized(style.heel_type),
    heel_height_mm: style.heel_height_mm,
    closure: capitalized(style.closure),
    material: capitalized(style.upper_material),
    width: copy.width ?? 'Standard',
    sole_material: capitalized(style.sole_material),
    lining: capitalized(style.lining),
    occasions: occasionsOf(style),
    selling_features: copy.features.filter((feature) => feature !== undefined),
    care: careOf(style, copy),
    fit_notes: copy.fit,
    size_scale: product.sizeRun.scale,
    attributes: attributesOf(product),
    new_from: product.newDaysAgo === undefined ? null : daysBefore(now, product.newDaysAgo),
    new_to: product.newDaysAgo === undefined ? null : daysBefore(now, product.newDaysAgo - NEW_DAYS),
    weight_grams: weightGrams(product),
    created_at: daysBefore(now, product.listedDaysAgo),
  }
}

/** 'back' replaces 'heel'. */
const VIEW_ORDER = ['three-quarter', 'side', 'top', 'heel', 'back', 'detail', 'sole']

export function viewsOf({ colour }: PlannedProduct): PlannedProduct['colour']['views'] {
  return colour.views.toSorted((a, b) => VIEW_ORDER.indexOf(a.view) - VIEW_ORDER.indexOf(b.view))
}

export function imageRows(product: PlannedProduct, productId: number): Row[] {
  return viewsOf(product).map((view, i) => ({
    product_id: productId,
    position: i + 1,
    view: view.view === 'back' ? 'heel' : view.view,
    path: view.file,
    alt: view.alt,
    width: view.width,
    height: view.height,
  }))
}

/** 'VERONA-BLACK-38'. */
export function variantSku(productSku: string, size: string): string {
  return `${productSku}-${size}`
}

export const VARIANT_COLUMNS = ['product_id', 'sku', 'size', 'position', 'width_mm', 'weight_grams'] as const

export function variantRows(product: PlannedProduct, productId: number): Row[] {
  return product.sizeRun.sizes.map((size, i) => ({
    product_id: productId,
    sku: variantSku(product.sku, size),
    size,
    position: i + 1,
    ...measuresOf(product, i, weightGrams(product)),
  }))
}
