import { join, resolve } from 'node:path'
import { COMMANDS, checkCall, MISUSED, UsageError, usageOf } from '../apps/commerce/src/commands/calls.ts'
import { readSecrets } from './postgres/data-dir.ts'

const root = join(import.meta.dirname, '..')
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')

const lineOf = ([name, { usage, does }]: readonly [string, { usage: string; does: string }]) =>
  `  ${name} ${usage}\n        ${does}\n`
const HELP = `npm run welt -- <command>      each with --help\n\n${Object.entries(COMMANDS).map(lineOf).join('')}`

class CommandError extends Error {}

/** A secret from the settings, or as the shops made it when they started here. */
function secretOf(name: 'PURGE_TOKEN' | 'SERVICE_KEY'): string {
  const secret = process.env[name] ?? readSecrets(dataDir)[name]
  if (!secret) throw new CommandError(`${name} is not set and the shops were never started here.`)
  return secret
}

const port = Number(process.env.PORT ?? 3000)
const storefrontUrls = () => (process.env.STOREFRONT_URLS ?? `http://127.0.0.1:${port}`).split(',')

async function purge(tags: readonly string[]): Promise<void> {
  for (const url of storefrontUrls()) {
    const answer = await fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretOf('PURGE_TOKEN')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }).catch(() => undefined)
    if (!answer?.ok)
      throw new CommandError(`${url} did not purge (${answer?.status ?? 'not reachable'}). Are the shops open?`)
    process.stdout.write(`${url}: ${await answer.text()}\n`)
  }
}

/** Shows the caches of each storefront and of the commerce server. */
async function caches(args: readonly string[]): Promise<void> {
  const commerceUrl = process.env.COMMERCE_URL ?? `http://127.0.0.1:${process.env.COMMERCE_PORT ?? port + 1}`
  const { readCaches, cacheTable } = await import('./caches.ts')
  const urls = [...storefrontUrls().map((url) => `${url}/api/caches`), `${commerceUrl}/caches`]
  const found = await readCaches(urls, secretOf('SERVICE_KEY'))
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(found, null, 2)}\n` : cacheTable(found))
  if (found.some((process) => process.problem)) process.exitCode = 1
}

async function withDatabase(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (url) return { url, stop: async () => undefined }
  const { startPostgres } = await import('./postgres/postgres.ts')
  const postgres = await startPostgres({ dataDir })
  return postgres
}

async function runOnDatabase(command: string, args: readonly string[]): Promise<void> {
  checkCall(command, args) // before a database is started for it
  const database = await withDatabase()
  try {
    const { runCommand } = await import('../apps/commerce/src/commands/run-command.ts')
    const signingSecret = process.env.SIGNING_SECRET ?? readSecrets(dataDir).SIGNING_SECRET
    if (signingSecret) process.env.SIGNING_SECRET = signingSecret
    if (process.env.WELT_ENV !== 'production')
      process.env.SANDBOX_URL ??= `http://127.0.0.1:${process.env.SANDBOX_PORT ?? port + 2}`
    process.exitCode = await runCommand(database.url, command, args)
  } finally {
    await database.stop()
  }
}

/** The error, and the command's usage. */
async function correction(error: UsageError): Promise<string> {
  if (!Object.hasOwn(COMMANDS, command)) return `${error.message}\n\n${HELP}`
  return (await import('../apps/commerce/src/commands/run-command.ts')).correctionOf(command, error)
}

const [command = '--help', ...args] = process.argv.slice(2)
try {
  if (command === '--help') process.stdout.write(HELP)
  else if (!Object.hasOwn(COMMANDS, command)) throw new UsageError(`There is no command "${command}".`)
  else if (args.includes('--help')) process.stdout.write(usageOf(command))
  else if (command === 'purge' || command === 'caches') {
    checkCall(command, args)
    await (command === 'purge' ? purge(args) : caches(args))
  } else await runOnDatabase(command, args)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(error instanceof UsageError ? await correction(error) : `${message}\n`)
  process.exitCode = error instanceof UsageError ? MISUSED : 1
}
