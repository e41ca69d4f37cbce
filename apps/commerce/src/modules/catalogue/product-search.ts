import { decodeNumericUid } from '@welt/kit/ids'
import { type Expression, type SqlBool, sql } from 'kysely'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/composition/context'
import type {
  FilterEqualTypeInput,
  FilterMatchTypeInput,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
  SortEnum,
} from '#src/graphql/contract.generated'
import { descendantsOf, loadCategories } from './categories/categories.ts'
import { loadProductsBySku, loadProductsByUrlKey } from './products/load-products.ts'
import { finalCentsSql } from './selling-sql.ts'

/** Values of an equal filter; undefined when it says nothing. */
export function valuesOf(input: FilterEqualTypeInput | null | undefined): string[] | undefined {
  if (!input) return undefined
  const values = [...(input.eq === null || input.eq === undefined ? [] : [input.eq]), ...(input.in ?? [])]
  return values.filter((value): value is string => value !== null)
}

/** Ids of the categories a filter names, with everything below them. */
async function categoryIds(ctx: Context, filter: ProductAttributeFilterInput): Promise<(readonly number[])[]> {
  const forest = await loadCategories(ctx)
  const rows = [...forest.byId.values()]
  const uids = valuesOf(filter.category_uid)?.map(decodeNumericUid)
  const ids = valuesOf(filter.category_id)?.map(Number)
  const paths = valuesOf(filter.category_url_path)
  const named = [
    uids && rows.filter((row) => uids.includes(row.id)),
    ids && rows.filter((row) => ids.includes(row.id)),
    paths && rows.filter((row) => paths.includes(row.urlPath)),
  ]
  return named
    .filter((group) => group !== undefined)
    .map((group) => group.flatMap((row) => [row.id, ...descendantsOf(forest, row.id).map((below) => below.id)]))
}

