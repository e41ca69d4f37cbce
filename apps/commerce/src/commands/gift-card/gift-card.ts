import { parseArgs } from 'node:util'
import { type Brand, brands, findBrandByWebsiteId } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { parseCardNumber } from '@welt/rules/code'
import {
  expiryOf,
  findCardForStaff,
  formatCode,
  issueGiftCards,
  lastDayOf,
  unlockCard,
  voidCard,
} from '#modules/gift-cards'
import { readSigningSecrets } from '../../platform/config.ts'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal, UsageError } from '../calls.ts'
import { adjust, block, find, list, parseAmount, type TypedManage, unblock, WRONG_AMOUNT, write } from './manage.ts'

type Db = ReturnType<typeof openDatabase>

export const GIFT_CARD_HELP = `npm run welt -- gift-card issue <site> <amount> [--days 1095] [--json]
  Issues a card and shows its number and PIN, once. With --days 0 it never expires.
npm run welt -- gift-card show <number> [--json]
  Balance and expiry of a card, and every movement with its order.
npm run welt -- gift-card list <site> [--state active|blocked|void|expired|spent] [--limit 50] [--json]
npm run welt -- gift-card find <last digits, order number or email> [--limit 50] [--json]
  Cards with these last digits, bought or used by the order, or bought by or for the email.
npm run welt -- gift-card block <number> --reason "reported stolen"
  It can't pay, and is not sent, until you unblock it.
npm run welt -- gift-card unblock <number>
npm run welt -- gift-card adjust <number> --add 10.00|--remove 10.00 --reason "…" [--key <text>]
  Changes the balance, never below zero; the same call on the same day is made once without a --key.
npm run welt -- gift-card void <number>
  Voids a card for good: it can't pay any more, and is not sent if its delivery day is still to come.
npm run welt -- gift-card unlock <number>
  Unlocks a card after five wrong PINs in a day.
Sites: ${brands.map(({ id }) => id).join(', ')}
`

const DEFAULT_LIFETIME_DAYS = 1095
interface NewGiftCard {
  readonly brand: Brand
  readonly cents: number
  readonly days: number
}

async function issue(db: Db, { brand, cents, days }: NewGiftCard, isJson: boolean): Promise<number> {
  const secrets = readSigningSecrets(process.env)
  if (!secrets) throw new Refusal('SIGNING_SECRET is not set and the shops were never started here.')
  const { websiteId, currency } = brand
  const expiresAt = expiryOf(new Date(), days, brand)
  const [issued] = await issueGiftCards(db, secrets, [{ websiteId, currency, cents, expiresAt }])
  if (!issued) throw new Error('no card was issued')
  const { card, pin } = issued
  const useBy = lastDayOf(card.expires_at, brand)
  write(isJson, { code: card.code, pin, site: brand.id, cents, currency, use_by: useBy }, [
    `${formatCode(card.code)}  PIN ${pin}  ${formatCents(cents)} ${currency}  use by ${useBy ?? 'any day'}`,
  ])
  return 0
}

async function show(db: Db, code: string, isJson: boolean): Promise<number> {
  const found = await findCardForStaff(db, code)
  const brand = found && findBrandByWebsiteId(found.card.website_id)
  if (!found || !brand) throw new Refusal('There is no such gift card.')
  const { card, entries } = found
  const movements = entries.map(({ kind, cents, at, orderNumber, reason }) => ({
    at: at.toISOString(),
    kind,
    cents,
    order: orderNumber,
    reason,
  }))
  const facts = {
    code,
    site: brand.id,
    state: card.state,
    balance_cents: card.balance_cents,
    use_by: lastDayOf(card.expires_at, brand),
    sent_at: card.sent_at,
  }
  write(isJson, { ...facts, entries: movements }, [
    `${formatCode(code)}  ${brand.name}  ${card.state}  ${formatCents(card.balance_cents)} left  use by ` +
      `${facts.use_by ?? 'any day'}`,
    ...movements.map(
      ({ at, kind, cents, order, reason }) =>
        `  ${at}  ${kind.padEnd(8)} ` +
        `${formatCents(cents)}${order ? `  order ${order}` : ''}${reason ? `  ${reason}` : ''}`,
    ),
  ])
  return 0
}

async function end(db: Db, code: string, isJson: boolean): Promise<number> {
  if (!(await voidCard(db, code))) throw new Refusal('There is no active gift card with this number.')
  write(isJson, { code, state: 'void' }, [`${formatCode(code)} is void.`])
  return 0
}

async function unlock(db: Db, code: string, isJson: boolean): Promise<number> {
  if (!(await unlockCard(db, code))) throw new Refusal('There is no such gift card.')
  write(isJson, { code, unlocked: true }, [`${formatCode(code)} is unlocked.`])
  return 0
}

function requireSite(site: string | undefined): Brand {
  const brand = brands.find(({ id }) => id === site)
  if (!brand) throw new UsageError(`There is no site "${site ?? ''}".`)
  return brand
}

function parseInput(site: string | undefined, amount: string, days: string | undefined): NewGiftCard {
  const brand = requireSite(site)
  const cents = parseAmount(amount)
  if (cents === undefined) throw new UsageError(WRONG_AMOUNT)
  if (days !== undefined && !/^\d{1,5}$/.test(days))
    throw new UsageError('--days must be a whole number; 0 means no expiry.')
  return { brand, cents, days: days === undefined ? DEFAULT_LIFETIME_DAYS : Number(days) }
}

type CardVerb = (db: Db, code: string, typed: TypedManage) => Promise<number>

const CARD_VERBS: Readonly<Record<string, CardVerb>> = {
  show: (db, code, { json }) => show(db, code, json === true),
  void: (db, code, { json }) => end(db, code, json === true),
  unlock: (db, code, { json }) => unlock(db, code, json === true),
  block,
  unblock,
  adjust,
}

/** [A122] */
export async function giftCardCommand(db: Db, args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const options = {
    ...{ days: text, state: text, limit: text, add: text, remove: text, reason: text, key: text },
    json: { type: 'boolean' },
  } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [verb = '', ...rest] = positionals
  if (verb === 'issue') return issue(db, parseInput(rest[0], rest[1] ?? '', values.days), values.json === true)
  if (verb === 'find') return find(db, rest.join(' '), values)
  if (verb === 'list') return list(db, requireSite(rest[0]), values)
  const code = parseCardNumber(rest.join('')).value
  const work = CARD_VERBS[verb]
  if (!code || !work) throw new UsageError(`"${rest.join(' ')}" is not a gift card number.`)
  return work(db, code, values)
}
