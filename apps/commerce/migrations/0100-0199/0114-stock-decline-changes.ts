import { type Kysely, sql } from 'kysely'

/** A feed sets `declined_at` of each row, mostly to the same value; only a change reads the rules. [decision 97] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      drop trigger stock_deliverable on stock;
      create trigger stock_deliverable before insert on stock
        for each row execute function stock_deliverable();
      create trigger stock_decline_changes before update of declined_at on stock
        for each row when (old.declined_at is distinct from new.declined_at) execute function stock_deliverable();
    `)
    .execute(db)
}
