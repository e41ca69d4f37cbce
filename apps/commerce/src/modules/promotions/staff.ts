import type { Brand } from '@welt/brands'
import { normalCode } from '@welt/kit/text/typed-text'
import { type Kysely, sql } from 'kysely'
import { parseWindow } from '#modules/site'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { RuleError } from './errors.ts'
import { isCouponCode } from './rules/code.ts'
import { parseRule } from './rules/parse-rule.ts'
import type { EligibleItems, PromotionRule } from './rules/rule.ts'

export interface NewPromotion {
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
  /** Whether the page of offers shows the first code. */
  readonly isListed: boolean
  readonly useLimit: number | undefined
  readonly perCustomerLimit: number | undefined
}

const KEY = /^[a-z0-9][a-z0-9-]{0,59}$/
const MAX_LABEL_LENGTH = 80

async function findMissing(
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

/** @throws RuleError for unknown brands, categories and products */
async function requireKnownItems(db: Db, websiteId: number, goods: EligibleItems): Promise<EligibleItems> {
  const brands = await db.selectFrom('brand').select(['value', 'label']).execute()
  const labels = goods.brands.map((name) => {
    const brand = brands.find(({ value, label }) => [value, label.toLowerCase()].includes(name.toLowerCase()))
    if (!brand) throw new RuleError(`There is no brand "${name}".`)
    return brand.label
  })
  const category =
    goods.categories.length > 0 ? await findMissing(db, 'category', goods.categories, websiteId) : undefined
  if (category !== undefined) throw new RuleError(`The site has no category "${category}".`)
  const sku = goods.skus.length > 0 ? await findMissing(db, 'product', goods.skus, websiteId) : undefined
  if (sku !== undefined) throw new RuleError(`There is no product "${sku}".`)
  return { ...goods, brands: labels }
}

function parseCodes({ codes }: NewPromotion): readonly string[] {
  const normalised = [...new Set(codes.map(normalCode))]
  const invalid = normalised.find((code) => !isCouponCode(code))
  if (invalid !== undefined)
    throw new RuleError(`"${invalid.slice(0, 60)}" is no code: 2 to 40 letters, digits, - and _.`)
  return normalised
}

function assertComplete({ key, label, codes, isListed, useLimit, perCustomerLimit }: NewPromotion): void {
  if (!KEY.test(key)) throw new RuleError(`"${key.slice(0, 60)}" is no name: lower case letters, digits and dashes.`)
  if (label.trim() === '' || label.length > MAX_LABEL_LENGTH)
    throw new RuleError(`The label has 1 to ${MAX_LABEL_LENGTH} characters.`)
  if (codes.length === 0 && (useLimit !== undefined || perCustomerLimit !== undefined))
    throw new RuleError('Only codes have limits.')
  if (codes.length === 0 && isListed)
    throw new RuleError('Only a code can be listed or not; offers without one always are.')
}

async function insert(
  trx: Db,
  { websiteId, timeZone }: Brand,
  input: NewPromotion,
  rule: PromotionRule,
  codes: readonly string[],
) {
  const window = parseWindow(input.from, input.to, timeZone)
  if (!window)
    throw new RuleError(
      'Give days or times of the site, as 2026-11-24 or 2026-11-24T09:00, the end after the beginning.',
    )
  const promotion = await trx
    .insertInto('promotion')
    .values({
      website_id: websiteId,
      key: input.key,
      label: input.label.trim(),
      rule: JSON.stringify(rule),
      priority: input.priority,
      is_automatic: codes.length === 0,
      is_listed: input.isListed,
      starts_local: window.startsLocal,
      ends_local: window.endsLocal,
      starts_at: window.startsAt,
      ends_at: window.endsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!promotion) throw new RuleError(`The site has a promotion "${input.key}" already.`)
  const perCustomerLimit = input.perCustomerLimit ?? (rule.isFirstOrderOnly ? 1 : undefined)
  const { rows } = await sql`
    insert into coupon (website_id, code, promotion_id, use_limit, per_customer_limit)
    select ${websiteId}::int, code, ${promotion.id}::int, ${input.useLimit ?? null}::int,
      ${perCustomerLimit ?? null}::int
    from unnest(${[...codes]}::text[]) as code on conflict do nothing returning code`.execute(trx)
  if (rows.length < codes.length) throw new RuleError('The site has one of these codes already.')
}

function recordInAudit(trx: Db, { websiteId }: Brand, action: string, key: string) {
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

/** A first-order code defaults to one use per customer. @throws RuleError [A122] */
export async function addPromotion(db: Kysely<Database>, brand: Brand, input: NewPromotion): Promise<void> {
  assertComplete(input)
  const codes = parseCodes(input)
  const rule = parseRule(input.rule)
  await inTransaction(db, async (trx) => {
    const goods = await requireKnownItems(trx, brand.websiteId, rule.goods)
    await insert(trx, brand, input, { ...rule, goods }, codes)
    await recordInAudit(trx, brand, 'promotion-added', input.key)
  })
}

/** @returns false when none was in force [A122] */
export async function endPromotion(db: Kysely<Database>, brand: Brand, key: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('promotion')
      .set({ is_active: false, ended_at: sql<Date>`shop_now()` })
      .where('website_id', '=', brand.websiteId)
      .where('key', '=', key)
      .where('is_active', '=', true)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await recordInAudit(trx, brand, 'promotion-ended', key)
    return numUpdatedRows > 0n
  })
}

export interface ListedPromotion {
  readonly key: string
  readonly label: string
  readonly rule: unknown
  readonly priority: number
  readonly is_automatic: boolean
  readonly is_listed: boolean
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
    select p.key, p.label, p.rule, p.priority, p.is_automatic, p.is_listed, p.starts_local as "from",
      p.ends_local as "to",
      case when not p.is_active then 'ended' when p.ends_at <= shop_now() then 'over'
        when p.starts_at > shop_now() then 'to come' else 'in force' end as state,
      (select coalesce(json_agg(json_build_object('code', c.code, 'used', (
          select count(*) from coupon_use u where u.website_id = c.website_id and u.code = c.code
            and u.state = 'taken'),
          'use_limit', c.use_limit, 'per_customer_limit', c.per_customer_limit) order by c.code), '[]')
        from coupon c where c.promotion_id = p.id) as codes
    from promotion p where p.website_id = ${websiteId} order by p.priority desc, p.id`.execute(db)
  return rows
}
