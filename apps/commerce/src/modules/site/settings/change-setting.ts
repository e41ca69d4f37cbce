import type { Brand } from '@welt/brands'
import { type Kysely, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import type { Setting } from './setting-list.ts'
import { loadSettings } from './settings.ts'

async function storeSetting(db: Db, websiteId: number, { key, part }: Setting, value: unknown): Promise<void> {
  const json = JSON.stringify(part === undefined ? value : { [part]: value })
  await sql`insert into site_setting (website_id, key, value) values (${websiteId}, ${key}, ${json}::jsonb)
    on conflict (website_id, key) do update set updated_at = now(),
      value = ${part === undefined ? sql`excluded.value` : sql`site_setting.value || excluded.value`}`.execute(db)
}

async function resetSetting(db: Db, websiteId: number, { key, part }: Setting): Promise<void> {
  if (part === undefined)
    await db.deleteFrom('site_setting').where('website_id', '=', websiteId).where('key', '=', key).execute()
  else
    await sql`update site_setting set value = value - ${part}::text, updated_at = now()
      where website_id = ${websiteId} and key = ${key}`.execute(db)
}

/** Undefined restores the brand's default. Audited; a trigger purges tag `store`. @returns the setting now in force */
export async function changeSetting(
  db: Kysely<Database>,
  brand: Brand,
  setting: Setting,
  value: unknown,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const before = setting.read(await loadSettings(trx, brand))
    if (value === undefined) await resetSetting(trx, brand.websiteId, setting)
    else await storeSetting(trx, brand.websiteId, setting, value)
    const after = setting.read(await loadSettings(trx, brand))
    await trx
      .insertInto('audit')
      .values({
        website_id: brand.websiteId,
        actor: 'operator',
        action: 'setting-changed',
        target: `setting:${setting.name}`,
        address: null,
        detail: JSON.stringify({ before, after }),
      })
      .execute()
    return after
  })
}

type ListName = 'instalment_methods' | 'express_methods' | 'payment_methods'

/** What the payment service offers; writes only if it changed. [R9.29, R3.112] */
export async function storeMethodList(
  db: Db,
  websiteId: number,
  name: ListName,
  list: readonly unknown[],
): Promise<void> {
  const json = JSON.stringify(list)
  await sql`insert into site_setting (website_id, key, value)
    select ${websiteId}, ${name}, ${json}::jsonb
    where ${json} <> '[]' or exists (select 1 from site_setting where website_id = ${websiteId} and key = ${name})
    on conflict (website_id, key) do update set updated_at = now(), value = excluded.value
      where site_setting.value is distinct from excluded.value`.execute(db)
}
