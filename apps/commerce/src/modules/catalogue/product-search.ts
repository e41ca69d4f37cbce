import { decodeNumericUid } from '@welt/kit/ids'
import { normalizeSku } from '@welt/kit/text/skus'
import { MAX_SEARCH_LENGTH } from '@welt/rules/limits'
import { type Expression, type SqlBool, sql } from 'kysely'
import { amountCentsOf, numberOf, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type {
  FilterEqualTypeInput,
  FilterMatchTypeInput,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
  SortEnum,
} from '#src/platform/contract/contract.generated'
import { type CategoryRow, descendantsOf, loadCategories } from './categories/categories.ts'
import { loadProductsBySku, loadProductsByUrlKey } from './products/load-products.ts'
import { finalCentsSql } from './selling/selling-sql.ts'
import { SORT_CODES, type SortModel } from './sorts.ts'

export function valuesOf(input: FilterEqualTypeInput | null | undefined): string[] | undefined {
  if (!input) return undefined
  const values = [...(input.eq === null || input.eq === undefined ? [] : [input.eq]), ...(input.in ?? [])]
  return values.filter((value): value is string => value !== null)
}

/** One group per filter field. @throws AppError NUMBER_NOT_VALID */
async function categoriesNamed(ctx: Context, filter: ProductAttributeFilterInput): Promise<(readonly CategoryRow[])[]> {
  const { category_uid, category_id, category_url_path } = filter
  if (!category_uid && !category_id && !category_url_path) return []
  const rows = [...(await loadCategories(ctx)).byId.values()]
  const uids = valuesOf(category_uid)?.map(decodeNumericUid)
  const ids = valuesOf(category_id)?.map(numberOf)
  const paths = valuesOf(category_url_path)
  const named = [
    uids && rows.filter((row) => uids.includes(row.id)),
    ids && rows.filter((row) => ids.includes(row.id)),
    paths && rows.filter((row) => paths.includes(row.urlPath)),
  ]
  return named.filter((group) => group !== undefined)
}

/** Includes descendants. */
async function categoryIds(ctx: Context, filter: ProductAttributeFilterInput): Promise<(readonly number[])[]> {
  const groups = await categoriesNamed(ctx, filter)
  const forest = await loadCategories(ctx)
  return groups.map((group) =>
    group.flatMap((row) => [row.id, ...descendantsOf(forest, row.id).map((below) => below.id)]),
  )
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

async function conditionsOf(ctx: Context, filter: ProductAttributeFilterInput): Promise<Expression<SqlBool>[]> {
  const conditions: Expression<SqlBool>[] = []
  const add = (values: string[] | undefined, column: string) => values && conditions.push(anyOf(column, values))
  add(valuesOf(filter.sku)?.map(normalizeSku), 'p.sku')
  add(valuesOf(filter.url_key), 'p.url_key')
  add(valuesOf(filter.brand), 'b.value')
  if (filter.name) conditions.push(...nameCondition(filter.name))
  for (const ids of await categoryIds(ctx, filter)) {
    conditions.push(
      sql<SqlBool>`exists (select 1 from product_category pc where pc.product_id = p.id and pc.category_id = any(${ids}::int[]))`,
    )
  }
  const from = amountCentsOf(filter.price?.from)
  const to = amountCentsOf(filter.price?.to)
  if (from !== undefined) conditions.push(sql<SqlBool>`${finalCentsSql()} >= ${from}`)
  if (to !== undefined) conditions.push(sql<SqlBool>`${finalCentsSql()} <= ${to}`)
  return conditions
}

/** Undefined when the index determines the order. */
function columnOrder(sort: ProductAttributeSortInput | null | undefined) {
  const direction = (value: SortEnum) => (value === 'DESC' ? sql`desc` : sql`asc`)
  if (sort?.name) return sql`p.web_display_name ${direction(sort.name)}, p.id`
  if (sort?.price) return sql`${finalCentsSql()} ${direction(sort.price)}, p.id`
  if (sort?.position) return sql`ps.pinned_position ${direction(sort.position)} nulls last, ps.sold_30_days desc, p.id`
  return undefined
}

function indexOrder(sort: ProductAttributeSortInput | null | undefined): {
  code: SortModel['code'] | undefined
  isReversed: boolean
} {
  const code = SORT_CODES.find((candidate) => sort?.[candidate])
  return { code, isReversed: code ? sort?.[code] === 'DESC' : sort?.relevance === 'ASC' }
}

/** A filter overrides the search's reading of the same attribute. */
export interface ProductQuery {
  readonly filter: ProductAttributeFilterInput
  readonly search: string | undefined
  readonly sort: ProductAttributeSortInput | null | undefined
}

/** Filters of each facet that the index resolves; the database resolves the others. */
const INDEX_FACETS = {
  size: ['size'],
  width: ['width'],
  colour: ['color', 'colour'],
  heel_height: ['heel_height'],
  web_fabric: ['web_fabric'],
  occasion: ['occasion'],
  style_filter_st_mf: ['style_filter_st_mf'],
  sale: ['sale'],
} as const
const FACETS = { ...INDEX_FACETS, brand: ['brand'], price: ['price'], category_uid: ['category_uid'] } as const
type Facet = keyof typeof FACETS
const facetCodes = Object.keys(FACETS) as Facet[]
const indexFacetCodes = Object.keys(INDEX_FACETS) as (keyof typeof INDEX_FACETS)[]
const isFilteredBy = (filter: ProductAttributeFilterInput, facet: Facet) =>
  FACETS[facet].some((name) => Boolean(filter[name]))

function indexFilters(filter: ProductAttributeFilterInput, freed: Facet | undefined) {
  return indexFacetCodes.flatMap((attribute) => {
    const lists =
      attribute === freed
        ? []
        : INDEX_FACETS[attribute].flatMap((name) => (filter[name] ? [valuesOf(filter[name]) ?? []] : []))
    return lists.map((values) => ({
      attribute,
      type: 'include' as const,
      values: values.map((value) => (attribute === 'size' ? value : value.toLowerCase())),
    }))
  })
}

function inOrderOf(ordered: readonly number[], ids: readonly number[]): number[] {
  const wanted = new Set(ids)
  return ordered.filter((id) => wanted.has(id))
}

interface FoundByQuery {
  /** Colours of a style count separately. */
  readonly ids: readonly number[]
  /** From the filter or the search. */
  readonly chosen: readonly Facet[]
}

/** For a filter by url key or sku alone. */
async function findNamed(ctx: Context, { filter, search, sort }: ProductQuery): Promise<FoundByQuery | undefined> {
  const [only, ...others] = Object.entries(filter).flatMap(([name, value]) => (value ? [name] : []))
  if (search !== undefined || sort || others.length > 0 || (only !== 'url_key' && only !== 'sku')) return undefined
  const keys = valuesOf(filter[only]) ?? []
  const products = await (only === 'sku' ? loadProductsBySku : loadProductsByUrlKey)(ctx, [...new Set(keys)])
  return { ids: products.map(({ productId }) => productId).sort((a, b) => a - b), chosen: [] }
}

/** Undefined when the index is not needed. */
async function findInIndex(ctx: Context, { filter, search, sort }: ProductQuery, freed: Facet | undefined) {
  const { code, isReversed } = indexOrder(sort)
  const filters = indexFilters(filter, freed)
  if (search === undefined && code === undefined && filters.length === 0) return undefined
  if (filters.some(({ values }) => values.length === 0))
    return { productIds: [], impliedAttributes: new Set<string>(), isNarrowed: true }
  const given = new Set(facetCodes.filter((facet) => facet === freed || isFilteredBy(filter, facet)))
  const [category, ...others] = (await categoriesNamed(ctx, filter)).flat()
  const found = await ctx.ports.listing.findProductIds(ctx.brand.websiteId, {
    search: search?.slice(0, MAX_SEARCH_LENGTH),
    filters,
    given,
    sort: code,
    categoryId: others.length > 0 ? undefined : category?.id,
  })
  const productIds = isReversed ? found.productIds.toReversed() : found.productIds
  return { ...found, productIds, isNarrowed: search !== undefined || filters.length > 0 }
}

/** Ignores the selection in facet `freed`. @throws AppError NUMBER_NOT_VALID */
export async function findProducts(ctx: Context, query: ProductQuery, freed?: Facet): Promise<FoundByQuery> {
  const named = await findNamed(ctx, query)
  if (named) return named
  const { websiteId } = ctx.brand
  const { excludedBrands } = await settingsOfRequest(ctx)
  const found = await findInIndex(ctx, query, freed)
  const conditions = await conditionsOf(ctx, freed ? { ...query.filter, [freed]: null } : query.filter)
  if (found?.isNarrowed) conditions.push(sql<SqlBool>`p.id = any(${[...found.productIds]}::int[])`)
  const order = columnOrder(query.sort)
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
  const { rows } = await sql<{ id: number }>`
    select p.id from product p
    join product_site ps on ps.product_id = p.id and ps.website_id = ${websiteId} and ps.is_enabled
    left join brand b on b.id = p.brand_id
    where p.type = 'configurable' and (b.value is null or b.value <> all (${[...excludedBrands]}::text[])) and ${where}
    order by ${order ?? sql`p.id`}`.execute(ctx.db)
  const met = rows.map((row) => row.id)
  const chosen = facetCodes.filter((facet) => isFilteredBy(query.filter, facet) || found?.impliedAttributes.has(facet))
  return { ids: found && !order ? inOrderOf(found.productIds, met) : met, chosen }
}

/** Counted in products; each facet ignores its own selection. */
export async function facetsOfProducts(ctx: Context, query: ProductQuery, { ids, chosen }: FoundByQuery) {
  const { websiteId } = ctx.brand
  const facets = new Map(
    (await ctx.ports.listing.facetsOf(websiteId, ids)).map((facet) => [facet.attribute_code, facet]),
  )
  for (const code of chosen) {
    const free = await ctx.ports.listing.facetOf(websiteId, (await findProducts(ctx, query, code)).ids, code)
    if (free) facets.set(code, free)
  }
  return [...facets.values()].sort((a, b) => a.position - b.position)
}
