import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { brandOf, type SiteId } from '@welt/brands'
import pg from 'pg'
import { startPostgres } from '../../scripts/postgres/postgres.ts'
import { dataDir, port, secrets } from './shop.ts'

const root = join(import.meta.dirname, '../..')

export interface CommandEnd {
  readonly code: number | null
  readonly output: string
}

export function operate(...args: readonly string[]): Promise<CommandEnd> {
  const env = { ...process.env, DATA_DIR: dataDir(), PORT: port }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/welt.ts', ...args], {
    cwd: root,
    env,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  return new Promise((done) => child.once('close', (code) => done({ code, output })))
}

export function purgeToken(): string {
  return secrets().PURGE_TOKEN ?? ''
}

/** Sets the warehouse's stock during `run`. */
export async function withStock(sku: string, count: number, run: () => Promise<void>): Promise<void> {
  const [row] = await runSql<{ on_hand: number }>("select on_hand from stock where sku = $1 and source = 'warehouse'", [
    sku,
  ])
  assert.equal((await operate('stock', sku, String(count))).code, 0)
  try {
    await run()
  } finally {
    await operate('stock', sku, String(row?.on_hand ?? 0))
  }
}

let database: Promise<string> | undefined

export function databaseUrl(): Promise<string> {
  database ??= startPostgres({ dataDir: dataDir() }).then(({ url }) => url)
  return database
}

export async function runSql<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await databaseUrl() })
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Above every rate limit, even with the tests' factor of a thousand. */
const TOO_MANY = 40_000

/** Inserts attempts: the tests' limits are too high to reach by requests. */
export async function fillLimit(bucket: string, windowSeconds: number): Promise<void> {
  await runSql(
    `insert into rate_limit (bucket, attempts, is_refused, ends_at)
     values ($1, array_fill(shop_now(), array[$3::int]), true, shop_now() + make_interval(secs => $2::int))
     on conflict (bucket) do update set attempts = excluded.attempts, ends_at = excluded.ends_at`,
    [bucket, windowSeconds, TOO_MANY],
  )
}

/** The site must not have a value for the setting. */
export async function withSetting(site: SiteId, key: string, value: string, run: () => Promise<void>): Promise<void> {
  const where = [brandOf(site).websiteId, key]
  await runSql(
    'insert into site_setting (website_id, key, value) values ($1, $2, $3) on conflict (website_id, key) do update set value = excluded.value',
    [...where, value],
  )
  try {
    await run()
  } finally {
    await runSql('delete from site_setting where website_id = $1 and key = $2', where)
  }
}
