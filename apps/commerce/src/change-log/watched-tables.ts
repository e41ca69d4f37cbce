import { type Kysely, sql } from 'kysely'
import type { Database } from '#src/platform/database'

type Column<Table extends keyof Database> = keyof Database[Table] & string

interface Watched<Table extends keyof Database> {
  /** Identifies a row across an update. */
  readonly key: readonly Column<Table>[]
  /** Logged columns. */
  readonly facts: readonly Column<Table>[]
  /** An update is logged when one differs; any column by default. */
  readonly columns?: readonly Column<Table>[]
  /** Columns that no page shows, logged as <table>_order. */
  readonly ordering?: readonly Column<Table>[]
}

/** `migrate` creates the triggers from this list. [decision 10] */
export const WATCHED_TABLES = {
  site_setting: { key: ['website_id', 'key'], facts: ['website_id', 'key'] },
  maintenance: { key: ['website_id'], facts: ['website_id'] },
  brand: { key: ['id'], facts: ['id'] },
  category: { key: ['id'], facts: ['id', 'website_id', 'parent_id', 'url_path'] },
  product: { key: ['id'], facts: ['id', 'sku', 'style_code', 'url_key', 'brand_id'] },
  // Includes everything shown, to recognise updates of the order alone.
  product_site: {
    key: ['product_id', 'website_id'],
    facts: [
      ...['product_id', 'website_id', 'is_enabled', 'currency', 'regular_cents', 'sale_cents', 'sale_from', 'sale_to'],
      ...['rrp_cents', 'now_price_label', 'pinned_position', 'margin_rank'],
    ],
    ordering: ['sold_30_days', 'sell_through_percent'],
  },
  product_category: { key: ['product_id', 'category_id'], facts: ['product_id', 'category_id'] },
  category_pin: { key: ['product_id', 'category_id'], facts: ['product_id', 'category_id'] },
  product_image: { key: ['product_id', 'position'], facts: ['product_id'] },
  product_tag: { key: ['product_id', 'website_id', 'text'], facts: ['product_id'] },
  gift_card_product: { key: ['product_id', 'website_id'], facts: ['product_id', 'website_id'] },
  product_link: { key: ['product_id', 'kind', 'linked_id'], facts: ['product_id'] },
  variant: { key: ['id'], facts: ['product_id'] },
  // Other quantity changes are not logged.
  stock: { key: ['sku', 'source'], facts: ['sku', 'source', 'shown', 'ships'], columns: ['shown', 'ships'] },
  store: { key: ['id'], facts: ['store_code'] },
  inventory_feed: { key: ['only_one'], facts: [], columns: ['was_paused'] },
  delivery_zones: { key: ['country'], facts: [] },
  search_synonym: { key: ['id'], facts: [] },
  search_redirect: { key: ['id'], facts: [] },
  cms_page: { key: ['id'], facts: ['website_id', 'identifier'] },
  cms_block: { key: ['id'], facts: ['website_id', 'identifier'] },
  content_version: { key: ['id'], facts: ['website_id', 'identifier'] },
  redirect: { key: ['website_id', 'from_path'], facts: ['website_id', 'from_path'] },
  // Counted for limited codes alone.
  coupon: { key: ['website_id', 'code'], facts: ['website_id'], columns: ['used'] },
  promotion: { key: ['id'], facts: ['website_id'] },
  return_item: { key: ['id'], facts: ['order_line_id'], columns: ['reason_code', 'status', 'quantity'] },
  review: { key: ['id'], facts: ['style_code', 'state', 'rating', 'is_recommended', 'fit', 'width'] },
  style_rating: { key: ['style_code'], facts: ['style_code'] },
  style_fit: {
    key: ['style_code'],
    facts: ['style_code'],
    columns: ['cases', 'kept', 'too_small', 'too_large', 'too_narrow', 'too_wide'],
  },
} as const satisfies { readonly [Table in keyof Database]?: Watched<Table> }

export type WatchedTable = keyof typeof WATCHED_TABLES

/** Triggers with transition tables allow only one event. */
const EVENTS = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
}

interface Columns {
  readonly key: readonly string[]
  readonly facts: readonly string[]
  readonly columns?: readonly string[]
  readonly ordering?: readonly string[]
}

