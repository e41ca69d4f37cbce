import { type Kysely, sql } from 'kysely'

/** Photos of faults; the files are elsewhere. [R3.97, decision 166] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table return_photo (
        uid text primary key,
        order_id bigint not null references orders (id) on delete cascade,
        return_id bigint references return_request (id) on delete cascade,
        order_line_id bigint references order_line (id) on delete cascade,
        created_at timestamptz not null default shop_now(),
        check ((return_id is null) = (order_line_id is null))
      );
      create index return_photo_order on return_photo (order_id);
      create index return_photo_return on return_photo (return_id) where return_id is not null;
      create index return_photo_unused on return_photo (created_at) where return_id is null;
    `)
    .execute(db)
}
