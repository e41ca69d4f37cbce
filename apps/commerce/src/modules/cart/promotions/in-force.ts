import { sql } from 'kysely'
import { ofSite, siteValue } from '#modules/site'
import type { Db } from '#src/composition/database'
import type { PricingContext } from '../prices/context.ts'
import { type PromotionRule, parseRule } from './rule.ts'

/** A promotion of a site that has not ended. */
export interface Promotion {
  readonly id: number
  readonly label: string
  readonly rule: PromotionRule
  /** Numbers of the products that it is for; undefined: every product. */
  readonly productIds: ReadonlySet<number> | undefined
  readonly startsAt: Date | undefined
  readonly endsAt: Date | undefined
  /** It needs one of its codes. */
  readonly hasCodes: boolean
}

interface PromotionRow {
  readonly id: number
  readonly label: string
  readonly rule: unknown
  readonly productIds: readonly number[] | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly hasCodes: boolean
}

/** Brands, categories and skus of a rule are looked up here, so that pricing a cart looks up none. */
async function loadPromotions(db: Db, websiteId: number): Promise<readonly Promotion[]> {
  const { rows } = await sql<PromotionRow>`
    select m.id, m.label, m.rule, m.starts_at, m.ends_at,
      exists (select 1 from coupon where promotion_id = m.id) as "hasCodes",
      case when m.rule -> 'conditions' ?| array['brands', 'categories', 'skus'] then array(
        select p.id from product p left join brand b on b.id = p.brand_id
        where coalesce(m.rule -> 'conditions' -> 'brands' ? b.value, not m.rule -> 'conditions' ? 'brands')
          and coalesce(m.rule -> 'conditions' -> 'skus' ? p.sku, true)
          and (not m.rule -> 'conditions' ? 'categories' or exists (
            select 1 from product_category pc join category c on c.id = pc.category_id,
              jsonb_array_elements_text(m.rule -> 'conditions' -> 'categories') as path
            where pc.product_id = p.id and c.website_id = m.website_id and (c.url_path = path or starts_with(c.url_path, path || '/'))))
      ) end as "productIds"
    from promotion m where m.website_id = ${websiteId} and m.is_active and coalesce(m.ends_at > now(), true)
    order by m.priority desc, m.id`.execute(db)
  return rows.map(({ rule, productIds, starts_at, ends_at, ...row }) => ({
    ...row,
    rule: parseRule(rule),
    productIds: productIds ? new Set(productIds) : undefined,
    startsAt: starts_at ?? undefined,
    endsAt: ends_at ?? undefined,
  }))
}

const PROMOTIONS = siteValue<readonly Promotion[], PricingContext & { readonly db: Db }>({
  name: 'promotions',
  tables: ['promotion', 'coupon', 'brand', 'category', 'product', 'product_category'],
  make: ({ db, brand }) => loadPromotions(db, brand.websiteId),
})

/** The promotions of the request's site that have not ended, by priority; read again after they changed. */
export function promotionsOf(db: Db, ctx: PricingContext): Promise<readonly Promotion[]> {
  return ofSite({ ...ctx, db }, PROMOTIONS)
}

/** Whether the promotion counts at this moment. */
export function isInForce({ startsAt, endsAt }: Promotion, now: Date): boolean {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || endsAt > now)
}
