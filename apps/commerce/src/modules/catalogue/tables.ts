import type { CountryCode } from '@welt/kit/money'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Instant = ColumnType<Date, Date | string | undefined, Date | string>
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

export interface CatalogueTables {
  brand: BrandTable
  category: CategoryTable
  product: ProductTable
  product_image: ProductImageTable
  variant: VariantTable
  product_site: ProductSiteTable
  product_category: ProductCategoryTable
  category_pin: CategoryPinTable
  product_link: ProductLinkTable
  product_tag: ProductTagTable
  source: SourceTable
  source_exclusion: SourceExclusionTable
  stock: StockTable
  stock_alert: StockAlertTable
  product_sales: ProductSalesTable
  gift_card_product: GiftCardProductTable
  seed_step: SeedStepTable
  /** Imports of product files. [decision 141] */
  product_import: ProductImportTable
  /** Rows that an import left out. */
  product_import_error: { import_id: number; line: number; sku: string; reason: string }
}

interface ProductImportTable {
  id: GeneratedAlways<number>
  /** Of the file and how it was to be applied. */
  hash: string
  name: string
  rows: number
  rows_done: Generated<number>
  created: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
  failed: Generated<number>
  operator: Generated<string | null>
  started_at: Generated<Date>
  finished_at: Date | null
}

/** A label whose products are sold; `value` is the option value of filters, featured and excluded brands. */
interface BrandTable {
  id: Generated<number>
  value: string
  label: string
  url_key: string
  description: string | null
  origin: string | null
  position: Generated<number>
}

/** Level 1 is the root. */
interface CategoryTable {
  id: Generated<number>
  website_id: number
  parent_id: number | null
  name: string
  url_key: string
  url_path: string
  level: number
  position: Generated<number>
  is_in_menu: Generated<boolean>
  is_active: Generated<boolean>
  description: string | null
  meta_title: string | null
  meta_description: string | null
  rule: JSONColumnType<Record<string, unknown>> | null
  image: string | null
  updated_at: Instant
}

/** One style in one colour. */
export interface ProductTable {
  id: Generated<number>
  sku: string
  type: ColumnType<'configurable' | 'giftcard', 'configurable' | 'giftcard' | undefined, 'configurable' | 'giftcard'>
  style_code: string
  url_key: string
  name: string
  web_display_name: string
  brand_id: number | null
  description: Generated<string>
  short_description: string | null
  colour: string | null
  colour_family: string | null
  colour_hex: string | null
  secondary_hex: string | null
  gender: string | null
  age_group: string | null
  product_group: string | null
  silhouette: string | null
  toe: string | null
  heel_type: string | null
  heel_height_mm: number | null
  closure: string | null
  material: string | null
  width: string | null
  sole_material: string | null
  lining: string | null
  occasions: Generated<string[]>
  selling_features: Generated<string[]>
  care: string | null
  fit_notes: string | null
  size_scale: string | null
  attributes: ColumnType<Record<string, unknown>, string | undefined, string>
  new_from: OptionalInstant
  new_to: OptionalInstant
  weight_grams: number | null
  created_at: Instant
  updated_at: Instant
}

/** Size in pixels. */
interface ProductImageTable {
  product_id: number
  position: number
  view: string
  path: string
  alt: string
  width: number
  height: number
}

/** One size of a product. */
interface VariantTable {
  id: Generated<number>
  product_id: number
  sku: string
  size: string
  position: number
  barcode: string | null
  /** Inside width at the ball of the foot. */
  width_mm: number | null
  /** Of one shoe. */
  weight_grams: number | null
}

/** In cents; the sale window follows the database's clock. */
export interface ProductSiteTable {
  product_id: number
  website_id: number
  is_enabled: Generated<boolean>
  currency: 'AUD' | 'NZD'
  regular_cents: number
  sale_cents: number | null
  sale_from: OptionalInstant
  sale_to: OptionalInstant
  rrp_cents: number | null
  now_price_label: string | null
  /** Lead the site's Recommended order. */
  pinned_position: number | null
  margin_rank: Generated<number>
  /** Updated by refresh_sales(). */
  sold_30_days: Generated<number>
  sell_through_percent: Generated<number>
}

