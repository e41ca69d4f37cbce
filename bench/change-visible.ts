import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import type { ChangeFigures } from './change-visible-child.ts'
import { runScript } from './measure/child-process.ts'
import { type BenchResult, median, rounded } from './measure/result.ts'
import { LISTING_HOST, LISTING_PATH, LISTING_WEBSITE_ID, type System, WHOLE_SITE } from './measure/system.ts'

const ALLOWED_MS = 1000
const SHOES = 10
const TIMEOUT_MS = 30_000

interface Shoe {
  readonly id: number
  readonly path: string
  readonly name: string
  readonly regular_cents: number
  readonly sale_cents: number | null
}

export function fetchPage(port: number, path: string, host = LISTING_HOST): Promise<string> {
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, async (answer) => {
      done(Buffer.concat(await answer.toArray()).toString('utf8'))
    })
      .on('error', failed)
      .end()
  })
}

async function leadingShoes(db: pg.Client, port: number): Promise<readonly Shoe[]> {
  const html = await fetchPage(port, LISTING_PATH)
  const keys = [...html.matchAll(/<article[\s\S]*?href="\/([^"/]+)\.html"/g)].map(([, key = '']) => key)
  const { rows } = await db.query<Shoe>(
    `select p.id, '/' || p.url_key || '.html' as path, coalesce(nullif(p.web_display_name, ''), p.name) as name, ps.regular_cents, ps.sale_cents
     from product p join product_site ps on ps.product_id = p.id and ps.website_id = $1 where p.url_key = any($2)`,
    [LISTING_WEBSITE_ID, keys.slice(0, SHOES)],
  )
  if (rows.length === 0) throw new Error('The listing shows no shoes.')
  return rows
}

/** From the commit until a request shows the new price, without the rendering. */
export async function untilShown(
  port: number,
  path: string,
  price: string,
  committedAt: number,
  host = LISTING_HOST,
): Promise<number> {
  for (;;) {
    const requestedAfterMs = performance.now() - committedAt
    if ((await fetchPage(port, path, host)).includes(price)) return requestedAfterMs
    if (requestedAfterMs > TIMEOUT_MS) throw new Error(`${path} never showed ${price}.`)
    await after(10)
  }
}

async function pagesFollow({
  databaseUrl,
  port,
}: System): Promise<Readonly<Record<'product' | 'listing' | 'search', readonly number[]>>> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const times = { product: [] as number[], listing: [] as number[], search: [] as number[] }
  const set = (id: number, regular: number, sale: number | null) =>
    db.query('update product_site set regular_cents = $3, sale_cents = $4 where product_id = $1 and website_id = $2', [
      id,
      LISTING_WEBSITE_ID,
      regular,
      sale,
    ])
  try {
    for (const [at, shoe] of (await leadingShoes(db, port)).entries()) {
      const pages = {
        product: shoe.path,
        listing: LISTING_PATH,
        search: `/search?q=${encodeURIComponent(shoe.name)}`,
      } as const
      for (const path of Object.values(pages)) await fetchPage(port, path)
      const cents = 13_100 + 7 * at + 1
      await set(shoe.id, cents, null)
      const committedAt = performance.now()
      const price = `$${(cents / 100).toFixed(2)}`
      await Promise.all(
        (['product', 'listing', 'search'] as const).map(async (page) =>
          times[page].push(await untilShown(port, pages[page], price, committedAt)),
        ),
      )
      await set(shoe.id, shoe.regular_cents, shoe.sale_cents)
    }
    return times
  } finally {
    await db.end()
  }
}

export async function benchChangeVisible(system: System): Promise<readonly BenchResult[]> {
  const input = { databaseUrl: system.databaseUrl, websiteId: WHOLE_SITE.websiteId }
  const pages = await pagesFollow(system)
  const figures = (await runScript(join('bench', 'change-visible-child.ts'), input)) as ChangeFigures
  const within = (name: string, maxMs: number, details: BenchResult['details']): BenchResult => ({
    name,
    figure: { value: rounded(maxMs), unit: 'ms at most' },
    baseline: { name: 'allowed', value: ALLOWED_MS, unit: 'ms' },
    ratio: rounded(ALLOWED_MS / maxMs),
    required: 1,
    details,
  })
  const onPage = (page: keyof typeof pages) =>
    within(`change-visible-on-${page}-page`, Math.max(...pages[page]), {
      p50_ms: rounded(median(pages[page])),
      shoes: pages[page].length,
    })
  return [
    onPage('product'),
    onPage('listing'),
    onPage('search'),
    within('change-visible', figures.oneByOneMaxMs, { p50_ms: figures.oneByOneP50Ms }),
    within('change-visible-in-burst', figures.burstMaxMs, {
      changes: figures.changesInBurst,
      p50_ms: figures.burstP50Ms,
      listing_p99_ms_meanwhile: figures.listingP99InBurstMs,
    }),
  ]
}
