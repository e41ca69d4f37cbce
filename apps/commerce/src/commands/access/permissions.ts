import type { Permission } from '#modules/site'
import { COMMANDS } from '../table/commands.ts'

/** By form, with only the options that affect the permission. Other forms need the role owner. */
const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'stock <sku> <count>': 'change stock',
  'stock history <sku>': 'read stock',
  'stock add <sku> <count>': 'change stock',
  'stock remove <sku> <count>': 'change stock',
  'stock import <file>': 'change stock',
  'report sales': 'read reports',
  'report sell-through': 'read reports',
  'report returns': 'read reports',
  'report searches': 'read reports',
  'stock show <sku>': 'read stock',
  'stock to-count': 'read stock',
  'stock feed': 'read stock',
  'stock feed --full': 'change stock',
  'products export [<sku> …]': 'read products',
  'products import <file>': 'change products',
  'source list': 'read sources',
  'source show <code>': 'read sources',
  'source <code>': 'change sources',
  'order ship <order number>': 'change parcels',
  'order delivered <order number>': 'change parcels',
  'order hold <order number>': 'change orders',
  'order release <order number>': 'change orders',
  'order cancel <order number>': 'change orders',
  'order refund <order number>': 'change orders',
  'order show <order number>': 'read orders',
  'order list': 'read orders',
  'demo-orders <site>': 'change system',
  'purge <tag> …': 'change system',
  caches: 'read system',
  'order-sources <order number>': 'read orders',
  'delivery-zones list <country>': 'read settings',
  'delivery-zones import <country> <file>': 'change settings',
  'delivery-zones set <country> <zone>': 'change settings',
  'delivery-zones planned <country>': 'change settings',
  'setting <site> [<name>]': 'read settings',
  'setting <site> <name> <value>': 'change settings',
  'setting <site> <name> --default': 'change settings',
  'site copy <site> <site>': 'change system',
  'maintenance on': 'change system',
  'maintenance off': 'change system',
  'maintenance status': 'read settings',
  'cancel <order number>': 'change orders',
  'gift-card issue <site> <amount>': 'change gift cards',
  'gift-card list <site>': 'read gift cards',
  'gift-card find <number> …': 'read gift cards',
  'gift-card show <number> …': 'read gift cards',
  'gift-card block <number> …': 'change gift cards',
  'gift-card unblock <number> …': 'change gift cards',
  'gift-card adjust <number> …': 'change gift cards',
  'gift-card void <number> …': 'change gift cards',
  'gift-card unlock <number> …': 'change gift cards',
  'redemption list <site> <email>': 'read rewards',
  'redemption unsent': 'read rewards',
  'redemption give <site> <email> <amount>': 'change rewards',
  'redemption cancel <site> <email> <code>': 'change rewards',
  'promo list <site>': 'read promotions',
  'promo add <site> <name>': 'change promotions',
  'promo simulate <site> <item> …': 'read promotions',
  'customers find <text>': 'read customers',
  'customers export <site> <email>': 'read customers',
  'customers erase <site> <email>': 'change customers',
  'promo end <site> <name>': 'change promotions',
  'mails list': 'read content',
  'mails preview all': 'read content',
  'mails preview <site> [<kind>]': 'read content',
  'pages list <site>': 'read content',
  'pages show <site> <page>': 'read content',
  'pages put <site> <page>': 'change content',
  'pages schedule <site> <version>': 'change content',
  'pages withdraw <site> <version>': 'change content',
  'pages preview <site> <page | />': 'read content',
  'store to-pick <store code>': 'read parcels',
  'store picked <order number> [<line> …]': 'change parcels',
  'store ready <order number>': 'change parcels',
  'store declined <order number> <line> …': 'change parcels',
  'store collected <order number>': 'change parcels',
  'returns list': 'read returned goods',
  'returns show <return number>': 'read returned goods',
  'returns reply <return number>': 'change returns',
  'returns receive <return number>': 'change returned goods',
  'returns scanned <return number>': 'change returned goods',
  'returns exchange <return number>': 'change returns',
  'returns inspect <return number>': 'change returned goods',
  'returns approve <return number>': 'change returns',
  'returns reject <return number>': 'change returns',
  'returns refund <return number>': 'change returns',
  'payments list': 'read payments',
  'payments doubtful': 'read payments',
  'payments return <order number>': 'change payments',
  'reviews list': 'read reviews',
  'reviews approve <id> …': 'change reviews',
  'reviews reject <id> …': 'change reviews',
  invariants: 'read system',
  'token create <name>': 'change operators',
  'token revoke <name>': 'change operators',
  'token list': 'read operators',
  'admin-secret create <name>': 'change operators',
  'admin-secret revoke <name>': 'change operators',
  'admin-secret list': 'read operators',
  'confirm-email <site> <email>': 'change customers',
  'erasures list [<since>]': 'read customers',
  'erasures replay <file>': 'change system',
  'test-clock <time>': 'change system',
  'search-terms': 'read reports',
  synonyms: 'read ranking',
  'synonyms list': 'read ranking',
  'synonyms add <phrase> <phrase> …': 'change ranking',
  'synonyms remove <number>': 'change ranking',
  redirects: 'read ranking',
  'redirects list': 'read ranking',
  'redirects add <term> </path>': 'change ranking',
  'redirects remove <term>': 'change ranking',
  'explain <site> <sku | category path | />': 'read ranking',
  'weights <site>': 'read ranking',
  'weights <site> <weight> …': 'change ranking',
  'pin <site>': 'read ranking',
  'pin <site> <category path | /> <sku> <position>': 'change ranking',
}

const OWNERS: Permission = 'change operators'

const withoutOptions = (form: string) => form.replace(/(?:^|\s)--.*$/, '')

/** Such as `order ship <order number>`. */
function nameOfForm(command: string, form: string): string {
  const deciding = `${command} ${form.replace(/ ?--json$/, '')}`
  return (Object.hasOwn(PERMISSIONS, deciding) ? deciding : `${command} ${withoutOptions(form)}`).trim()
}

export interface RuledForm {
  readonly name: string
  readonly permission: Permission
}

export function ruledForm(command: string, form: string): RuledForm {
  const name = nameOfForm(command, form)
  return { name, permission: PERMISSIONS[name] ?? OWNERS }
}

/** Every form of every command. */
export const ruledForms = (): readonly RuledForm[] =>
  Object.entries(COMMANDS).flatMap(([command, { forms }]) => forms.map((form) => ruledForm(command, form)))

/** Rows of PERMISSIONS without a form. */
export function unusedPermissions(): readonly string[] {
  const names = ruledForms().map(({ name }) => name)
  return Object.keys(PERMISSIONS).filter((name) => !names.includes(name))
}

/** Forms without a row of their own. */
export const formsOfOwners = (): readonly string[] =>
  ruledForms()
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(PERMISSIONS, name))