/** A category that lists a product. */
interface ProductCategoryTable {
  product_id: number
  category_id: number
  position: Generated<number>
}

/** Lead a category's Recommended order. */
interface CategoryPinTable {
  category_id: number
  product_id: number
  position: number
}

/** A product recommended on the page of another. */
interface ProductLinkTable {
  product_id: number
  linked_id: number
  kind: 'related' | 'upsell' | 'crosssell'
  position: Generated<number>
}

/** A badge on the pictures of a product on one site. */
interface ProductTagTable {
  product_id: number
  website_id: number
  tag_type: 'generic' | 'promotion'
  text: string
  text_colour: string | null
  background_colour: string | null
  position: Generated<number>
}

/** A stock location: the warehouse or a store. */
interface SourceTable {
  code: string
  kind: 'warehouse' | 'store'
  name: string
  is_active: Generated<boolean>
  /** Sends parcels; by default only a warehouse does. */
  ships: Generated<boolean>
  is_paused: Generated<boolean>
  /** How many parcels it packs a day; null is any number. */
  daily_parcels: number | null
  /** Place and zone; null is that of the store. */
  latitude: number | null
  longitude: number | null
  country: CountryCode | null
  state: string | null
  time_zone: string | null
  /** Active, ships and is not paused. */
  sends: GeneratedAlways<boolean>
  /** Pieces that were not where the record said; halves every 60 days. [decision 94] */
  losses: Generated<number>
  /** Days, and sales as days, over which those pieces were watched; halves likewise. */
  loss_days: Generated<number>
  /** When both were last halved. */
  learned_at: Instant
}

/** What a source does not ship: all shoes of a brand, or one product. */
interface SourceExclusionTable {
  source: string
  kind: 'brand' | 'product'
  /** The brand's option value, or the product's sku. */
  value: string
}

/** on_hand - reserved can be sold. */
interface StockTable {
  sku: string
  source: string
  on_hand: number
  reserved: Generated<number>
  updated_at: Instant
  /** Set by a trigger. */
  back_at: Date | null
  /** As shown: 3, 2, 1, none, or (4) enough. */
  shown: GeneratedAlways<number>
  counted_at: Instant
  /** Pieces sold since then. */
  sold_since_count: Generated<number>
  /** When the store did not find a piece; null since the next count. */
  declined_at: OptionalInstant
  /** Of the feed's last row. */
  as_of: OptionalInstant
  /** Of the feed's last row. */
  feed_sequence: number | null
  /** Its pieces can be delivered: the source sends, does not exclude the product, and did not miss a piece. */
  ships: GeneratedAlways<boolean>
}

/** [R7.45, A31] */
interface StockAlertTable {
  id: Generated<number>
  website_id: number
  sku: string
  email: string
  /** Null for guests. */
  customer_id: number | null
  created_at: Instant
  sent_at: OptionalInstant
}

/** From order lines or imported history. */
interface ProductSalesTable {
  product_id: number
  website_id: number
  day: ColumnType<Date, Date | string, Date | string>
  source: 'orders' | 'import'
  units: number
}

/** Amounts in cents; the open amount has both bounds or neither. [R3.24] */
interface GiftCardProductTable {
  product_id: number
  website_id: number
  amounts_cents: number[]
  open_min_cents: number | null
  open_max_cents: number | null
  /** 0 means never. */
  lifetime_days: Generated<number>
  /** 0 means no message. */
  message_max_length: Generated<number>
}

/** A finished step of the seed, with the hash of its input. */
interface SeedStepTable {
  name: string
  fingerprint: string
  finished_at: Instant
}
