import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../scripts/postgres.ts'
import { dataDir } from './shop.ts'

const root = join(import.meta.dirname, '..')

/** What an operator's command printed, and how it ended. */
export interface CommandEnd {
  readonly code: number | null
  readonly output: string
}

/** Runs `npm run welt -- <args>` on the shops under test. @source architecture §7 */
export function operate(...args: readonly string[]): Promise<CommandEnd> {
  const env = { ...process.env, DATA_DIR: dataDir() }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/welt.ts', ...args], { cwd: root, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  return new Promise((done) => child.once('close', (code) => done({ code, output })))
}

/** The token that purging asks for, of the shops under test. */
export function purgeToken(): string {
  return (JSON.parse(readFileSync(join(dataDir(), 'secrets.json'), 'utf8')) as { PURGE_TOKEN: string }).PURGE_TOKEN
}

/** Runs one statement on the shops' database, as an import job of the merchant would. */
export async function runSql<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { url } = await startPostgres({ dataDir: dataDir() })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
