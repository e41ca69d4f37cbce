import { type Selectable, sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { ContentTables, StoryFacts } from '#tables/content'
import { type BegunVersion, type History, historyOf } from './history.ts'

export type PageRow = Selectable<ContentTables['cms_page']>
export type BlockRow = Selectable<ContentTables['cms_block']>
type RedirectRow = Selectable<ContentTables['redirect']>

/** Instant and draft of a preview; undefined is now, without drafts. */
export interface ContentMoment {
  readonly at: Date
  readonly draftId: number | undefined
}

const instantOf = (moment: ContentMoment | undefined) => (moment ? sql`${moment.at}::timestamptz` : sql`shop_now()`)

/** Columns that the version in force replaces; the one that began last wins. */
function versionSql(kind: 'page' | 'block', moment: ContentMoment | undefined) {
  return sql<Readonly<Record<string, unknown>> | null>`(
    select v.fields || jsonb_build_object('updated_at', greatest(base.updated_at, v.starts_at))
    from content_version v
    where v.website_id = base.website_id and v.kind = ${kind} and v.identifier = base.identifier
      and (v.id = ${moment?.draftId ?? null}::int or not v.is_draft
        and (v.starts_at is null or v.starts_at <= ${instantOf(moment)})
        and (v.ends_at is null or v.ends_at > ${instantOf(moment)}))
    order by v.id = ${moment?.draftId ?? null}::int desc nulls last, v.starts_at desc nulls last, v.id desc limit 1)`
}

type Versioned<Row> = Row & { readonly version: Readonly<Record<string, unknown>> | null }

/** Versions of a page that have begun; drafts have not. */
const HISTORY = sql<readonly BegunVersion[] | null>`(
  select jsonb_agg(jsonb_build_object('id', v.id, 'starts_at', v.starts_at, 'ends_at', v.ends_at, 'note', v.note,
    'is_active', v.fields -> 'is_active'))
  from content_version v
  where v.website_id = base.website_id and v.kind = 'page' and v.identifier = base.identifier and not v.is_draft
    and (v.starts_at is null or v.starts_at <= shop_now()))`

export type PageWithHistory = PageRow & { readonly history: History }

/** Undefined while the row, or its version in force, is not active. */
function inForce<Row extends { readonly is_active: boolean }>({ version, ...row }: Versioned<Row>): Row | undefined {
  const shown = { ...row, ...version } as unknown as Row
  return shown.is_active ? shown : undefined
}

const isShown = (rows: readonly (BlockRow | undefined)[]) => rows.filter((row) => row !== undefined)

export async function findPage(
  db: Db,
  websiteId: number,
  by: { readonly identifier?: string; readonly id?: number },
  moment?: ContentMoment,
): Promise<PageWithHistory | undefined> {
  const pages = db
    .selectFrom('cms_page as base')
    .selectAll('base')
    .select([versionSql('page', moment).as('version'), HISTORY.as('begun'), sql<Date>`shop_now()`.as('now')])
    .where('base.website_id', '=', websiteId)
  const chosen =
    by.id === undefined ? pages.where('base.identifier', '=', by.identifier ?? '') : pages.where('base.id', '=', by.id)
  const row = await chosen.executeTakeFirst()
  if (!row) return undefined
  const { begun, now, ...base } = row
  const page = inForce<PageRow>(base)
  return page && { ...page, history: historyOf(begun ?? [], base.is_active, now) }
}

/** @param version one of the page's earlier texts, 0 for its own columns */
export async function findEarlierPage(db: Db, page: PageWithHistory, version: number): Promise<PageRow | undefined> {
  const wanted = page.history.earlier.find((one) => one.version === version)
  if (!wanted) return undefined
  const base = await db.selectFrom('cms_page').selectAll().where('id', '=', page.id).executeTakeFirst()
  const fields = db.selectFrom('content_version').select('fields').where('id', '=', version)
  const row = version === 0 ? undefined : await fields.executeTakeFirst()
  return (
    base && { ...base, ...(row?.fields as Partial<PageRow> | undefined), updated_at: wanted.from ?? base.updated_at }
  )
}

/** Active pages whose identifier begins with this, as they are in force. */
export async function listPages(db: Db, websiteId: number, prefix: string): Promise<PageRow[]> {
  const rows = await db
    .selectFrom('cms_page as base')
    .selectAll('base')
    .select(versionSql('page', undefined).as('version'))
    .where('base.website_id', '=', websiteId)
    .where('base.identifier', 'like', `${prefix}%`)
    .orderBy('base.identifier')
    .execute()
  return rows.map((row) => inForce<PageRow>(row)).filter((row) => row !== undefined)
}

export async function findBlocks(
  db: Db,
  websiteId: number,
  identifiers: readonly string[],
): Promise<Map<string, BlockRow>> {
  if (identifiers.length === 0) return new Map()
  const rows = await db
    .selectFrom('cms_block as base')
    .selectAll('base')
    .select(versionSql('block', undefined).as('version'))
    .where('base.website_id', '=', websiteId)
    .where('base.identifier', 'in', [...identifiers])
    .execute()
  return new Map(isShown(rows.map((row) => inForce<BlockRow>(row))).map((row) => [row.identifier, row]))
}

export async function listBlocks(
  db: Db,
  websiteId: number,
  prefix: `${string}-`,
  moment?: ContentMoment,
): Promise<BlockRow[]> {
  const rows = await db
    .selectFrom('cms_block as base')
    .selectAll('base')
    .select(versionSql('block', moment).as('version'))
    .where('base.website_id', '=', websiteId)
    .where('base.identifier', 'like', `${prefix}%`)
    .execute()
  const shown = isShown(rows.map((row) => inForce<BlockRow>(row)))
  return shown.sort((a, b) => a.position - b.position || (a.identifier < b.identifier ? -1 : 1))
}

export async function findRedirect(db: Db, websiteId: number, path: string): Promise<RedirectRow | undefined> {
  return db
    .selectFrom('redirect')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('from_path', '=', path)
    .executeTakeFirst()
}

export async function findRemovedProduct(
  db: Db,
  websiteId: number,
  urlKey: string,
): Promise<{ readonly path: string | null } | undefined> {
  return db
    .selectFrom('gone_product as g')
    .leftJoin('category as c', (join) => join.onRef('c.id', '=', 'g.category_id').on('c.is_active', '=', true))
    .where('g.website_id', '=', websiteId)
    .where('g.url_key', '=', urlKey)
    .select('c.url_path as path')
    .executeTakeFirst()
}

export interface CmsPageSeed {
  readonly identifier: string
  readonly title: string
  readonly contentHeading?: string
  readonly content: string
  readonly metaDescription?: string
  /** The page with the canonical address. [A08] */
  readonly canonicalIdentifier?: string
  /** The switch of the site that has to be on. */
  readonly shownWhile?: 'blog' | 'rewards' | 'gift_cards'
  /** Facts of a story. */
  readonly data?: StoryFacts
}
