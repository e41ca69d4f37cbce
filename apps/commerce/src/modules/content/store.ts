import type { Selectable } from 'kysely'
import type { Db } from '#src/platform/database'
import type { ContentTables } from '#tables/content'

export type PageRow = Selectable<ContentTables['cms_page']>
export type BlockRow = Selectable<ContentTables['cms_block']>
type RedirectRow = Selectable<ContentTables['redirect']>

export async function findPage(
  db: Db,
  websiteId: number,
  by: { readonly identifier?: string; readonly id?: number },
): Promise<PageRow | undefined> {
  const pages = db.selectFrom('cms_page').selectAll().where('website_id', '=', websiteId).where('is_active', '=', true)
  if (by.id !== undefined) return pages.where('id', '=', by.id).executeTakeFirst()
  return pages.where('identifier', '=', by.identifier ?? '').executeTakeFirst()
}

export async function findBlocks(
  db: Db,
  websiteId: number,
  identifiers: readonly string[],
): Promise<Map<string, BlockRow>> {
  if (identifiers.length === 0) return new Map()
  const rows = await db
    .selectFrom('cms_block')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('is_active', '=', true)
    .where('identifier', 'in', [...identifiers])
    .execute()
  return new Map(rows.map((row) => [row.identifier, row]))
}

export async function listBlocks(db: Db, websiteId: number, prefix: `${string}-`): Promise<BlockRow[]> {
  return db
    .selectFrom('cms_block')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('is_active', '=', true)
    .where('identifier', 'like', `${prefix}%`)
    .orderBy('position')
    .orderBy('identifier')
    .execute()
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
}