/** Drops duplicates in the logged values. */
function rowsOf(transition: string, { key, facts }: Columns): string {
  if (facts.length === 0) return `(select from ${transition} limit 1)`
  return key.every((column) => facts.includes(column))
    ? transition
    : `(select distinct ${facts.join(', ')} from ${transition})`
}

function functionStatement(table: string, watched: Columns): string {
  const { key, facts, columns, ordering = [] } = watched
  const object = (row: string) =>
    facts.length === 0
      ? 'null::jsonb'
      : `jsonb_build_object(${facts.map((fact) => `'${fact}', ${row}.${fact}`).join(', ')})`
  const listOf = (names: readonly string[], row: string) => `(${names.map((name) => `${row}.${name}`).join(', ')})`
  const values = (row: string) => (columns ? listOf(columns, row) : row)
  const where = (row: string) => `case when ${row}.${key[0]} is not null then ${object(row)} end`
  const rest = (row: string) => `to_jsonb(${row}) - '{${ordering.join()}}'::text[]`
  const isOfOrder = `(${listOf(ordering, 'o')} is distinct from ${listOf(ordering, 'n')} and coalesce(${rest('o')} = ${rest('n')}, false))`
  const logUpdates = (name: string, condition: string) => `perform log_changes('${name}', array(
      select distinct row(${where('o')}, ${where('n')})::logged_change
      from old_rows o full join new_rows n using (${key.join(', ')}) where ${values('o')} is distinct from ${values('n')}${condition}));`
  const updates =
    ordering.length > 0
      ? [logUpdates(table, ` and not ${isOfOrder}`), logUpdates(`${table}_order`, ` and ${isOfOrder}`)]
      : [logUpdates(table, '')]
  return `create or replace function log_${table}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('${table}', array(select row(null, ${object('n')})::logged_change from ${rowsOf('new_rows', watched)} n));
  elsif tg_op = 'DELETE' then
    perform log_changes('${table}', array(select row(${object('o')}, null)::logged_change from ${rowsOf('old_rows', watched)} o));
  else
    ${updates.join('\n    ')}
  end if;
  return null;
end $$`
}

const triggerStatement = (table: string, event: keyof typeof EVENTS) =>
  `create or replace trigger ${table}_logs_${event} after ${event} on ${table} referencing ${EVENTS[event]}
  for each statement execute function log_${table}()`

const statementsOf = (table: string, watched: Columns): readonly string[] => [
  functionStatement(table, watched),
  ...(['insert', 'update', 'delete'] as const).map((event) => triggerStatement(table, event)),
]

const wantedStatements = new Map(
  Object.entries(WATCHED_TABLES).map(([table, watched]) => [table, statementsOf(table, watched).join(';\n')]),
)

/** Null when a trigger is missing. */
async function findWatchedTables(db: Kysely<Database>): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ table: string; statements: string | null }>`
    select substr(proname, 5) as table, case when (select count(*) from pg_trigger where tgfoid = f.oid) = 3
      then obj_description(f.oid, 'pg_proc') end as statements
    from pg_proc f where pronamespace = 'public'::regnamespace and proname like 'log\\_%' and prorettype = 'trigger'::regtype`.execute(
    db,
  )
  return new Map(rows.map(({ table, statements }) => [table, statements]))
}

/** Tables migrated by another version. */
export async function unwatchedTables(db: Kysely<Database>): Promise<readonly string[]> {
  const found = await findWatchedTables(db)
  return [...wantedStatements].flatMap(([table, statements]) => (found.get(table) === statements ? [] : table))
}

const WATCH_LOCK = 7_261_003

/** Also drops triggers of tables no longer watched. */
export async function watchTables(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${WATCH_LOCK}::int)`.execute(trx)
    const found = await findWatchedTables(trx)
    for (const table of found.keys())
      if (!wantedStatements.has(table)) await sql`drop function ${sql.id(`log_${table}`)} cascade`.execute(trx)
    for (const [table, statements] of wantedStatements) {
      if (found.get(table) === statements) continue
      await sql.raw(statements).execute(trx)
      await sql`comment on function ${sql.id(`log_${table}`)} is ${sql.lit(statements)}`.execute(trx)
    }
  })
}
