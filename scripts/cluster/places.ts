import pg from 'pg'

const TERMS = 500

export interface Places {
  readonly listings: readonly string[]
  readonly products: readonly string[]
  /** All have results. */
  readonly terms: readonly string[]
}

/** Pages of a site, and names that are found there. */
export async function findPlaces(databaseUrl: string, websiteId: number): Promise<Places> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const values = async (text: string) =>
    (await db.query<{ value: string }>(text, [websiteId])).rows.map(({ value }) => value)
  const sold = 'product p join product_site ps on ps.product_id = p.id and ps.website_id = $1 and ps.is_enabled'
  try {
    return {
      listings: await values(
        `select distinct '/' || c.url_path as value
         from category c join product_category pc on pc.category_id = c.id
         where c.website_id = $1 and c.is_active and c.level >= 2 order by 1`,
      ),
      products: await values(
        `select '/' || p.url_key || '.html' as value from ${sold} where p.type = 'configurable' order by p.id`,
      ),
      terms: await values(
        `select value from (select distinct p.name as value from ${sold}) names order by md5(value) limit ${TERMS}`,
      ),
    }
  } finally {
    await db.end()
  }
}
