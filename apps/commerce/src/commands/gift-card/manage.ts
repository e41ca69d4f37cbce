import { type Brand, findBrandByWebsiteId } from '@welt/brands'
import { formatCents, toCents } from '@welt/kit/money'
import {
  adjustCard,
  blockCard,
  CARD_FILTERS,
  formatCode,
  type ListedCard,
  lastDayOf,
  listCards,
  MOST_ON_CARD_CENTS,
  searchCards,
} from '#modules/gift-cards'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal, UsageError } from '../calls.ts'

type Db = ReturnType<typeof openDatabase>

export interface TypedManage {
  readonly state?: string | undefined
  readonly limit?: string | undefined
  readonly add?: string | undefined
  readonly remove?: string | undefined
  readonly reason?: string | undefined
  readonly key?: string | undefined
  readonly json?: boolean | undefined
}

export const write = (isJson: boolean | undefined, facts: unknown, lines: readonly string[]) =>
  void process.stdout.write(`${isJson ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`)

/** Undefined unless a card can have this amount. */
export function parseAmount(text: string): number | undefined {
  const cents = /^\d{1,5}(?:\.\d{1,2})?$/.test(text) ? toCents(Number(text)) : 0
  return cents > 0 && cents <= MOST_ON_CARD_CENTS ? cents : undefined
}

export const WRONG_AMOUNT = 'The amount must be dollars and cents up to 10000, like 75.50.'

const UNKNOWN = 'There is no such gift card. Find it: npm run welt -- gift-card find <last digits>'
const VOID = 'It is void for good. Issue another one: npm run welt -- gift-card issue <site> <amount>'

const brandOfCard = ({ website_id: websiteId }: Pick<ListedCard, 'website_id'>) => findBrandByWebsiteId(websiteId)

function writeCards(cards: readonly ListedCard[], isJson: boolean | undefined): void {
  const facts = cards.map((card) => {
    const brand = brandOfCard(card)
    const { code, state, balance_cents, created_at, boughtIn: bought_in } = card
    const use_by = brand ? lastDayOf(card.expires_at, brand) : null
    return { code, site: brand?.id ?? null, state, balance_cents, use_by, bought_in, created_at }
  })
  const lines = facts.map(({ code, site, state, balance_cents, use_by, bought_in }) => {
    const order = bought_in ? `  bought in ${bought_in}` : ''
    const left = formatCents(balance_cents).padStart(10)
    return `${formatCode(code)}  ${site}  ${state.padEnd(7)}  ${left}  use by ${use_by ?? 'any day'}${order}`
  })
  write(isJson, facts, lines.length > 0 ? lines : ['No gift cards.'])
}

function limitOf({ limit = '50' }: TypedManage): number {
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new UsageError('--limit is a whole number, such as --limit 20.')
  return Number(limit)
}

export async function list(db: Db, brand: Brand, typed: TypedManage): Promise<number> {
  const state = CARD_FILTERS.find((one) => one === typed.state)
  if (typed.state !== undefined && !state) throw new UsageError(`--state is one of ${CARD_FILTERS.join(', ')}.`)
  writeCards(await listCards(db, { websiteId: brand.websiteId, state, limit: limitOf(typed) }), typed.json)
  return 0
}

export async function find(db: Db, text: string, typed: TypedManage): Promise<number> {
  if (text.replace(/\s/g, '').length < 4)
    throw new UsageError('Give the last four digits of a card, an order number or an email.')
  writeCards(await searchCards(db, text.toLowerCase(), limitOf(typed)), typed.json)
  return 0
}

function requireReason({ reason = '' }: TypedManage): string {
  const text = reason.trim()
  if (text.length < 3 || text.length > 200) throw new UsageError('Say why, in 3 to 200 characters: --reason "…"')
  return text
}

export async function block(db: Db, code: string, typed: TypedManage): Promise<number> {
  const reason = requireReason(typed)
  const answer = await blockCard(db, code, { isBlocked: true, reason })
  if ('refusal' in answer) throw new Refusal(answer.refusal === 'void' ? VOID : UNKNOWN)
  const said = answer.isRepeated ? 'is blocked already. Nothing has changed' : 'is blocked until you unblock it'
  const facts = { code, state: 'blocked', reason, changed: !answer.isRepeated }
  write(typed.json, facts, [`${formatCode(code)} ${said}.`])
  return 0
}

export async function unblock(db: Db, code: string, typed: TypedManage): Promise<number> {
  const answer = await blockCard(db, code, { isBlocked: false })
  if ('refusal' in answer) throw new Refusal(answer.refusal === 'void' ? VOID : UNKNOWN)
  const said = answer.isRepeated ? 'is not blocked. Nothing has changed' : 'can be used again'
  write(typed.json, { code, state: 'active', changed: !answer.isRepeated }, [`${formatCode(code)} ${said}.`])
  return 0
}

function changeOf({ add, remove }: TypedManage): number {
  if ((add === undefined) === (remove === undefined))
    throw new UsageError('Give one of --add 10.00 and --remove 10.00.')
  const cents = parseAmount(add ?? remove ?? '')
  if (cents === undefined) throw new UsageError(WRONG_AMOUNT)
  return add === undefined ? -cents : cents
}

/** Without `--key`, the same adjustment is made at most once a day. */
export async function adjust(db: Db, code: string, typed: TypedManage): Promise<number> {
  const [cents, reason] = [changeOf(typed), requireReason(typed)]
  const today = new Date().toISOString().slice(0, 10)
  const answer = await adjustCard(db, { code, cents, reason, key: typed.key ?? `${today} ${cents} ${reason}` })
  if ('balanceCents' in answer) {
    const limit = answer.refusal === 'too-little' ? 'less than that' : 'too much to add that: 10000.00 is the most'
    throw new Refusal(`It has ${formatCents(answer.balanceCents)}, ${limit}. Nothing has changed.`)
  }
  if ('refusal' in answer) throw new Refusal(answer.refusal === 'void' ? VOID : UNKNOWN)
  const { card, isRepeated } = answer
  const facts = { code, cents, reason, balance_cents: card.balance_cents, changed: !isRepeated }
  const again = 'This adjustment was made before. Nothing has changed. To make it again, give it a --key of its own.'
  const change = `${cents > 0 ? '+' : '-'}${formatCents(Math.abs(cents))}`
  write(typed.json, facts, [
    isRepeated ? again : `${formatCode(code)}: ${change}, ${formatCents(card.balance_cents)} left (${reason})`,
  ])
  return 0
}
