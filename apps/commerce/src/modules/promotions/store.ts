import { type RawBuilder, sql } from 'kysely'
import { finalCentsSql, isBrandSoldSql } from '#modules/catalogue'
import { FAILED, listed } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import type { CouponFact, PromotionFacts } from './discounts/context.ts'
import { findRule } from './rules/parse-rule.ts'
import type { Promotion } from './rules/rule.ts'

/** Instants are strings in JSON. */
interface PromotionRow {
  readonly id: number
  readonly label: string
  readonly rule: unknown
  readonly priority: number
  readonly starts_at: Date | string | null
  readonly ends_at: Date | string | null
}

const toDate = (value: Date | string | null) => (value === null ? undefined : new Date(value))

function toPromotion(row: PromotionRow): readonly Promotion[] {
  const rule = findRule(row.rule)
  if (!rule) return []
  const { id, label, priority } = row
  return [{ id, label, rule, priority, startsAt: toDate(row.starts_at), endsAt: toDate(row.ends_at) }]
}

/** Current and future ones, in order of precedence. */
export async function selectPromotions(
  db: Db,
  websiteId: number,
): Promise<{ readonly all: readonly Promotion[]; readonly automatic: readonly Promotion[] }> {
  const rows = await db
    .selectFrom('promotion')
    .select(['id', 'label', 'rule', 'priority', 'starts_at', 'ends_at', 'is_automatic'])
    .where('website_id', '=', websiteId)
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', sql<Date>`shop_now()`)]))
    .orderBy('priority', 'desc')
    .orderBy('id')
    .execute()
  return { all: rows.flatMap(toPromotion), automatic: rows.filter((row) => row.is_automatic).flatMap(toPromotion) }
}

/** By category path, subcategories included. */
export async function selectProductsIn(
  db: Db,
  websiteId: number,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  if (paths.length === 0) return new Map()
  const { rows } = await sql<{ path: string; ids: number[] }>`
    with recursive below as (
      select url_path as path, id from category
      where website_id = ${websiteId} and url_path = any(${[...paths]}::text[])
      union all
      select below.path, c.id from category c join below on c.parent_id = below.id)
    select path, array_agg(distinct pc.product_id) as ids
    from below join product_category pc on pc.category_id = below.id group by path`.execute(db)
  return new Map(rows.map(({ path, ids }) => [path, new Set(ids)]))
}

type LoadedCoupons = Pick<PromotionFacts, 'now' | 'coupons' | 'hasOrdered'>

/** Whose earlier orders and uses count. */
export interface PromotionCustomer {
  readonly websiteId: number
  readonly customerId: number | null
  /** In lower case where it is SQL. */
  readonly email: string | null
  /** An order of this cart is not an earlier one. */
  readonly cartId: string
  /** Uses by this pending order don't count. */
  readonly orderId: number | null
}

export interface CouponsInJson {
  readonly now: string
  readonly has_ordered: boolean
  readonly coupons: readonly (PromotionRow & { readonly code: string; readonly is_spent: boolean })[]
}

/** Expressions of SQL. */
interface CustomerSql extends Readonly<Record<keyof PromotionCustomer, RawBuilder<unknown>>> {
  /** Normalised. */
  readonly codes: RawBuilder<unknown>
}

/** For a statement that reads other things as well. */
export function couponsSql({
  websiteId,
  cartId,
  customerId,
  email,
  orderId,
  codes,
}: CustomerSql): RawBuilder<CouponsInJson> {
  return sql<CouponsInJson>`json_build_object(
    'now', shop_now(),
    'has_ordered', exists (select 1 from orders o
      where o.website_id = ${websiteId} and o.state not in ${listed(FAILED)} and o.cart_id <> ${cartId}
        and (o.customer_id = ${customerId} or lower(o.email) = ${email})),
    'coupons', (select coalesce(json_agg(found), '[]') from (
      select c.code, p.id, p.label, p.rule, p.priority, p.starts_at, p.ends_at,
        not p.is_active or not exists (
            select 1 from coupon_use u
            where u.website_id = c.website_id and u.code = c.code and u.order_id = ${orderId})
          and (coalesce(c.used >= c.use_limit, false) or c.per_customer_limit is not null and c.per_customer_limit <= (
            select count(*) from coupon_use u
            where u.website_id = c.website_id and u.code = c.code and u.state = 'taken'
              and (u.customer_id = ${customerId} or u.email = ${email}))) as is_spent
      from coupon c join promotion p on p.id = c.promotion_id
      where c.website_id = ${websiteId} and c.code = any(${codes})) found))`
}

export function toCoupons(
  { now, has_ordered: hasOrdered, coupons }: CouponsInJson,
  codes: readonly string[],
): LoadedCoupons {
  const byCode = new Map(
    coupons.flatMap(({ code, is_spent: isSpent, ...row }): [string, CouponFact][] =>
      toPromotion(row).map((promotion) => [code, { code, promotion, isSpent }]),
    ),
  )
  return { now: new Date(now), hasOrdered, coupons: codes.flatMap((code) => byCode.get(code) ?? []) }
}