function anyOf(column: string, values: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`
}

function nameCondition({ match, match_type }: FilterMatchTypeInput): Expression<SqlBool>[] {
  const tokens = (match ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
  return tokens.map((token) => {
    const pattern = match_type === 'PARTIAL' ? token : `\\m${token}\\M`
    return sql<SqlBool>`p.web_display_name ~* ${pattern}`
  })
}

/** A colour family's value is its name in small letters, words joined by hyphens. */
const colourValue = sql<string>`trim(both '-' from regexp_replace(lower(p.colour_family), '[^a-z0-9]+', '-', 'g'))`

function centsOf(amount: string | null | undefined): number | undefined {
  const value = amount === null || amount === undefined || amount === '' ? Number.NaN : Number(amount)
  return Number.isFinite(value) ? Math.round(value * 100) : undefined
}

async function conditionsOf(ctx: Context, filter: ProductAttributeFilterInput): Promise<Expression<SqlBool>[]> {
  const conditions: Expression<SqlBool>[] = []
  const add = (values: string[] | undefined, column: string) => values && conditions.push(anyOf(column, values))
  add(valuesOf(filter.sku), 'p.sku')
  add(valuesOf(filter.url_key), 'p.url_key')
  add(valuesOf(filter.brand), 'b.value')
  const colours = valuesOf(filter.color)
  if (colours) conditions.push(sql<SqlBool>`${colourValue} = any(${colours.map((colour) => colour.toLowerCase())}::text[])`)
  if (filter.name) conditions.push(...nameCondition(filter.name))
  for (const ids of await categoryIds(ctx, filter)) {
    conditions.push(
      sql<SqlBool>`exists (select 1 from product_category pc where pc.product_id = p.id and pc.category_id = any(${ids}::int[]))`,
    )
  }
  const from = centsOf(filter.price?.from)
  const to = centsOf(filter.price?.to)
  if (from !== undefined) conditions.push(sql<SqlBool>`${finalCentsSql()} >= ${from}`)
  if (to !== undefined) conditions.push(sql<SqlBool>`${finalCentsSql()} <= ${to}`)
  return conditions
}

/** Order of a products query; a search without a sort is ordered by relevance. Ties go by number. */
function orderOf(sort: ProductAttributeSortInput | null | undefined, foundIds: readonly number[] | undefined) {
  const direction = (value: SortEnum) => (value === 'DESC' ? sql`desc` : sql`asc`)
  const relevance = sql`array_position(${foundIds ?? []}::int[], p.id)`
  if (sort?.name) return sql`p.web_display_name ${direction(sort.name)}, p.id`
  if (sort?.price) return sql`${finalCentsSql()} ${direction(sort.price)}, p.id`
  if (sort?.position) return sql`ps.pinned_position ${direction(sort.position)} nulls last, ps.sold_30_days desc, p.id`
  return foundIds ? sql`${relevance} ${direction(sort?.relevance === 'ASC' ? 'DESC' : 'ASC')}, p.id` : sql`p.id`
}

/** What to look for: a filter replaces what the words say of the same attribute. */
export interface ProductQuery {
  readonly filter: ProductAttributeFilterInput
  readonly search: string | undefined
  readonly sort: ProductAttributeSortInput | null | undefined
}

/** Facets that a products query can filter by, with the filter of each. */
const FILTER_OF_FACET = { brand: 'brand', colour: 'color', price: 'price', category_uid: 'category_uid' } as const
type FilteredFacet = keyof typeof FILTER_OF_FACET
const filteredFacets = Object.keys(FILTER_OF_FACET) as FilteredFacet[]
const isFilteredBy = (filter: ProductAttributeFilterInput, facet: FilteredFacet) => Boolean(filter[FILTER_OF_FACET[facet]])

/** Longest search that is looked up, in characters; the rest is cut. */
const MAX_SEARCH = 200

/** What a products query finds. */
interface FoundByQuery {
  /** In order. Colours of a style are products of their own here. */
  readonly ids: readonly number[]
  /** Facets in which something is chosen, by the filter or by the words. */
  readonly chosen: readonly FilteredFacet[]
}

/** Products that a filter names by url key or sku and by nothing else, as pages of one product do. */
async function findNamed(ctx: Context, { filter, search, sort }: ProductQuery): Promise<FoundByQuery | undefined> {
  const [only, ...others] = Object.entries(filter).flatMap(([name, value]) => (value ? [name] : []))
  if (search !== undefined || sort || others.length > 0 || (only !== 'url_key' && only !== 'sku')) return undefined
  const keys = valuesOf(filter[only]) ?? []
  const products = await (only === 'sku' ? loadProductsBySku : loadProductsByUrlKey)(ctx, [...new Set(keys)])
  return { ids: products.map(({ productId }) => productId).sort((a, b) => a - b), chosen: [] }
}

/**
 * The site's products that meet the filter and the words. `freed` is a facet in which nothing counts as chosen,
 * neither by the filter nor by the words.
 */
export async function findProducts(ctx: Context, query: ProductQuery, freed?: FilteredFacet): Promise<FoundByQuery> {
  const named = await findNamed(ctx, query)
  if (named) return named
  const { websiteId } = ctx.brand
  const { excludedBrands } = await settingsOfRequest(ctx)
  const given = new Set(filteredFacets.filter((facet) => facet === freed || isFilteredBy(query.filter, facet)))
  const search = query.search?.slice(0, MAX_SEARCH)
  const found = search === undefined ? undefined : await ctx.ports.listing.findProductIds(websiteId, search, given)
  const foundIds = found?.productIds
  const conditions = await conditionsOf(ctx, freed ? { ...query.filter, [FILTER_OF_FACET[freed]]: null } : query.filter)
  if (foundIds) conditions.push(sql<SqlBool>`p.id = any(${[...foundIds]}::int[])`)
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
  const { rows } = await sql<{ id: number }>`
    select p.id from product p
    join product_site ps on ps.product_id = p.id and ps.website_id = ${websiteId} and ps.is_enabled
    left join brand b on b.id = p.brand_id
    where p.type = 'configurable' and (b.value is null or b.value <> all (${[...excludedBrands]}::text[])) and ${where}
    order by ${orderOf(query.sort, foundIds)}`.execute(ctx.db)
  const chosen = filteredFacets.filter((facet) => isFilteredBy(query.filter, facet) || found?.said.has(facet))
  return { ids: rows.map((row) => row.id), chosen }
}

/**
 * Facets over what a products query finds, counted in products; a facet that it can filter by is counted as if nothing
 * were chosen in it.
 */
export async function facetsOfProducts(ctx: Context, query: ProductQuery, { ids, chosen }: FoundByQuery) {
  const { websiteId } = ctx.brand
  const facets = new Map((await ctx.ports.listing.facetsOf(websiteId, ids)).map((facet) => [facet.attribute_code, facet]))
  for (const code of chosen) {
    const free = await ctx.ports.listing.facetOf(websiteId, (await findProducts(ctx, query, code)).ids, code)
    if (free) facets.set(code, free)
  }
  return [...facets.values()].sort((a, b) => a.position - b.position)
}
