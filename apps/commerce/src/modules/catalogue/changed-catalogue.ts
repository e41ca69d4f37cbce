import { sql } from 'kysely'
import { type Change, factsNamed } from '#src/change-log/change'
import type { Db } from '#src/platform/database'

export interface ChangedProduct {
  readonly id: number
  readonly sku: string
  readonly styleCode: string
  readonly urlKey: string
  readonly brand: string | null
  readonly categoryIds: readonly number[]
  /** Changed sizes only. */
  readonly variantSkus: readonly string[]
}

interface ChangedCategory {
  readonly id: number
  readonly websiteId: number
  readonly parentId: number | null
  readonly urlPath: string
}

interface Rows {
  readonly products: readonly ChangedProduct[]
  readonly categories: readonly ChangedCategory[]
  readonly brands: readonly { readonly id: number; readonly value: string }[]
  readonly ofBrands: readonly number[]
}

/** Current state. Deleted rows are absent and have their own change. */
export interface ChangedCatalogue {
  product(id: number): ChangedProduct | undefined
  productsOfStyle(styleCode: string): readonly ChangedProduct[]
  productOfVariant(sku: string): ChangedProduct | undefined
  /** The category, then its ancestors. */
  trail(categoryId: number): readonly ChangedCategory[]
  brandValue(id: number): string | undefined
  readonly idsOfBrands: readonly number[]
}

function toChangedCatalogue({ products, categories, brands, ofBrands }: Rows): ChangedCatalogue {
  const productById = new Map(products.map((product) => [product.id, product]))
  const byStyle = Map.groupBy(products, ({ styleCode }) => styleCode)
  const byVariant = new Map(products.flatMap((product) => product.variantSkus.map((sku) => [sku, product] as const)))
  const categoryById = new Map(categories.map((category) => [category.id, category]))
  const brandById = new Map(brands.map(({ id, value }) => [id, value]))
  const trail = (id: number | null): readonly ChangedCategory[] => {
    const category = id === null ? undefined : categoryById.get(id)
    return category ? [category, ...trail(category.parentId)] : []
  }
  return {
    product: (id) => productById.get(id),
    productsOfStyle: (code) => byStyle.get(code) ?? [],
    productOfVariant: (sku) => byVariant.get(sku),
    trail,
    brandValue: (id) => brandById.get(id),
    idsOfBrands: ofBrands,
  }
}

const OF_PRODUCTS = new Set<Change['table']>([
  'product_site',
  'product_site_order',
  'product_category',
  'category_pin',
  'product_image',
  'product_tag',
  'product_link',
  'gift_card_product',
  'variant',
])

/** One query, or none without catalogue. */
export async function loadChangedCatalogue(db: Db, changes: readonly Change[]): Promise<ChangedCatalogue> {
  const factsOf = <T>(name: string, isOf: (table: Change['table']) => boolean) => [
    ...new Set(changes.filter(({ table }) => isOf(table)).flatMap((change) => factsNamed<T>(change, name))),
  ]
  const isOf =
    (...tables: readonly Change['table'][]) =>
    (table: Change['table']) =>
      tables.includes(table)
  const ids = [
    ...factsOf<number>('product_id', (table) => OF_PRODUCTS.has(table)),
    ...factsOf<number>('id', isOf('product')),
  ]
  const skus = factsOf<string>('sku', isOf('stock'))
  const codes = factsOf<string>('style_code', isOf('review', 'style_rating', 'style_fit'))
  const brandIds = factsOf<number>('id', isOf('brand'))
  const formerBrandIds = factsOf<number>('brand_id', isOf('product'))
  const categoryIds = [
    ...factsOf<number>('category_id', isOf('product_category', 'category_pin')),
    ...factsOf<number>('id', isOf('category')),
    ...factsOf<number>('parent_id', isOf('category')),
  ]
  if ([ids, skus, codes, brandIds, categoryIds].every(({ length }) => length === 0))
    return toChangedCatalogue({ products: [], categories: [], brands: [], ofBrands: [] })
  const { rows } = await sql<Rows>`
    with recursive wanted as (
      select unnest(${ids}::int[]) as id
      union select id from product where style_code = any(${codes}::text[])
      union select product_id from variant where sku = any(${skus}::text[])),
    catalogue as (
      select p.id, p.sku, p.style_code as "styleCode", p.url_key as "urlKey", b.value as brand,
        array(select category_id from product_category where product_id = p.id) as "categoryIds",
        array(select v.sku from variant v where v.product_id = p.id and v.sku = any(${skus}::text[])) as "variantSkus"
      from product p join wanted using (id) left join brand b on b.id = p.brand_id),
    places as (
      select id, website_id, parent_id, url_path from category
        where id = any(${categoryIds}::int[]) or id in (select unnest("categoryIds") from catalogue)
      union select c.id, c.website_id, c.parent_id, c.url_path from places join category c on c.id = places.parent_id)
    select (select coalesce(json_agg(catalogue), '[]') from catalogue) as products,
      (select coalesce(json_agg(json_build_object('id', id, 'websiteId', website_id, 'parentId', parent_id, 'urlPath', url_path)), '[]')
        from places) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'value', value)), '[]') from brand
        where id = any(${formerBrandIds}::int[])) as brands,
      array(select id from product where brand_id = any(${brandIds}::int[])) as "ofBrands"`.execute(db)
  return toChangedCatalogue(rows[0] as Rows)
}

export function productIdsOf(change: Change, catalogue: ChangedCatalogue): readonly number[] {
  switch (change.table) {
    case 'product':
      return factsNamed<number>(change, 'id')
    case 'stock':
      return factsNamed<string>(change, 'sku').flatMap((sku) => catalogue.productOfVariant(sku)?.id ?? [])
    case 'review':
    case 'style_rating':
      return factsNamed<string>(change, 'style_code').flatMap((code) =>
        catalogue.productsOfStyle(code).map(({ id }) => id),
      )
    case 'brand':
      return catalogue.idsOfBrands
    default:
      return OF_PRODUCTS.has(change.table) ? factsNamed<number>(change, 'product_id') : []
  }
}

/** Above this, changes of one table in a transaction are purged as a group. */
const MOST_PRODUCTS = 200

/** Replaces very many changes of one transaction with one that names no product. */
export function joinMany(changes: readonly Change[], catalogue: ChangedCatalogue): readonly Change[] {
  const groups = Map.groupBy(changes, ({ xid, table, websiteId }) => `${xid} ${table} ${websiteId}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length <= MOST_PRODUCTS || first.table === 'brand') return group
    const ids = new Set(group.flatMap((change) => productIdsOf(change, catalogue)))
    return ids.size > MOST_PRODUCTS ? { ...first, before: null, after: null } : group
  })
}
