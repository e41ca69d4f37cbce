import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { checkDatabase } from './database-setup.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres.ts'

/** `npm run seed [-- --products N]`: fills the database named by DATABASE_URL, or the embedded one, and leaves nothing running. */
const root = join(import.meta.dirname, '..')
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
let postgres: EmbeddedPostgres | undefined
try {
  if (!process.env.DATABASE_URL) postgres = await startPostgres({ dataDir })
  const env = { ...process.env, DATABASE_URL: process.env.DATABASE_URL ?? postgres?.url ?? '', DATA_DIR: dataDir }
  await checkDatabase(env.DATABASE_URL)
  for (const args of [['apps/commerce/src/migrate.ts'], ['apps/commerce/src/seed/main.ts', ...process.argv.slice(2)]]) {
    const run = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
    process.exitCode = run.status ?? 1
    if (run.status !== 0) break
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  // An adopted server belongs to a running `npm start`; ending it would take the shops down.
  if (postgres && !postgres.isAdopted) await postgres.stop()
}
