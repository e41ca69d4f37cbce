import { join, resolve } from 'node:path'
import { readSecrets } from './postgres/data-dir.ts'

const root = join(import.meta.dirname, '..')
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')

/** A command as an operator calls it, and what it does. */
interface CommandHelp {
  readonly usage: string
  readonly does: string
}

/**
 * Operator's commands; each has --help, and --json where a script would read it. All but purge and caches work on the
 * database.
 */
const COMMANDS: Readonly<Record<string, CommandHelp>> = {
  purge: {
    usage: '<tag> …',
    does: 'purges cached pages and reads by tag: store cms search plp route product:<sku>',
  },
  caches: { usage: '[--json]', does: 'what each cache of the running shops holds, its hits, and what purges it' },
  stock: { usage: '<sku> <count>', does: 'sets the stock of a sku in the warehouse' },
  setting: {
    usage: '<site> [<name> [<value> | --default]] [--json]',
    does: "a site's feature flags and settings: npm run welt -- setting mollini newsLetter off",
  },
  maintenance: {
    usage: 'on|off|status [--site <site>,…] [--until <hh:mm | yyyy-mm-ddThh:mm>] [--message "why"] [--json]',
    does: 'shuts shops for a while, all unless some are named, and opens them again; orders that are being paid still end well',
  },
  cancel: {
    usage: '<order number>',
    does: 'cancels a paid order before it is shipped: goods, charge and gift cards go back, bought gift cards are void',
  },
  'gift-card': {
    usage: 'issue <site> <amount> [--days 1095] | show <number> | void <number>  [--json]',
    does: 'issues a gift card and shows its number and PIN once; what is left on one and every movement; ends one',
  },
  redemption: {
    usage: 'list <site> <email> | unsent | give <site> <email> <amount> [--code WELCOME-15] [--days 60]  [--json]',
    does: 'rewards of a member; codes that the loyalty service has not been told of; gives a code, in the sandbox only',
  },
  promo: {
    usage: 'list <site> | add <site> <name> --label "…" --percent 20 [--code SPRING20] … | end <site> <name>  [--json]',
    does: 'offers and promo codes of a site: what each takes off, for whom, when, and how many orders use it',
  },
  payments: {
    usage: 'list | return <order number>  [--json]',
    does: 'orders that wait because they were charged a wrong amount; reverses the charge and releases stock and cart',
  },
  reviews: {
    usage: 'list [--state pending|approved|rejected] [--limit 50] [--json] | approve|reject <id> … [--note "why"] [--json]',
    does: 'reads and decides what shoppers wrote',
  },
  invariants: { usage: '[--json]', does: 'checks that orders, payments and stock agree (I1 to I8)' },
  'admin-secret': {
    usage: 'create|revoke <name> | list',
    does: 'secrets with which staff act for customers at /customer_manager; a new one is shown once',
  },
  'confirm-email': { usage: '<site> <email>', does: "notes that a customer has shown staff that an account's email is theirs" },
  erasures: {
    usage: 'list [<since>] | replay <file>',
    does: 'accounts that were deleted, a list to store outside of the database; deletes them again in a restored one',
  },
  'test-clock': {
    usage: '+<n>s|m|h|d | reset',
    does: 'moves the time by which tokens, links and limits are decided; tests only, never in production',
  },
  'search-terms': {
    usage: '[--no-results] [--site <site>] [--days 30] [--limit 50] [--json]',
    does: 'what shoppers searched for, or did not find',
  },
  synonyms: {
    usage: 'list | add <phrase> <phrase> … | remove <number>  [--site <site>] [--json]',
    does: 'other names of things: npm run welt -- synonyms add "flip flops" thongs',
  },
  redirects: {
    usage: 'list | add <term> </path> | remove <term>  [--site <site>] [--json]',
    does: 'searches that lead to a page: npm run welt -- redirects add "lost parcel" /contact',
  },
  explain: {
    usage: '<site> <sku | category path | /> [--limit 20] [--json]',
    does: 'why products stand where they do in the Recommended order',
  },
  weights: {
    usage: '<site> [availability=30 newness=20 sell_through=40 saving=10] [--json]',
    does: 'how much each signal of that order counts',
  },
  pin: {
    usage: '<site> [<category path | /> <sku> <position | off>] [--json]',
    does: 'products that lead the order of a category, or with / of the whole site: npm run welt -- pin mollini / VERONA-BLACK 1',
  },
}

const lineOf = ([name, { usage, does }]: readonly [string, CommandHelp]) => `  ${name} ${usage}\n        ${does}\n`
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
  if (tags.length === 0) throw new CommandError('Name at least one tag: npm run welt -- purge plp')
  for (const url of storefrontUrls()) {
    const answer = await fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretOf('PURGE_TOKEN')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }).catch(() => undefined)
    if (!answer?.ok) throw new CommandError(`${url} did not purge (${answer?.status ?? 'not reachable'}). Are the shops open?`)
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
  return { url: postgres.url, stop: async () => (postgres.isAdopted ? undefined : postgres.stop()) }
}

async function runOnDatabase(command: string, args: readonly string[]): Promise<void> {
  const database = await withDatabase()
  try {
    const { runCommand } = await import('../apps/commerce/src/commands/run-command.ts')
    const signingSecret = process.env.SIGNING_SECRET ?? readSecrets(dataDir).SIGNING_SECRET
    if (signingSecret) process.env.SIGNING_SECRET = signingSecret
    if (process.env.WELT_ENV !== 'production') process.env.SANDBOX_URL ??= `http://127.0.0.1:${process.env.SANDBOX_PORT ?? port + 2}`
    process.exitCode = await runCommand(database.url, command, args)
  } finally {
    await database.stop()
  }
}

const [command = '--help', ...args] = process.argv.slice(2)
const help = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
try {
  if (command === '--help') process.stdout.write(HELP)
  else if (!help) throw new CommandError(`There is no command "${command}".\n\n${HELP}`)
  else if (args.includes('--help')) process.stdout.write(`npm run welt -- ${command} ${help.usage}\n  ${help.does}\n`)
  else if (command === 'purge') await purge(args)
  else if (command === 'caches') await caches(args)
  else await runOnDatabase(command, args)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
