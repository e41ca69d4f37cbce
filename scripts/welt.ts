import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Operator's commands that exist so far; each has --help, and --json where a script would read it. */
const root = join(import.meta.dirname, '..')
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
const HELP = `npm run welt -- <command>

  purge <tag> …        drops cached pages and reads that bear a tag: store cms search plp route product:<sku>
  stock <sku> <count>  sets what the warehouse has of a size's sku
  invariants [--json]  checks that orders, payments and stock agree (I1 to I8)
`

class CommandError extends Error {}

function purgeToken(): string {
  const file = join(dataDir, 'secrets.json')
  const token =
    process.env.PURGE_TOKEN ??
    (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { PURGE_TOKEN?: string }).PURGE_TOKEN : undefined)
  if (!token) throw new CommandError('PURGE_TOKEN is not set and the shops were never started here.')
  return token
}

async function purge(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) throw new CommandError('Name at least one tag: npm run welt -- purge plp')
  const urls = (process.env.STOREFRONT_URLS ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`).split(',')
  for (const url of urls) {
    const answer = await fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${purgeToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }).catch(() => undefined)
    if (!answer?.ok) throw new CommandError(`${url} did not purge (${answer?.status ?? 'not reachable'}). Are the shops open?`)
    process.stdout.write(`${url}: ${await answer.text()}\n`)
  }
}

async function withDatabase(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined }
  const { startPostgres } = await import('./postgres.ts')
  const postgres = await startPostgres({ dataDir })
  return { url: postgres.url, stop: async () => (postgres.isAdopted ? undefined : postgres.stop()) }
}

async function runOnDatabase(command: string, args: readonly string[]): Promise<void> {
  const database = await withDatabase()
  try {
    const { runCommand } = await import('../apps/commerce/src/commands.ts')
    process.exitCode = await runCommand(database.url, command, args)
  } finally {
    await database.stop()
  }
}

const [command, ...args] = process.argv.slice(2)
try {
  if (!command || command === '--help' || args.includes('--help')) process.stdout.write(HELP)
  else if (command === 'purge') await purge(args)
  else if (command === 'stock' || command === 'invariants') await runOnDatabase(command, args)
  else throw new CommandError(`There is no command "${command}".\n\n${HELP}`)
} catch (error) {
  process.stderr.write(`${error instanceof CommandError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
