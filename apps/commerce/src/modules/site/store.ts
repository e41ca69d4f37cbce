import { sql } from 'kysely'
import type { Db } from '#src/composition/database'

/** Id of the site's root category; its children are the top navigation. Undefined before the catalogue is there. */
export async function findRootCategoryId(db: Db, websiteId: number): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select id from category where website_id = ${websiteId} and parent_id is null order by id limit 1`.execute(db)
  return rows[0]?.id
}
