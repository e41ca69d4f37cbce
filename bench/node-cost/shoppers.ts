import pg from 'pg'

async function withClient<T>(databaseUrl: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

export function applyCodes(databaseUrl: string, websiteId: number, cartIds: readonly string[]): Promise<void> {
  return withClient(databaseUrl, async (db) => {
    await db.query(
      `with card as (
         insert into gift_card (code, pin_hash, website_id, currency, balance_cents, state)
         select 'BENCH' || lpad(n::text, 9, '0'), 'none', $1, 'AUD', 2000, 'active' from generate_series(1, $2::int) n
         on conflict (code) do update set balance_cents = excluded.balance_cents returning code)
       update cart set coupon_codes = '{FREEPOST}', gift_card_codes = array[own.code], gift_card_seen_cents = '{2000}'
       from unnest($3::text[]) with ordinality as wanted (id, n)
       join (select code, row_number() over (order by code) as n from card) own using (n) where cart.id = wanted.id`,
      [websiteId, cartIds.length, cartIds],
    )
  })
}

const TYPOS = 200

export function searchedTerms(
  databaseUrl: string,
): Promise<{ readonly typos: readonly string[]; readonly prefixes: readonly string[] }> {
  return withClient(databaseUrl, async (db) => {
    const { rows } = await db.query<{ name: string }>(
      `select name from (select distinct name from product where name <> '') names order by md5(name)`,
    )
    const names = rows.map(({ name }) => name)
    const typos = names.slice(0, TYPOS).map((name) => `${name.slice(0, 2)}${name.slice(3)}`)
    return { typos, prefixes: names.map((name) => name.toLowerCase()) }
  })
}

const TERMS_A_ROUND = 60

/** Names without their last letter. */
export function typedTerms(names: readonly string[]): () => readonly string[] {
  let first = 0
  return () => {
    const terms = Array.from({ length: TERMS_A_ROUND }, (_, at) =>
      (names[(first + at) % names.length] ?? '').slice(0, -1),
    )
    first += TERMS_A_ROUND
    return terms
  }
}
