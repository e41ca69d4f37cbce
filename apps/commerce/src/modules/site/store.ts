import { sql } from 'kysely'
import type { SettingsReader } from './settings/settings.ts'
import { siteValue } from './site-value.ts'

/** Undefined before the catalogue exists. */
export const ROOT_CATEGORY_ID = siteValue<number | undefined, SettingsReader>({
  name: 'root-category',
  tables: ['category'],
  async make({ db, brand: { websiteId } }) {
    const { rows } = await sql<{
      id: number
    }>`select id from category where website_id = ${websiteId} and parent_id is null order by id limit 1`.execute(db)
    return rows[0]?.id
  },
})
