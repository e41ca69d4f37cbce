import type { CommandCall } from './command-call.ts'

export const ACCESS_COMMANDS: Readonly<Record<string, CommandCall>> = {
  token: {
    usage: 'create <name> --role <role> [--store <store code>] | revoke <name> | list',
    does: [
      'tokens of operators with a role; a new one is shown once.',
      'As soon as there is one, every command needs WELT_TOKEN',
    ].join(' '),
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
}

export const SEARCH_COMMANDS: Readonly<Record<string, CommandCall>> = {
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
    does: [
      'products pinned to the top of a category, or with / of the whole site:',
      'npm run welt -- pin mollini / VERONA-BLACK 1',
    ].join(' '),
    forms: ['<site> --json', '<site> <category path | /> <sku> <position> --json'],
  },
}
