import type { Brand } from '@welt/brands'
import { normalCode } from '@welt/kit/text/typed-text'
import { type Kysely, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '#src/composition/database'
import { isCode } from './rules/code.ts'
import { parseRule, RuleFault } from './rules/parse-rule.ts'
import type { MeantGoods, PromotionRule } from './rules/rule.ts'
import { parseWindow } from './rules/window.ts'

export interface PromotionWish {
  /** Lower-case letters, digits and dashes. */
  readonly key: string
  readonly label: string
  readonly rule: unknown
  /** Local to the site. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly priority: number
  /** Empty: automatic. */
  readonly codes: readonly string[]
  readonly useLimit: number | undefined
  readonly perCustomerLimit: number | undefined
}

const KEY = /^[a-z0-9][a-z0-9-]{0,59}$/
const LONGEST_LABEL = 80

async function missingOf(
  db: Db,
  table: 'product' | 'category',
  wanted: readonly string[],
  websiteId: number,
): Promise<string | undefined> {
  const known =
    table === 'product'
      ? await db.selectFrom('product').select('sku as name').where('sku', 'in', wanted).execute()
      : await db
          .selectFrom('category')
          .select('url_path as name')
          .where('website_id', '=', websiteId)
          .where('url_path', 'in', wanted)
          .execute()
  return wanted.find((name) => !known.some((one) => one.name === name))
}

/** @throws RuleFault for unknown brands, categories and products */
async function requireGoods(db: Db, websiteId: number, goods: MeantGoods): Promise<MeantGoods> {
  const brands = await db.selectFrom('brand').select(['value', 'label']).execute()
  const labels = goods.brands.map((name) => {
    const brand = brands.find(({ value, label }) => [value, label.toLowerCase()].includes(name.toLowerCase()))
    if (!brand) throw new RuleFault(`There is no brand "${name}".`)
    return brand.label
  })
  const category =
    goods.categories.length > 0 ? await missingOf(db, 'category', goods.categories, websiteId) : undefined
  if (category !== undefined) throw new RuleFault(`The site has no category "${category}".`)
  const sku = goods.skus.length > 0 ? await missingOf(db, 'product', goods.skus, websiteId) : undefined
  if (sku !== undefined) throw new RuleFault(`There is no product "${sku}".`)
  return { ...goods, brands: labels }
}

function parseCodes({ codes }: PromotionWish): readonly string[] {
  const normal = [...new Set(codes.map(normalCode))]
  const bad = normal.find((code) => !isCode(code))
  if (bad !== undefined) throw new RuleFault(`"${bad.slice(0, 60)}" is no code: 2 to 40 letters, digits, - and _.`)
  return normal
}

function requireForm({ key, label, codes, useLimit, perCustomerLimit }: PromotionWish): void {
  if (!KEY.test(key)) throw new RuleFault(`"${key.slice(0, 60)}" is no name: lower case letters, digits and dashes.`)
  if (label.trim() === '' || label.length > LONGEST_LABEL)
    throw new RuleFault(`The label has 1 to ${LONGEST_LABEL} characters.`)
  if (codes.length === 0 && (useLimit !== undefined || perCustomerLimit !== undefined))
    throw new RuleFault('Only codes have limits.')
}

async function insert(
  trx: Db,
  { websiteId, timeZone }: Brand,
  wish: PromotionWish,
  rule: PromotionRule,
  codes: readonly string[],
) {
  const window = parseWindow(wish.from, wish.to, timeZone)
  if (!window)
    throw new RuleFault(
      'Give days or times of the site, as 2026-11-24 or 2026-11-24T09:00, the end after the beginning.',
    )
  const promotion = await trx
    .insertInto('promotion')
    .values({
      website_id: websiteId,
      key: wish.key,
      label: wish.label.trim(),
      rule: JSON.stringify(rule),
      priority: wish.priority,
      is_automatic: codes.length === 0,
      starts_local: window.startsLocal,
      ends_local: window.endsLocal,
      starts_at: window.startsAt,
      ends_at: window.endsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!promotion) throw new RuleFault(`The site has a promotion "${wish.key}" already.`)
  const perCustomerLimit = wish.perCustomerLimit ?? (rule.isFirstOrderOnly ? 1 : undefined)
  const { rows } = await sql`
    insert into coupon (website_id, code, promotion_id, use_limit, per_customer_limit)
    select ${websiteId}::int, code, ${promotion.id}::int, ${wish.useLimit ?? null}::int, ${perCustomerLimit ?? null}::int
    from unnest(${[...codes]}::text[]) as code on conflict do nothing returning code`.execute(trx)
  if (rows.length < codes.length) throw new RuleFault('The site has one of these codes already.')
}

function recordStaff(trx: Db, { websiteId }: Brand, action: string, key: string) {
  const row = {
    website_id: websiteId,
    actor: 'operator',
    action,
    target: `promotion:${key}`,
    address: null,
    detail: '{}',
  }
  return trx.insertInto('audit').values(row).execute()
}

/** A first-order code defaults to one use per customer. @throws RuleFault [A122] */
export async function addPromotion(db: Kysely<Database>, brand: Brand, wish: PromotionWish): Promise<void> {
  requireForm(wish)
  const codes = parseCodes(wish)
  const rule = parseRule(wish.rule)
  await inTransaction(db, async (trx) => {
    const goods = await requireGoods(trx, brand.websiteId, rule.goods)
    await insert(trx, brand, wish, { ...rule, goods }, codes)
    await recordStaff(trx, brand, 'promotion-added', wish.key)
  })
}

/** @returns false when none was in force [A122] */
export async function endPromotion(db: Kysely<Database>, brand: Brand, key: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('promotion')
      .set({ is_active: false })
      .where('website_id', '=', brand.websiteId)
      .where('key', '=', key)
      .where('is_active', '=', true)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await recordStaff(trx, brand, 'promotion-ended', key)
    return numUpdatedRows > 0n
  })
}

export interface ListedPromotion {
  readonly key: string
  readonly label: string
  readonly rule: unknown
  readonly priority: number
  readonly is_automatic: boolean
  readonly state: 'in force' | 'to come' | 'over' | 'ended'
  /** Local to the site. */
  readonly from: string | null
  readonly to: string | null
  readonly codes: readonly {
    readonly code: string
    readonly used: number
    readonly use_limit: number | null
    readonly per_customer_limit: number | null
  }[]
}

/** In order of precedence. [A122] */
export async function listPromotions(db: Db, websiteId: number): Promise<readonly ListedPromotion[]> {
  const { rows } = await sql<ListedPromotion>`
    select p.key, p.label, p.rule, p.priority, p.is_automatic, p.starts_local as "from", p.ends_local as "to",
      case when not p.is_active then 'ended' when p.ends_at <= shop_now() then 'over' when p.starts_at > shop_now() then 'to come'
        else 'in force' end as state,
      (select coalesce(json_agg(json_build_object('code', c.code, 'used', (
          select count(*) from coupon_use u where u.website_id = c.website_id and u.code = c.code and u.state = 'taken'),
          'use_limit', c.use_limit, 'per_customer_limit', c.per_customer_limit) order by c.code), '[]')
        from coupon c where c.promotion_id = p.id) as codes
    from promotion p where p.website_id = ${websiteId} order by p.priority desc, p.id`.execute(db)
  return rows
}
