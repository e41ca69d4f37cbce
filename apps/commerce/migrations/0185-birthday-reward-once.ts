import { type Kysely, sql } from 'kysely'

/** A customer has one birthday reward a year, whatever email addresses the account has had. [decision 135] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table loyalty_reward add customer_id bigint references customer (id) on delete set null;
      update loyalty_reward r set customer_id = c.id from customer c
        where r.kind = 'birthday' and c.website_id = r.website_id and c.email = r.email;
      create unique index loyalty_reward_birthday on loyalty_reward (customer_id, year) where kind = 'birthday';
    `)
    .execute(db)
}