/** @param codes normalised */
export async function findCoupons(
  db: Db,
  { websiteId, cartId, customerId, email, orderId }: PromotionCustomer,
  codes: readonly string[],
): Promise<LoadedCoupons> {
  const wanted = couponsSql({
    websiteId: sql`${websiteId}`,
    cartId: sql`${cartId}`,
    customerId: sql`${customerId}::bigint`,
    email: sql`${email?.toLowerCase() ?? null}::text`,
    orderId: sql`${orderId}::bigint`,
    codes: sql`${[...codes]}::text[]`,
  })
  const { rows } = await sql<{ found: CouponsInJson }>`select ${wanted} as found`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a table gives one row')
  return toCoupons(row.found, codes)
}

/** How long an ended promotion is listed. */
const ENDED_DAYS = 90

/** A promotion for the page of offers, with the first of its codes. */
export interface ShownOffer {
  readonly key: string
  readonly promotion: Promotion
  /** Null when no code is needed. */
  readonly code: string | null
  readonly uses_limit: number | null
  readonly uses_left: number | null
  readonly per_customer_limit: number | null
  /** Skus of eligible products, best sellers first; none once it is over. */
  readonly shoes: readonly string[]
  /** By its window, by staff, or by the last use of its code; undefined while in force. */
  readonly overSince: Date | undefined
}

type ShownRow = PromotionRow & Omit<ShownOffer, 'promotion' | 'overSince'> & { readonly over_since: Date | null }

const MOST_SHOES = 3

/** Of the offer `dated`, as `eligibleFor` selects them. */
const shoesSql = (websiteId: number) => sql`(
  select coalesce(array_agg(sku order by sold desc, sku), '{}') from (
    select p.sku, ps.sold_30_days as sold
    from product_site ps join product p on p.id = ps.product_id left join brand b on b.id = p.brand_id,
      lateral (select coalesce(dated.rule -> 'goods', '{}') as goods) g
    where ps.website_id = ${websiteId} and ps.is_enabled and p.type = 'configurable' and ${isBrandSoldSql(websiteId)}
      and (not goods @? '$.brands[*]' or lower((goods -> 'brands')::text)::jsonb ? lower(b.label))
      and (not goods @? '$.skus[*]' or lower((goods -> 'skus')::text)::jsonb ? lower(p.sku))
      and (not goods @? '$.categories[*]' or exists (
        select 1 from jsonb_path_query(goods, '$.categories[*]') as named(path)
          join category c on c.website_id = ps.website_id
            and (c.url_path = path #>> '{}' or starts_with(c.url_path, (path #>> '{}') || '/'))
          join product_category pc on pc.category_id = c.id and pc.product_id = p.id))
      and not (goods @> '{"isSaleExcluded": true}' and ${finalCentsSql()} < ps.regular_cents)
    order by sold desc, p.sku limit ${MOST_SHOES}) best)`

/** In force, or ended in the last 90 days. */
export async function selectShownOffers(db: Db, websiteId: number): Promise<readonly ShownOffer[]> {
  const { rows } = await sql<ShownRow>`
    with listed as (
      select p.key, p.id, p.label, p.rule, p.priority, p.starts_at, p.ends_at, c.code, c.per_customer_limit,
        c.use_limit as uses_limit, case when c.use_limit is not null then greatest(0, c.use_limit - c.used)::int end as uses_left,
        case when p.ends_at <= shop_now() then p.ends_at end as window_over, p.ended_at,
        case when c.used >= c.use_limit then coalesce((select max(u.at) from coupon_use u
          where u.website_id = p.website_id and u.code = c.code and u.state = 'taken'), shop_now()) end as used_up_at
      from promotion p left join lateral (
        select code, use_limit, used, per_customer_limit from coupon c where c.promotion_id = p.id
          order by code limit 1) c on true
      where p.website_id = ${websiteId} and (p.is_active or p.ended_at is not null)
        and (p.is_automatic or (p.is_listed and c.code is not null))
        and (p.starts_at is null or p.starts_at <= coalesce(p.ended_at, shop_now()))),
    dated as (select *, least(window_over, ended_at, used_up_at) as over_since from listed)
    select key, id, label, rule, priority, starts_at, ends_at, code, uses_limit, uses_left, per_customer_limit,
      over_since,
      case when over_since is null then ${shoesSql(websiteId)} else '{}' end as shoes
    from dated where over_since is null or over_since > shop_now() - make_interval(days => ${ENDED_DAYS})
    order by coalesce(over_since, ends_at) desc nulls last, id`.execute(db)
  return rows.flatMap((row) => {
    const { key, code, uses_limit, uses_left, per_customer_limit, shoes, over_since } = row
    const overSince = over_since ?? undefined
    return toPromotion(row).map((promotion) => ({
      ...{ key, promotion, code, uses_limit, uses_left, per_customer_limit, shoes, overSince },
    }))
  })
}
