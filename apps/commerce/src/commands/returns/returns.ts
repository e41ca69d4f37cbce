import { parseArgs } from 'node:util'
import { findBrandByWebsiteId, shopUrlOf } from '@welt/brands'
import { normalNumber } from '@welt/kit/text/typed-text'
import { parseReturnText } from '@welt/rules/returns'
import { documentPath, linkEnd } from '#modules/documents'
import { findSource } from '#modules/orders'
import {
  exchangeReturn,
  listReturnsForStaff,
  type ReturnCall,
  refundReturn,
  replyToReturn,
  type StaffReturn,
  type StepAnswer,
  type StepDetail,
  type StepRefusal,
  scanReturn,
  showReturn,
  takeReturnStep,
  type WantedPieces,
} from '#modules/returns'
import { RETURN_STATES } from '../../order-lifecycle/returns.ts'
import { readPublicUrl, readSigningSecrets } from '../../platform/config.ts'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal, UsageError } from '../calls.ts'
import { commentLine, commentModel, doneLines, pieceLine, pieceModel, refusalText, trackingModel } from './messages.ts'

type Db = ReturnType<typeof openDatabase>

export const RETURNS_HELP = `npm run welt -- returns list [--state RECEIVED …] [--order <number>] [--store <store code>]
  [--limit 50] [--json]
  Returns that staff have to do something about, oldest first; with --order all of an order; with --store what was
  received there.
npm run welt -- returns show <return number> [--store <store code>] [--json]
npm run welt -- returns reply <return number> --text "…"
  Answers the shopper's messages; shown with the return.
npm run welt -- returns receive <return number> [--store <store code>] [--without-swap]
  The parcel is here, in the warehouse unless a store is named. Swaps are sent at once; with --without-swap when you
  exchange them.
npm run welt -- returns scanned <return number>
  The carrier has it; sends swaps at once where exchange_on_scan is on.
npm run welt -- returns exchange <return number>
  Sends the sizes that the shopper swaps for, each in an order of its own.
npm run welt -- returns inspect <return number> --as resell|outlet|destroy [--store <store code>]
  Where the shoes go. Resold pairs can be bought again at once.
npm run welt -- returns approve <return number>
npm run welt -- returns reject <return number> --reason "why"
  The shopper is shown the reason.
npm run welt -- returns refund <return number>
  To the card up to what it was charged, then to gift cards.
--item 1 or --item 1=1 names items of the return by number or sku. --dry-run shows and changes nothing. Every step
takes --json, sent again changes nothing, and mails nobody twice.
`

interface Typed {
  readonly item?: readonly string[] | undefined
  readonly state?: readonly string[] | undefined
  readonly order?: string | undefined
  readonly limit?: string | undefined
  readonly store?: string | undefined
  readonly as?: string | undefined
  readonly reason?: string | undefined
  readonly text?: string | undefined
  readonly 'without-swap'?: boolean | undefined
  readonly json?: boolean | undefined
  readonly 'dry-run'?: boolean | undefined
}

const DISPOSITIONS = ['resell', 'outlet', 'destroy'] as const

/** `2` or `2=1`; ids may end with `=`. */
function parseItem(typed: string): WantedPieces {
  const [, item, count] = /^(.+?)(?:=(\d{1,4}))?$/.exec(typed) ?? []
  if (!item || count === '0') throw new UsageError(`"${typed}" is not an item: --item 2=1 is one piece of item 2.`)
  return { item, quantity: count === undefined ? undefined : Number(count) }
}

function dispositionOf({ as }: Typed): NonNullable<StepDetail['disposition']> {
  const disposition = DISPOSITIONS.find((one) => one === as)
  if (!disposition) throw new UsageError('Say where it goes: --as resell, --as outlet or --as destroy')
  return disposition
}

function reasonOf({ reason = '' }: Typed): string {
  if (reason.trim() === '' || reason.length > 500) throw new UsageError('Tell the shopper why: --reason "…"')
  return reason.trim()
}

function parseState(typed: string): string {
  const state = RETURN_STATES.find((one) => one === typed.toUpperCase())
  if (!state) throw new UsageError(`There is no state "${typed}", only ${RETURN_STATES.join(', ')}.`)
  return state
}

type Step = (db: Db, call: ReturnCall, typed: Typed) => Promise<StepAnswer | StepRefusal>

const STEPS = {
  receive: (db, call, { store, 'without-swap': isSwapDelayed = false }) =>
    takeReturnStep(db, 'receive', call, { ...(store && { source: store }), isSwapDelayed }),
  scanned: (db, call) => scanReturn(db, call),
  exchange: (db, call) => exchangeReturn(db, call),
  inspect: (db, call, typed) =>
    takeReturnStep(db, 'inspect', call, {
      disposition: dispositionOf(typed),
      ...(typed.store !== undefined && { at: typed.store }),
    }),
  approve: (db, call) => takeReturnStep(db, 'approve', call),
  reject: (db, call, typed) => takeReturnStep(db, 'reject', call, { reason: reasonOf(typed) }),
  refund: (db, call) => refundReturn(db, call),
} as const satisfies Readonly<Record<string, Step>>

const isStep = (verb: string): verb is keyof typeof STEPS => Object.hasOwn(STEPS, verb)

