import { type Kysely, sql } from 'kysely'

/** When a customer gave the date of birth, which earns a reward only after some days. [decision 135] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table customer add date_of_birth_set_at timestamptz;
      update customer set date_of_birth_set_at = created_at where date_of_birth is not null;
      create function note_birth_date() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' or new.date_of_birth is distinct from old.date_of_birth then
          new.date_of_birth_set_at := case when new.date_of_birth is null then null else shop_now() end;
        end if;
        return new;
      end $$;
      create trigger note_birth_date before insert or update of date_of_birth on customer
        for each row execute function note_birth_date();
    `)
    .execute(db)
}
