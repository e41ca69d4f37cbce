import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseSeedOptions } from '../apps/commerce/src/seed/options.ts'
import { readSecrets } from './postgres/data-dir.ts'
import { checkDatabase } from './postgres/database-setup.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres/postgres.ts'

const root = join(import.meta.dirname, '..')
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')

/** Seeds the database of DATABASE_URL, or the embedded one. */
async function seed(args: readonly string[]): Promise<void> {
  let postgres: EmbeddedPostgres | undefined
  try {
    if (!process.env.DATABASE_URL) postgres = await startPostgres({ dataDir })
    const databaseUrl = process.env.DATABASE_URL ?? postgres?.url ?? ''
    const signingSecret = process.env.SIGNING_SECRET ?? readSecrets(dataDir).SIGNING_SECRET
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...(signingSecret && { SIGNING_SECRET: signingSecret }),
    }
    await checkDatabase(process.env.DATABASE_DIRECT_URL || env.DATABASE_URL)
    for (const command of [['apps/commerce/src/composition/migrate.ts'], ['apps/commerce/src/seed/main.ts', ...args]]) {
      const run = spawnSync(process.execPath, command, { cwd: root, env, stdio: 'inherit' })
      process.exitCode = run.status ?? 1
      if (run.status !== 0) break
    }
  } finally {
    await postgres?.stop()
  }
}

try {
  const args = process.argv.slice(2)
  // Parsed before a database is started.
  const options = parseSeedOptions(args)
  if (typeof options === 'string') process.stdout.write(options)
  else await seed(args)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
