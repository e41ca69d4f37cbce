import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Operator's commands that exist so far; each has --help, and --json where a script would read it. */
const root = join(import.meta.dirname, '..')
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
const HELP = `npm run welt -- <command>

  purge <tag> …        drops cached pages and reads that bear a tag: store cms search plp route product:<sku>
  stock <sku> <count>  sets what the warehouse has of a size's sku
  setting <site> [<name> [<value> | --default]] [--json]
                       a site's feature flags and settings: npm run welt -- setting mollini newsLetter off
  reviews list [--state pending|approved|rejected] [--limit 50] [--json]
  reviews approve|reject <id> … [--note "why"] [--json]
                       reads and decides what shoppers wrote
  invariants [--json]  checks that orders, payments and stock agree (I1 to I8)
  admin-secret create|revoke <name> | list
                       secrets with which staff act for customers at /customer_manager; a new one is shown once
  confirm-email <site> <email>
                       notes that a customer has shown staff that an account's email is theirs
  erasures list [<since>] | replay <file>
                       accounts that were deleted, to be kept outside of the database; a restored one forgets them again
  test-clock +<n>s|m|h|d | reset
                       moves the time by which tokens, links and limits are decided; tests only, never in production
  search-terms [--no-results] [--site <site>] [--days 30] [--limit 50] [--json]
                       what shoppers searched for, or searched for in vain
  synonyms list | add <phrase> <phrase> … | remove <number>  [--site <site>] [--json]
                       other names of things: npm run welt -- synonyms add "flip flops" thongs
  redirects list | add <term> </path> | remove <term>  [--site <site>] [--json]
                       searches that lead to a page: npm run welt -- redirects add "lost parcel" /contact
  explain <site> <sku | category path | /> [--limit 20] [--json]
                       why products stand where they do in the Recommended order
  weights <site> [availability=30 newness=20 sell_through=40 saving=10] [--json]
                       how much each signal of that order counts
  pin <site> [<sku> <position | off>] [--json]
                       products that lead it
`

const ON_DATABASE = new Set([
  'stock',
  'invariants',
  'setting',
  'reviews',
  'admin-secret',
  'confirm-email',
  'erasures',
  'test-clock',
  'search-terms',
  'synonyms',
  'redirects',
  'explain',
  'weights',
  'pin',
])

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
  else if (ON_DATABASE.has(command)) await runOnDatabase(command, args)
  else throw new CommandError(`There is no command "${command}".\n\n${HELP}`)
} catch (error) {
  process.stderr.write(`${error instanceof CommandError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
