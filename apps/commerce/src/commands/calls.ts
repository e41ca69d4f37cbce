import { type ParseArgsConfig, parseArgs } from 'node:util'
import { brands } from '@welt/brands'

interface CommandCall {
  readonly usage: string
  readonly does: string
  /**
   * Accepted argument forms: `<name>` is any word (`<site>` a site's id), `[…]` optional, `…` repeatable, `--name` a
   * switch, `--name=` takes a value and `--name=*` several.
   */
  readonly forms: readonly string[]
}

const PROMO_OPTIONS =
  '--label= --code=* --percent= --amount= --buy= --get= --get-percent= --cheapest-free= --free-delivery --brand=* --category=* --sku=* --no-sale --minimum= --customers= --first-order --from= --to= --stacks= --priority= --limit= --per-customer= --listed --json'

/** Operator commands. Each has --help, --json and --dry-run. All except purge and caches need the database. */
export const COMMANDS: Readonly<Record<string, CommandCall>> = {
  purge: {
    usage: '<tag> …',
    does: 'purges cached pages and reads by tag: store cms search plp route product:<sku>',
    forms: ['<tag> …'],
  },
  caches: {
    usage: '[--json]',
    does: 'what each cache of the running shops holds, its hits, and what purges it',
    forms: ['--json'],
  },
  stock: {
    usage:
      '<sku> <count> [--source <code>] | show <sku> | history <sku> | add|remove <sku> <count> --reason "…" | import <file> | to-count [--source <code>] | feed [--full]  [--json]',
    does: 'records a count, in the warehouse unless a store is named; why a size is offered; what changed it; what to count; the inventory feed',
    forms: [
      '<sku> <count> --source= --json',
      'show <sku> --json',
      'history <sku> --source= --limit= --json',
      'add <sku> <count> --reason= --source= --key=',
      'remove <sku> <count> --reason= --source= --key=',
      'import <file>',
      'to-count --source= --limit= --json',
      'feed --json',
      'feed --full --json',
    ],
  },
  report: {
    usage:
      'sales | sell-through | returns | searches  [--site <site>] [--from <day>] [--to <day>] [--by …] [--csv] [--json]',
    does: 'sales by day, site, brand or product; sell-through by size; returns by reason; searches without results',
    forms: [
      'sales --site= --from= --to= --by= --limit= --csv',
      'sell-through --site= --from= --to= --sku= --limit= --csv',
      'returns --site= --from= --to= --by= --limit= --csv',
      'searches --site= --days= --limit= --csv',
    ],
  },
  products: {
    usage:
      'export [<sku> …] [--site <site>] [--format csv|jsonl] | import <file> [--overwrite] [--again] [--errors <file>]',
    does: 'products as CSV or JSON lines: names, sizes, prices with dates, tags, publishing by site; and back in again',
    forms: ['export [<sku> …] --site= --format= --out=', 'import <file> --overwrite --again --errors='],
  },
  source: {
    usage:
      'list | show <code> | <code> [--ships on|off] [--pause | --resume] [--parcels-a-day <n>|any] [--exclude brand:<value>|product:<sku>] [--include …]  [--json]',
    does: 'which sources send parcels, and their rules: npm run welt -- source mat_chadstone --ships on --parcels-a-day 20',
    forms: [
      'list --json',
      'show <code> --json',
      '<code> --ships= --pause --resume --parcels-a-day= --exclude=* --include=* --json',
    ],
  },
  'delivery-zones': {
    usage:
      'list AU|NZ | import AU|NZ <file> | set AU|NZ <zone> [--standard 1,3] [--express 0,1] | planned AU|NZ  [--dry-run] [--json]',
    does: 'postcodes where parcels need more or fewer working days; promises of running shops follow',
    forms: [
      'list <country> --json',
      'import <country> <file> --dry-run --json',
      'set <country> <zone> --standard= --express= --dry-run --json',
      'planned <country> --dry-run --json',
    ],
  },
  order: {
    usage: 'ship | hold | release | cancel | refund | show <order number> …, list [--expiring]  [--dry-run] [--json]',
    does: 'what staff do with an order: parcels that left, holds, refunds: npm run welt -- order ship 1000482 --carrier startrack --tracking ABC123',
    forms: [
      'ship <order number> --carrier= --tracking= --item=* --store= --json',
      'hold <order number> --reason= --dry-run --json',
      'release <order number> --dry-run --json',
      'cancel <order number> --dry-run --json',
      'refund <order number> --item=* --shipping= --reason= --key= --dry-run --json',
      'show <order number> --json',
      'list --expiring --json',
    ],
  },
  'order-sources': {
    usage: '<order number> [--json]',
    does: 'which source was taken for which line of an order, and why the others were not',
    forms: ['<order number> --json'],
  },
  setting: {
    usage: '<site> [<name> [<value> | --default]] [--json]',
    does: "a site's feature flags and settings: npm run welt -- setting mollini newsLetter off",
    forms: ['<site> [<name>] --json', '<site> <name> <value> --json', '<site> <name> --default --json'],
  },
  maintenance: {
    usage: 'on|off|status [--site <site>,…] [--until <hh:mm | yyyy-mm-ddThh:mm>] [--message "why"] [--json]',
    does: 'closes shops for a while, all unless some are named, and reopens them; payments in progress still complete',
    forms: ['on --site=* --until= --message= --json', 'off --site=* --json', 'status --site=* --json'],
  },
  cancel: {
    usage: '<order number>',
    does: 'cancels a paid order before it ships: restocks its goods, refunds the charge and gift cards, voids gift cards bought with it',
    forms: ['<order number> --dry-run --json'],
  },
  'gift-card': {
    usage: 'issue <site> <amount> [--days 1095] | show <number> | void <number> | unlock <number>  [--json]',
    does: 'issues a gift card (number and PIN are shown once); shows its balance and movements; voids it; unlocks it after wrong PINs',
    forms: [
      'issue <site> <amount> --days= --json',
      'show <number> … --json',
      'void <number> … --json',
      'unlock <number> … --json',
    ],
  },
  redemption: {
    usage: 'list <site> <email> | unsent | give <site> <email> <amount> [--code WELCOME-15] [--days 60]  [--json]',
    does: 'lists rewards of a member, or codes not yet reported to the loyalty service; gives a code, in the sandbox only',
    forms: [
      'list <site> <email> --json',
      'unsent --json',
      'give <site> <email> <amount> --code= --days= --dry-run --json',
    ],
  },
  promo: {
    usage:
      'list <site> | add <site> <name> --label "…" --percent 20 [--code SPRING20] … | end <site> <name> | simulate <site> <sku>=<count> …  [--json]',
    does: 'offers and promo codes of a site: discount, customers, dates and how many orders use each',
    forms: [
      'list <site> --json',
      `add <site> <name> ${PROMO_OPTIONS}`,
      'end <site> <name> --json',
      'simulate <site> <item> … --code=* --email= --member',
    ],
  },
  store: {
    usage:
      'to-pick <store code> | picked <order number> [<line> …] | ready <order number> | declined <order number> <line> … | collected <order number> --code R7K2QX  [--json]',
    does: "a store's part of an order: what to find, found or not, ready to collect, collected",
    forms: [
      'to-pick <store code> --json',
      'picked <order number> [<line> …] --store= --json',
      'ready <order number> --store= --json',
      'declined <order number> <line> … --store= --json',
      'collected <order number> --code= --by= --store= --json',
    ],
  },
  returns: {
    usage:
      'list | show <return number> | reply <return number> --text "…" | receive|scanned|exchange|inspect|approve|reject|refund <return number> [--item 1=1 …] [--dry-run]  [--json]',
    does: 'what came back: read and answer its messages, receive it, inspect it, approve or reject it, swap or refund it',
    forms: [
      'list --state=* --order= --limit= --json',
      'show <return number> --json',
      'reply <return number> --text= --json',
      'receive <return number> --store= --without-swap --item=* --dry-run --json',
      'scanned <return number> --item=* --dry-run --json',
      'exchange <return number> --item=* --dry-run --json',
      'inspect <return number> --as= --item=* --dry-run --json',
      'approve <return number> --item=* --dry-run --json',
      'reject <return number> --reason= --item=* --dry-run --json',
      'refund <return number> --item=* --dry-run --json',
    ],
  },
  pages: {
    usage:
      'list <site> | show <site> <page> | put <site> <page> --file text.html | schedule <site> <version> [--from …] [--to …] | withdraw <site> <version> | preview <site> <page | /> [--at …]  [--json]',
    does: 'information pages and blocks of a site: drafts, versions with dates, links to see the future',
    forms: [
      'list <site> --json',
      'show <site> <page> --at= --json',
      'put <site> <page> --file= --title= --heading= --description= --block --json',
      'schedule <site> <version> --from= --to= --json',
      'withdraw <site> <version> --json',
      'preview <site> <page | /> --at= --draft= --json',
    ],
  },
  'demo-orders': {
    usage: '<site> [--dry-run] [--json]',
    does: 'makes 24 orders of the demo account, in every state, at a shop that is open; not in production',
    forms: ['<site> --dry-run --json'],
  },
  payments: {
    usage: 'list | return <order number>  [--json]',
    does: 'lists orders on hold because a wrong amount was charged; reverses the charge and releases stock and cart',
    forms: ['list --json', 'return <order number> --json'],
  },
  reviews: {
    usage:
      'list [--state pending|approved|rejected] [--limit 50] [--json] | approve|reject <id> … [--note "why"] [--json]',
    does: 'lists reviews, approves or rejects them',
    forms: ['list --state= --limit= --json', 'approve <id> … --note= --json', 'reject <id> … --note= --json'],
  },
  invariants: { usage: '[--json]', does: 'checks that orders, payments and stock agree (I1 to I8)', forms: ['--json'] },
  token: {
    usage: 'create <name> --role <role> [--store <store code>] | revoke <name> | list',
    does: 'tokens of operators with a role; a new one is shown once. As soon as there is one, every command needs WELT_TOKEN',
    forms: ['create <name> --role= --store=', 'revoke <name>', 'list'],
  },
  'admin-secret': {
    usage: 'create|revoke <name> | list',
    does: 'secrets that let staff act for customers at /customer_manager; a new one is shown once',
    forms: ['create <name>', 'revoke <name>', 'list'],
  },
  customers: {
    usage: 'find <text> [--site <site>] | export <site> <email> | erase <site> <email> --number <customer number>',
    does: 'finds customers by email, name or order number; exports what is stored of one; deletes an account for good',
    forms: ['find <text> --site= --limit=', 'export <site> <email> --out=', 'erase <site> <email> --number='],
  },
  'confirm-email': {
    usage: '<site> <email>',
    does: "confirms an account's email after its customer has proved to staff that it is theirs",
    forms: ['<site> <email>'],
  },
  erasures: {
    usage: 'list [<since>] | replay <file>',
    does: 'lists deleted accounts, to be stored outside the database; deletes them again in a restored one',
    forms: ['list [<since>]', 'replay <file>'],
  },
  'test-clock': {
    usage: '+<n>s|m|h|d | reset',
    does: 'moves the clock of tokens, links and limits; tests only, never in production',
    forms: ['<time>'],
  },
  'search-terms': {
    usage: '[--no-results] [--site <site>] [--days 30] [--limit 50] [--json]',
    does: 'what shoppers searched for; with --no-results, searches that found nothing',
    forms: ['--no-results --site= --days= --limit= --json'],
  },
  synonyms: {
    usage: 'list | add <phrase> <phrase> … | remove <number>  [--site <site>] [--json]',
    does: 'search synonyms: npm run welt -- synonyms add "flip flops" thongs',
    forms: [
      'list --site= --json',
      'add <phrase> <phrase> … --site= --json',
      'remove <number> --site= --json',
      '--site= --json',
    ],
  },
  redirects: {
    usage: 'list | add <term> </path> | remove <term>  [--site <site>] [--json]',
    does: 'searches that open a page: npm run welt -- redirects add "lost parcel" /contact',
    forms: [
      'list --site= --json',
      'add <term> </path> --site= --json',
      'remove <term> --site= --json',
      '--site= --json',
    ],
  },
  explain: {
    usage: '<site> <sku | category path | /> [--limit 20] [--json]',
    does: 'why products rank where they do in the Recommended order',
    forms: ['<site> <sku | category path | /> --limit= --json'],
  },
  weights: {
    usage: '<site> [availability=30 newness=20 sell_through=40 saving=10] [--json]',
    does: 'the weight of each signal of that order',
    forms: ['<site> --json', '<site> <weight> … --json'],
  },
  pin: {
    usage: '<site> [<category path | /> <sku> <position | off>] [--json]',
    does: 'products pinned to the top of a category, or with / of the whole site: npm run welt -- pin mollini / VERONA-BLACK 1',
    forms: ['<site> --json', '<site> <category path | /> <sku> <position> --json'],
  },
}