/** Valid for half an hour; none without the secret that signs them. */
function photoLinks({ photos, pieces, websiteId }: Pick<StaffReturn, 'photos' | 'pieces' | 'websiteId'>) {
  const [secret] = readSigningSecrets(process.env) ?? []
  const brand = findBrandByWebsiteId(websiteId)
  if (!secret || !brand) return []
  const shopUrl = shopUrlOf(brand, readPublicUrl(process.env))
  return photos.flatMap(({ uid, orderLineId }) => {
    const item = pieces.find((piece) => piece.order_line_id === orderLineId)?.position
    const path = documentPath(secret, websiteId, { kind: 'photo', uid }, linkEnd('photo'))
    return item === undefined ? [] : [{ item, url: `${shopUrl}${path}` }]
  })
}

const print = (isJson: boolean, facts: unknown, lines: readonly string[]) =>
  void process.stdout.write(`${isJson ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`)

async function list(db: Db, { state = [], order, limit = '50', store, json = false }: Typed): Promise<number> {
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new UsageError(`"${limit}" is not a number of returns.`)
  const orderNumber = order === undefined ? undefined : normalNumber(order)
  const states = state.map(parseState)
  const rows = await listReturnsForStaff(db, { states, orderNumber, limit: Number(limit), store })
  const facts = rows.map(({ number, status, method, created_at, send_by, pieces, ...row }) => ({
    ...{ return: number, order: row.orderNumber, state: status, method, pieces, send_by, created_at },
  }))
  const lines = rows.map(
    ({ number, orderNumber: of, status, pieces, send_by: by }) =>
      `${number}  order ${of}  ${status}  ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}${by ? `, by ${by}` : ''}`,
  )
  print(json, facts, lines.length > 0 ? lines : ['No returns.'])
  return 0
}

async function show(db: Db, number: string, { store, json: isJson = false }: Typed): Promise<number> {
  const found = await showReturn(db, number)
  if (!found) throw new Refusal(refusalText(number, { refusal: 'unknown-return' }))
  if (store !== undefined && !found.pieces.some(({ source }) => source === store))
    throw new Refusal(refusalText(number, { refusal: 'other-store', source: store }))
  const {
    status,
    method,
    is_paid: isPaid,
    created_at: at,
    send_by: by,
    orderNumber,
    pieces,
    comments,
    tracking,
    photos,
    websiteId,
  } = found
  const facts = { return: number, order: orderNumber, state: status, method, paid_label: isPaid, created_at: at }
  const talk = { comments: comments.map(commentModel), tracking: tracking.map(trackingModel) }
  const seen = photoLinks({ photos, pieces, websiteId })
  print(isJson, { ...facts, send_by: by, items: pieces.map(pieceModel), photos: seen, ...talk }, [
    `Return ${number} of order ${orderNumber}: ${status}, by ${method}${by ? `, until ${by}` : ''}`,
    ...pieces.map(pieceLine),
    ...seen.map(({ item, url }) => `  photo of item ${item}  ${url}`),
    ...tracking.map(({ carrier_code: carrier, tracking_number: sent }) => `  sent by ${carrier}, ${sent}`),
    ...comments.map(commentLine),
  ])
  return 0
}

async function reply(db: Db, number: string, { text = '', json = false }: Typed): Promise<number> {
  const { value } = parseReturnText(text, 'comment')
  if (value === undefined) throw new UsageError('Write 1 to 1000 characters: --text "…"')
  if (!(await replyToReturn(db, number, value))) throw new Refusal(refusalText(number, { refusal: 'unknown-return' }))
  print(json, { return: number, text: value }, [`Shown with return ${number}. No mail is sent.`])
  return 0
}

async function take(db: Db, step: keyof typeof STEPS, number: string, typed: Typed): Promise<number> {
  const { json: isJson = false, 'dry-run': isDryRun = false, item = [] } = typed
  const answer = await STEPS[step](db, { number, items: item.map(parseItem), isDryRun }, typed)
  if ('refusal' in answer) {
    if (isJson) print(true, { return: number, ...answer }, [])
    else process.stderr.write(`${refusalText(number, answer)}\n`)
    return 1
  }
  const { row, changed, unchanged, refunded, orders } = answer
  const models = { changed: changed.map(pieceModel), unchanged: unchanged.map(pieceModel) }
  print(
    isJson,
    { return: number, state: row.status, dry_run: isDryRun, ...models, refunded, orders },
    doneLines(step, answer, isDryRun),
  )
  return 0
}

/** @throws Refusal */
async function codeOf(db: Db, typed: string | undefined): Promise<string | undefined> {
  if (typed === undefined) return undefined
  const source = await findSource(db, typed)
  if (!source) throw new Refusal(refusalText('', { refusal: 'unknown-source', source: typed }))
  return source.code
}

/** What staff do with a return. [decision 117] */
export async function returnsCommand(db: Db, args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values: typedValues, positionals } = parseArgs({
    args: [...args],
    options: {
      ...{ order: text, limit: text, store: text, as: text, reason: text, text },
      item: { type: 'string', multiple: true },
      state: { type: 'string', multiple: true },
      json: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      'without-swap': { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [verb = '', typed = ''] = positionals
  const values: Typed = { ...typedValues, store: await codeOf(db, typedValues.store) }
  if (verb === 'list') return list(db, values)
  const number = normalNumber(typed)
  if (!/^[A-Z0-9-]{1,20}$/.test(number)) throw new UsageError(`"${typed}" is not a return number.`)
  if (verb === 'show') return show(db, number, values)
  if (verb === 'reply') return reply(db, number, values)
  if (!isStep(verb)) throw new UsageError(`There is no step "${verb}".`)
  return take(db, verb, number, values)
}
