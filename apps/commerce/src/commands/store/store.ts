import { parseArgs } from 'node:util'
import { normalNumber } from '@welt/kit/text/typed-text'
import {
  findSource,
  listPiecesToPick,
  makeReady,
  type Piece,
  pickPieces,
  type StepRefusal,
  type StepTaken,
} from '#modules/orders'
import { collectOrder, declinePieces } from '#modules/payment'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal, UsageError } from '../calls.ts'
import { declinedLines, refusalText, STEP_MESSAGES, type StepMessages, toPickLines } from './messages.ts'

type Db = ReturnType<typeof openDatabase>

export const STORE_HELP = `npm run welt -- store to-pick <store code> [--json]
  What a store has to find, oldest order first. warehouse is a store code here too.
npm run welt -- store picked <order number> [<line> …] [--store <store code>] [--json]
  The shoes of all lines, or of some, are found. Lines are numbered as to-pick lists them.
npm run welt -- store ready <order number> [--store <store code>] [--json]
  All picked shoes of a collection are at the counter: the shopper gets a mail, the one who collects a text message.
npm run welt -- store declined <order number> <line> … [--store <store code>] [--json]
  The store does not have the shoes of these lines: other sources are asked, what none has is cancelled and refunded.
npm run welt -- store collected <order number> --code <collection code> [--by "Name"] [--store <store code>] [--json]
  Checks the code and hands over.
--store is needed when an order has shoes at several stores. A command sent again changes nothing and mails nobody.
`

const write = (isJson: boolean, facts: unknown, lines: readonly string[]) =>
  void process.stdout.write(`${isJson ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`)

const pieceModel = (piece: Piece) => ({
  order: piece.orderNumber,
  line: piece.line,
  sku: piece.sku,
  name: piece.name,
  colour: piece.colour,
  size: piece.size,
  quantity: piece.quantity,
  source: piece.source,
  kind: piece.kind,
  placed_at: piece.placedAt,
  promise: piece.promise,
  collect_at: piece.collectedAt,
})

/** @throws Refusal */
async function requireSource(db: Db, typed: string) {
  const source = await findSource(db, typed)
  if (!source) throw new Refusal(`There is no store "${typed}". Give a store code like mat_brisbane, or warehouse.`)
  return source
}

async function listToPick(db: Db, typed: string, isJson: boolean): Promise<number> {
  const source = await requireSource(db, typed)
  const pieces = await listPiecesToPick(db, source.code)
  write(isJson, pieces.map(pieceModel), toPickLines(pieces, source.code, source.timeZone))
  return 0
}

function refuse(number: string, answer: StepRefusal, isJson: boolean): number {
  if (isJson) write(true, { order: number, ...answer }, [])
  else process.stderr.write(`${refusalText(number, answer)}\n`)
  return 1
}

/** @returns the exit code */
function answerStep(number: string, answer: StepTaken | StepRefusal, messages: StepMessages, isJson: boolean): number {
  if ('refusal' in answer) return refuse(number, answer, isJson)
  const { order, store, moved, unchanged } = answer
  const facts = {
    order: number,
    store,
    nominee: order.nominee,
    changed: moved.map(pieceModel),
    unchanged: unchanged.map(pieceModel),
  }
  write(isJson, facts, moved.length > 0 ? messages.done(answer) : [messages.again(answer)])
  return 0
}

function parseLine(typed: string): number {
  if (!/^\d{1,3}$/.test(typed) || Number(typed) === 0) throw new UsageError(`"${typed}" is not the number of a line.`)
  return Number(typed)
}

async function decline(
  db: Db,
  number: string,
  lines: readonly string[],
  typedStore: string | undefined,
  isJson: boolean,
): Promise<number> {
  const store = typedStore === undefined ? undefined : (await requireSource(db, typedStore)).code
  const answer = await declinePieces(db, { number, store, lines: lines.map(parseLine) })
  if ('refusal' in answer) return refuse(number, answer, isJson)
  const { declined, unchanged, isCancelled } = answer
  const parts = declined.map(({ piece, placed, missing }) => ({ ...pieceModel(piece), placed, missing }))
  const facts = {
    order: number,
    store: answer.store,
    declined: parts,
    unchanged: unchanged.map(pieceModel),
    cancelled: isCancelled,
  }
  write(isJson, facts, declinedLines(answer))
  return 0
}

interface Typed {
  readonly store?: string
  readonly code?: string
  readonly by?: string
}

const steps: Readonly<
  Record<
    keyof typeof STEP_MESSAGES,
    (db: Db, number: string, lines: readonly string[], typed: Typed) => Promise<StepTaken | StepRefusal>
  >
> = {
  picked: (db, number, lines, { store }) => pickPieces(db, { number, store, lines: lines.map(parseLine) }),
  ready: (db, number, _lines, { store }) => makeReady(db, { number, store }),
  collected: (db, number, _lines, { store, code, by }) => {
    if (!code) throw new UsageError('Give the collection code: --code R7K2QX')
    return collectOrder(db, { number, store, code, by })
  },
}

const isStep = (verb: string): verb is keyof typeof steps => Object.hasOwn(steps, verb)

/** What a store does with its part of an order. [decision 99] */
export async function storeCommand(db: Db, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { store: { type: 'string' }, code: { type: 'string' }, by: { type: 'string' }, json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [verb = '', typed = '', ...lines] = positionals
  const isJson = values.json === true
  if (verb === 'to-pick') return listToPick(db, typed, isJson)
  const number = normalNumber(typed)
  if (!/^\d{4,12}$/.test(number)) throw new UsageError(`"${typed}" is not an order number.`)
  if (verb === 'declined') return decline(db, number, lines, values.store, isJson)
  if (!isStep(verb)) throw new UsageError(`There is no step "${verb}".`)
  const { store, code, by } = values
  const given = {
    ...(store && { store: (await requireSource(db, store)).code }),
    ...(code && { code }),
    ...(by && { by }),
  }
  return answerStep(number, await steps[verb](db, number, lines, given), STEP_MESSAGES[verb], isJson)
}