/** Of every command. */
const COMMON_OPTIONS = ' --json --dry-run'

/** Wrong arguments: prints the command's usage and exits with 2. */
export class UsageError extends Error {}

/** A valid call that is refused: prints its message and exits with 1. */
export class Refusal extends Error {}

export const MISUSED = 2

export function usageOf(name: string): string {
  const call = COMMANDS[name]
  return call ? `npm run welt -- ${name} ${call.usage}\n  ${call.does}\n` : ''
}

interface CallToken {
  /** The word without brackets; literal unless `isFree`. */
  readonly text: string
  readonly isFree: boolean
  readonly isOptional: boolean
}

interface Form {
  readonly text: string
  readonly words: readonly CallToken[]
  readonly isRepeated: boolean
  readonly options: Readonly<Record<string, NonNullable<ParseArgsConfig['options']>[string]>>
}

function readForm(text: string): Form {
  const words: CallToken[] = []
  const options: Record<string, { type: 'boolean' | 'string'; multiple: boolean }> = {}
  let isOptional = false
  for (const [token] of `${text}${COMMON_OPTIONS}`.matchAll(/<[^>]+>|[[\]…]|--[\w-]+(?:=\*?)?|[\w-]+/g)) {
    if (token === '[') isOptional = true
    else if (token === ']' || token === '…') continue
    else if (token.startsWith('--')) {
      const [name = '', value] = token.slice(2).split('=')
      options[name] = { type: value === undefined ? 'boolean' : 'string', multiple: value === '*' }
    } else words.push({ text: token.replace(/[<>]/g, ''), isFree: token.startsWith('<'), isOptional })
  }
  return { text, words, isRepeated: text.includes('…'), options }
}

