import { sql } from 'kysely'
import type { Db } from './place-order.ts'

interface Column {
  readonly name: string
  readonly type: 'timestamp with time zone' | 'date'
}

interface DatedTable {
  readonly table: string
  /** Column that holds the order's id. */
  readonly key: string
  readonly columns: readonly Column[]
}

/** Every date of an order, of the rows that name it and of its returns. */
async function readTables(db: Db): Promise<readonly DatedTable[]> {
  const { rows } = await sql<DatedTable>`
    select c.table_name as table, k.column_name as key,
      jsonb_agg(jsonb_build_object('name', c.column_name, 'type', c.data_type)) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      join information_schema.columns k using (table_schema, table_name)
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type in ('timestamp with time zone', 'date')
      and (k.column_name in ('order_id', 'return_id') or (c.table_name = 'orders' and k.column_name = 'id'))
    group by 1, 2`.execute(db)
  return rows
}

/** Moves all dates of an order into the past. */
export async function moveBack(db: Db, orderId: number, days: number): Promise<void> {
  if (days === 0) return
  for (const { table, key, columns } of await readTables(db)) {
    const moved = columns.map(({ name, type }) => {
      const column = sql.ref(name)
      return sql`${column} = ${column} - ${type === 'date' ? sql`${days}::int` : sql`make_interval(days => ${days})`}`
    })
    const owner =
      key === 'return_id' ? sql`in (select id from return_request where order_id = ${orderId})` : sql`= ${orderId}`
    await sql`update ${sql.table(table)} set ${sql.join(moved)} where ${sql.ref(key)} ${owner}`.execute(db)
  }
  await sql`
    update order_delivery_group g set promise = (
      select jsonb_object_agg(key, to_jsonb((value::date - ${days}::int)::text)) from jsonb_each_text(g.promise))
    where order_id = ${orderId} and promise is not null`.execute(db)
}
