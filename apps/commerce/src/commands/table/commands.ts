import { ACCESS_COMMANDS, SEARCH_COMMANDS } from './access-and-search.ts'
import type { CommandCall } from './command-call.ts'

const PROMO_OPTIONS = [
  '--label= --code=* --percent= --amount= --buy= --get= --get-percent= --cheapest-free= --free-delivery',
  '--brand=* --category=* --sku=* --no-sale --minimum= --customers= --first-order --from= --to=',
  '--stacks= --priority= --limit= --per-customer= --listed --json',
].join(' ')

/** Operator commands. Each has --help, --json and --dry-run, and needs the database. */
export const COMMANDS: Readonly<Record<string, CommandCall>> = {
  purge: {
    usage: '<tag> …',
    does: 'purges cached pages and reads by tag: store cms search plp route product:<sku>',
    forms: ['<tag> … --dry-run --json'],
  },
  caches: {
    usage: '[--json]',
    does: 'what each cache of the running shops holds, its hits, and what purges it',
    forms: ['--json'],
  },
  stock: {
    usage: [
      '<sku> <count> [--source <code>]',
      'show <sku>',
      'history <sku>',
      'add|remove <sku> <count> --reason "…"',
      'import <file>',
      'to-count [--source <code>]',
      'feed [--full]  [--json]',
    ].join(' | '),
    does: [
      'records a count, in the warehouse unless a store is named; why a size is offered;',
      'what changed it; what to count; the inventory feed',
    ].join(' '),
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
    usage: [
      'sales | sell-through | returns | searches ',
      '[--site <site>] [--from <day>] [--to <day>] [--by …] [--csv] [--json]',
    ].join(' '),
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
    usage: [
      'list | show <code> | <code> [--ships on|off] [--pause | --resume] [--parcels-a-day <n>|any]',
      '[--exclude brand:<value>|product:<sku>] [--include …]  [--json]',
    ].join(' '),
    does: [
      'which sources send parcels, and their rules:',
      'npm run welt -- source mat_chadstone --ships on --parcels-a-day 20',
    ].join(' '),
    forms: [
      'list --json',
      'show <code> --json',
      '<code> --ships= --pause --resume --parcels-a-day= --exclude=* --include=* --json',
    ],
  },
  'delivery-zones': {
    usage: [
      'list AU|NZ',
      'import AU|NZ <file>',
      'set AU|NZ <zone> [--standard 1,3] [--express 0,1]',
      'planned AU|NZ  [--dry-run] [--json]',
    ].join(' | '),
    does: 'postcodes where parcels need more or fewer working days; promises of running shops follow',
    forms: [
      'list <country> --json',
      'import <country> <file> --dry-run --json',
      'set <country> <zone> --standard= --express= --dry-run --json',
      'planned <country> --dry-run --json',
    ],
  },
  order: {
    usage:
      'ship | delivered | hold | release | cancel | refund | show <order number> …, ' +
      'list [--expiring]  [--dry-run] [--json]',
    does: [
      'what staff do with an order: parcels that left, holds, refunds:',
      'npm run welt -- order ship 1000482 --carrier startrack --tracking ABC123',
    ].join(' '),
    forms: [
      'ship <order number> --carrier= --tracking= --item=* --store= --json',
      'delivered <order number> --tracking= --on= --store= --json',
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
  site: {
    usage: 'copy <site> <new site> [--json]',
    does: "fills a new site with another's categories, products, prices and pages; overwrites nothing",
    forms: ['copy <site> <site> --json'],
  },
  maintenance: {
    usage: 'on|off|status [--site <site>,…] [--until <hh:mm | yyyy-mm-ddThh:mm>] [--message "why"] [--json]',
    does: 'closes shops for a while, all unless some are named, and reopens them; payments in progress still complete',
    forms: ['on --site=* --until= --message= --json', 'off --site=* --json', 'status --site=* --json'],
  },
  cancel: {
    usage: '<order number>',
    does: [
      'cancels a paid order before it ships: restocks its goods, refunds the charge and gift cards,',
      'voids gift cards bought with it',
    ].join(' '),
    forms: ['<order number> --dry-run --json'],
  },
  'gift-card': {
    usage: [
      'issue <site> <amount> [--days 1095]',
      'list <site>',
      'find <last digits, order number or email>',
      'show|block|unblock|adjust|void|unlock <number>  [--json]',
    ].join(' | '),
    does: [
      'issues a gift card (number and PIN are shown once); lists and finds cards; shows balance and movements;',
      'blocks it, adjusts its balance, voids it; unlocks it after wrong PINs',
    ].join(' '),
    forms: [
      'issue <site> <amount> --days= --json',
      'list <site> --state= --limit= --json',
      'find <number> … --limit= --json',
      'show <number> … --json',
      'block <number> … --reason= --json',
      'unblock <number> … --json',
      'adjust <number> … --add= --remove= --reason= --key= --json',
      'void <number> … --json',
      'unlock <number> … --json',
    ],
  },
  redemption: {
    usage: [
      'list <site> <email>',
      'unsent',
      'give <site> <email> <amount> [--code WELCOME-15] [--days 60]',
      'cancel <site> <email> <code>  [--json]',
    ].join(' | '),
    does: [
      'lists rewards of a member, or codes not yet reported to the loyalty service;',
      'gives a code, in the sandbox only; cancels an unused code',
    ].join(' '),
    forms: [
      'list <site> <email> --json',
      'unsent --json',
      'give <site> <email> <amount> --code= --days= --dry-run --json',
      'cancel <site> <email> <code> --reason= --dry-run --json',
    ],
  },
  promo: {
    usage: [
      'list <site>',
      'add <site> <name> --label "…" --percent 20 [--code SPRING20] …',
      'end <site> <name>',
      'simulate <site> <sku>=<count> …  [--json]',
    ].join(' | '),
    does: 'offers and promo codes of a site: discount, customers, dates and how many orders use each',
    forms: [
      'list <site> --json',
      `add <site> <name> ${PROMO_OPTIONS}`,
      'end <site> <name> --json',
      'simulate <site> <item> … --code=* --email= --member',
    ],
  },
  store: {
    usage: [
      'to-pick <store code>',
      'picked <order number> [<line> …]',
      'ready <order number>',
      'declined <order number> <line> …',
      'collected <order number> --code R7K2QX  [--json]',
    ].join(' | '),
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
    usage: [
      'list',
      'show <return number>',
      'reply <return number> --text "…"',
      'receive|scanned|exchange|inspect|approve|reject|refund <return number> [--item 1=1 …] [--dry-run]  [--json]',
    ].join(' | '),
    does: [
      'what came back: read and answer its messages, receive it, inspect it, approve or reject it,',
      'swap or refund it',
    ].join(' '),
    forms: [
      'list --state=* --order= --limit= --store= --json',
      'show <return number> --store= --json',
      'reply <return number> --text= --json',
      'receive <return number> --store= --without-swap --item=* --dry-run --json',
      'scanned <return number> --item=* --dry-run --json',
      'exchange <return number> --item=* --dry-run --json',
      'inspect <return number> --as= --store= --item=* --dry-run --json',
      'approve <return number> --item=* --dry-run --json',
      'reject <return number> --reason= --item=* --dry-run --json',
      'refund <return number> --item=* --dry-run --json',
    ],
  },
  mails: {
    usage: 'list | preview <site> [<kind>] [--out mail.html] | preview all  [--dry-run] [--json]',
    does: 'previews of the mails about orders and returns: in the mailbox of the sandbox, as a file or as JSON',
    forms: ['list --json', 'preview all --dry-run --json', 'preview <site> [<kind>] --out= --dry-run --json'],
  },
  pages: {
    usage: [
      'list <site>',
      'show <site> <page>',
      'put <site> <page> --file text.html',
      'schedule <site> <version> [--from …] [--to …] [--note …]',
      'withdraw <site> <version>',
      'preview <site> <page | /> [--at …]  [--json]',
    ].join(' | '),
    does: 'information pages and blocks of a site: drafts, versions with dates, links to see the future',
    forms: [
      'list <site> --json',
      'show <site> <page> --at= --json',
      'put <site> <page> --file= --title= --heading= --description= --data= --block --json',
      'schedule <site> <version> --from= --to= --note= --json',
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
    usage: 'list | doubtful | return <order number>  [--json]',
    does: [
      'lists orders on hold because a wrong amount was charged, and payments whose outcome is not known;',
      'reverses a charge and releases stock and cart',
    ].join(' '),
    forms: ['list --json', 'doubtful --json', 'return <order number> --json'],
  },
  reviews: {
    usage:
      'list [--state pending|approved|rejected] [--limit 50] [--json] | approve|reject <id> … [--note "why"] [--json]',
    does: 'lists reviews, approves or rejects them',
    forms: ['list --state= --limit= --json', 'approve <id> … --note= --json', 'reject <id> … --note= --json'],
  },
  invariants: { usage: '[--json]', does: 'checks that orders, payments and stock agree (I1 to I8)', forms: ['--json'] },
  ...ACCESS_COMMANDS,
  ...SEARCH_COMMANDS,
}