const list = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' or $1')

function mismatch({ words, isRepeated }: Form, given: readonly string[]): string | undefined {
  for (const [at, { text, isFree, isOptional }] of words.entries()) {
    const token = given[at]
    if (token === undefined && isOptional) return undefined
    if (token === undefined) return `<${text}> is missing.`
    if (!isFree && token !== text) return `Use ${text}, not "${token}".`
    if (isFree && text === 'site' && !brands.some(({ id }) => id === token)) return `There is no site "${token}".`
    if (isFree && text !== 'value' && token.trim() === '') return `<${text}> is empty.`
  }
  if (given.length > words.length && !isRepeated) return `Unexpected argument "${given[words.length]}".`
  return undefined
}

/** @throws UsageError for an unknown verb */
function formsFor(forms: readonly Form[], given: readonly string[]): readonly Form[] {
  const verbOf = ({ words: [first] }: Form) => (first && !first.isFree ? first.text : undefined)
  const verbs = forms.map(verbOf).filter((verb) => verb !== undefined)
  if (verbs.length === 0) return forms
  const fitting = forms.filter((form) => (given[0] === undefined ? form.words.length === 0 : verbOf(form) === given[0]))
  const withoutVerb = forms.filter(({ words: [first] }) => first?.isFree && !first.isOptional)
  if (fitting.length === 0 && withoutVerb.length > 0) return withoutVerb
  if (fitting.length === 0)
    throw new UsageError(`Use ${list(verbs)}${given[0] === undefined ? '' : `, not "${given[0]}"`}.`)
  return fitting
}

export interface CheckedCall {
  /** As in COMMANDS. */
  readonly form: string
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>
  readonly isJson: boolean
  readonly isDryRun: boolean
}

/**
 * Checks word order, sites and options; commands check the values.
 * @throws UsageError
 */
export function checkCall(name: string, args: readonly string[]): CheckedCall {
  const forms = COMMANDS[name]?.forms.map(readForm) ?? []
  const known = Object.assign({}, ...forms.map((form) => form.options))
  let parsed: { values: CheckedCall['options']; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...args], options: known, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] ?? '')
  }
  const { values: options, positionals: words } = parsed
  let reason: string | undefined
  for (const form of formsFor(forms, words)) {
    const stray = Object.keys(options).find((option) => !Object.hasOwn(form.options, option))
    reason = mismatch(form, words) ?? (stray === undefined ? undefined : `--${stray} can't be used here.`)
    const isJson = options.json === true
    if (reason === undefined) return { form: form.text, words, options, isJson, isDryRun: options['dry-run'] === true }
  }
  throw new UsageError(reason)
}
