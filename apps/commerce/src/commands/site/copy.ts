import type { Brand } from '@welt/brands'
import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction, type openDatabase } from '../../platform/database.ts'

interface CopiedTable {
  readonly table: string
  /** Columns that keep their default. */
  readonly except?: readonly string[]
  /** Columns in which the shop names itself. */
  readonly renamed?: readonly string[]
  /** Which rows. */
  readonly where?: RawBuilder<unknown>
}

const TABLES: readonly CopiedTable[] = [
  { table: 'category', except: ['parent_id', 'updated_at'], renamed: ['name', 'description'] },
  { table: 'product_site', except: ['sold_30_days', 'sell_through_percent'] },
  { table: 'product_tag' },
  { table: 'gift_card_product' },
  {
    table: 'cms_page',
    except: ['updated_at'],
    renamed: ['title', 'content_heading', 'content', 'meta_title', 'meta_description', 'data'],
  },
  { table: 'cms_block', except: ['updated_at'], renamed: ['title', 'content', 'data'] },
  { table: 'redirect' },
  { table: 'search_redirect' },
  { table: 'site_setting', where: sql`f.key in ('featured_brands', 'excluded_brands')` },
  {
    table: 'search_synonym',
    where: sql`not exists (
      select from search_synonym t where t.website_id = ${sql.ref('to.id')} and t.phrases = f.phrases)`,
  },
]

async function columnsOf(db: Db, { table, except = [] }: CopiedTable): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
      and column_name <> all(${['id', 'website_id', ...except]})
    order by ordinal_position`.execute(db)
  return rows.map(({ name }) => name)
}

const detailsOf = ({ name, helpEmail, helpPhone, seller }: Brand) => [seller.legalName, helpEmail, helpPhone, name]

/** A detail may contain another, also of the other shop: each is marked, longest first, before any mark is filled. */
function renamed(column: RawBuilder<unknown>, from: Brand, to: Brand): RawBuilder<unknown> {
  const toDetails = detailsOf(to)
  const details = detailsOf(from)
    .map((old, at) => ({ old, mark: `\u0001${at}\u0001`, new: toDetails[at] }))
    .sort((a, b) => b.old.length - a.old.length)
  const marked = details.reduce<RawBuilder<unknown>>(
    (text, detail) => sql`replace(${text}, ${detail.old}, ${detail.mark})`,
    sql`${column}::text`,
  )
  return details.reduce((text, detail) => sql`replace(${text}, ${detail.mark}, ${detail.new})`, marked)
}

async function copyTable(db: Db, copied: CopiedTable, from: Brand, to: Brand): Promise<number> {
  const columns = await columnsOf(db, copied)
  const values = columns.map((name) => {
    const column = sql.ref(`f.${name}`)
    if (!copied.renamed?.includes(name)) return column
    return name === 'data' ? sql`${renamed(column, from, to)}::jsonb` : renamed(column, from, to)
  })
  const { numAffectedRows } = await sql`
    insert into ${sql.table(copied.table)} (website_id, ${sql.join(columns.map((name) => sql.ref(name)))})
    select "to".id, ${sql.join(values)}
    from ${sql.table(copied.table)} f cross join (select ${to.websiteId}::int as id) "to"
    where f.website_id = ${from.websiteId} and ${copied.where ?? sql`true`}
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function copyTree(db: Db, from: Brand, to: Brand): Promise<void> {
  await sql`
    update category c set parent_id = own.id
    from category f join category parent on parent.id = f.parent_id
      join category own on own.url_path = parent.url_path and own.website_id = ${to.websiteId}
    where c.website_id = ${to.websiteId} and c.parent_id is null and f.website_id = ${from.websiteId}
      and f.url_path = c.url_path`.execute(db)
}

/** Products of categories, and those that lead them. */
async function copyPlaces(db: Db, table: 'product_category' | 'category_pin', from: Brand, to: Brand): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (category_id, product_id, position)
    select own.id, p.product_id, p.position
    from ${sql.table(table)} p join category f on f.id = p.category_id and f.website_id = ${from.websiteId}
      join category own on own.url_path = f.url_path and own.website_id = ${to.websiteId}
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** What the new site already has stays. @returns rows copied, by table */
export async function copySite(
  db: ReturnType<typeof openDatabase>,
  from: Brand,
  to: Brand,
): Promise<ReadonlyMap<string, number>> {
  return inTransaction(db, async (trx) => {
    const copied = new Map<string, number>()
    for (const table of TABLES) copied.set(table.table, await copyTable(trx, table, from, to))
    await copyTree(trx, from, to)
    for (const table of ['product_category', 'category_pin'] as const)
      copied.set(table, await copyPlaces(trx, table, from, to))
    await trx
      .insertInto('audit')
      .values({
        website_id: to.websiteId,
        actor: 'operator',
        action: 'site-copied',
        target: 'site',
        address: null,
        detail: JSON.stringify({ from: from.id, ...Object.fromEntries(copied) }),
      })
      .execute()
    return copied
  })
}
