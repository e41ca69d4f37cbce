import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Instant = ColumnType<Date, Date | string | undefined, Date | string>
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** Brands, categories, products, prices and stock. */
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
  stock: StockTable
  stock_alert: StockAlertTable
  product_sales: ProductSalesTable
  gift_card_product: GiftCardProductTable
  seed_step: SeedStepTable
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

/** A node of a site's category tree; level 1 is the root. */
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

/** A picture of a product; `path` is below the media folder, sizes are in pixels. */
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
  /** Width inside at the ball of the foot; null where it was not measured. */
  width_mm: number | null
  /** Weight of one shoe; null where it was not measured. */
  weight_grams: number | null
}

/** A product's price on a site, in cents; sale_cents counts inside the sale window by the database's clock. */
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
  /** Place among the site's pinned products, which lead its Recommended order. */
  pinned_position: number | null
  margin_rank: Generated<number>
  /** Summary of product_sales and stock, updated by refresh_sales(). */
  sold_30_days: Generated<number>
  sell_through_percent: Generated<number>
}

/** A category that a product is listed in. */
interface ProductCategoryTable {
  product_id: number
  category_id: number
  position: Generated<number>
}

/** Products that lead a category's Recommended order. */
interface CategoryPinTable {
  category_id: number
  product_id: number
  position: number
}

/** Another product that a product's page recommends. */
interface ProductLinkTable {
  product_id: number
  linked_id: number
  kind: 'related' | 'upsell' | 'crosssell'
  position: Generated<number>
}

/** A badge on a product's pictures on a site. */
interface ProductTagTable {
  product_id: number
  website_id: number
  tag_type: 'generic' | 'promotion'
  text: string
  text_colour: string | null
  background_colour: string | null
  position: Generated<number>
}

/** Where goods lie: the warehouse that ships, or a store. */
interface SourceTable {
  code: string
  kind: 'warehouse' | 'store'
  name: string
  is_active: Generated<boolean>
}

/** Goods of a sku at a source; what can be sold is on_hand - reserved. */
interface StockTable {
  sku: string
  source: string
  on_hand: number
  reserved: Generated<number>
  updated_at: Instant
  /** When it last came back after it was sold out; kept by a trigger. */
  back_at: Date | null
  /** What pages say of it: 3, 2, 1, none, or (4) enough. */
  shown: GeneratedAlways<number>
}

/** A shopper's alert for a sku that is back in stock. [R7.45, A31] */
interface StockAlertTable {
  id: Generated<number>
  website_id: number
  sku: string
  email: string
  /** The customer, when the shopper was signed in. */
  customer_id: number | null
  created_at: Instant
  sent_at: OptionalInstant
}

/** Pieces of a product sold on a day: counted from order lines, or history that was imported. */
interface ProductSalesTable {
  product_id: number
  website_id: number
  day: ColumnType<Date, Date | string, Date | string>
  source: 'orders' | 'import'
  units: number
}

/**
 * What the gift card of a site costs and says; amounts in cents.
 * The open amount has two bounds, or there is none. [R3.24]
 */
interface GiftCardProductTable {
  product_id: number
  website_id: number
  amounts_cents: number[]
  open_min_cents: number | null
  open_max_cents: number | null
  /** Days until a card expires; 0 when it never does. */
  lifetime_days: Generated<number>
  /** Characters of a message; 0 when none may be written. */
  message_max_length: Generated<number>
}

/** A step of the seed that is finished, and from which sources. */
interface SeedStepTable {
  name: string
  fingerprint: string
  finished_at: Instant
}
