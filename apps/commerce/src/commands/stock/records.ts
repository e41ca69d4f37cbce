import { readFileSync } from 'node:fs'
import { normalizeSku } from '@welt/kit/text/skus'
import { type Adjusted, adjustStock, importCounts, loadMovements, type StockMovement } from '#modules/stores'
import type { openDatabase } from '../../platform/database.ts'
import { TableError } from '../../platform/table/read-table.ts'
import { textTable } from '../../platform/table/write-table.ts'
import { Refusal, UsageError } from '../calls.ts'

type Db = ReturnType<typeof openDatabase>

interface Typed {
  readonly source?: string | undefined
  readonly limit?: string | undefined
  readonly reason?: string | undefined
  readonly key?: string | undefined
  readonly json?: boolean | undefined
}

const WAREHOUSE = 'warehouse'

const print = (isJson: boolean | undefined, facts: unknown, lines: readonly string[]) =>
  void process.stdout.write(`${isJson ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`)

const signed = (count: number) => (count > 0 ? `+${count}` : String(count))

function movementLine({ order, reason, operator, ...movement }: StockMovement): string {
  const { at, source, kind, on_hand, on_hand_change, reserved, reserved_change } = movement
  const why = [order && `order ${order}`, reason, operator && `by ${operator}`].filter(Boolean).join(', ')
  const counts = [
    on_hand_change === 0 ? '' : `${signed(on_hand_change)} on hand`,
    reserved_change === 0 ? '' : `${signed(reserved_change)} reserved`,
  ]
  const head = `${at.toISOString().slice(0, 16)}  ${source}  ${kind.padEnd(9)}  ${counts.filter(Boolean).join(', ')}`
  return `${head}: ${on_hand} on hand, ${reserved} reserved${why && `  (${why})`}`
}

/** Explains the present count. */
export async function history(db: Db, [typed = '']: readonly string[], values: Typed): Promise<void> {
  const { limit = '20', source, json } = values
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new UsageError('--limit is a whole number, such as --limit 20.')
  const movements = await loadMovements(db, { sku: normalizeSku(typed), source, limit: Number(limit) })
  print(json, movements, movements.length > 0 ? movements.map(movementLine) : ['It has no movements.'])
}

function refusalText(sku: string, source: string, answer: Exclude<Adjusted, { isRepeated: boolean }>): string {
  if (answer.refusal === 'unknown') return `${source} knows no size "${sku}".`
  const { onHand, reserved } = answer
  const next = `Count it: npm run welt -- stock ${sku} <count>`
  return `${source} has ${onHand} of ${sku}, and orders have reserved ${reserved}. ${next}`
}

export async function adjust(
  db: Db,
  verb: 'add' | 'remove',
  [typed = '', pieces = '']: readonly string[],
  { source = WAREHOUSE, reason = '', key, json }: Typed,
): Promise<void> {
  const sku = normalizeSku(typed)
  if (!/^[1-9]\d{0,4}$/.test(pieces)) throw new UsageError('The count is a whole number from 1.')
  if (reason.trim().length < 3 || reason.length > 200)
    throw new UsageError('Say why, in 3 to 200 characters: --reason "…"')
  const change = verb === 'add' ? Number(pieces) : -Number(pieces)
  const today = new Date().toISOString().slice(0, 10)
  const call = { sku, source, change, reason: reason.trim(), key: key ?? `${today} ${change} ${reason.trim()}` }
  const answer = await adjustStock(db, call)
  if ('refusal' in answer) throw new Refusal(refusalText(sku, source, answer))
  const again = `${sku} was already adjusted like this today. Nothing has changed. To repeat it, give a --key of its own.`
  const done = `${sku}: ${signed(change)}, ${answer.onHand} at ${source} (${call.reason})`
  print(json, { sku, source, change, reason: call.reason, on_hand: answer.onHand, changed: !answer.isRepeated }, [
    answer.isRepeated ? again : done,
  ])
}

export async function importFile(db: Db, [file = '']: readonly string[], { json }: Typed): Promise<number> {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    throw new Refusal(`${file} can't be read.`)
  }
  try {
    const { counted, bad } = await importCounts(db, bytes)
    const changed = counted.filter(({ before, after }) => before !== after)
    const rows = changed.map(({ line, sku, source, before, after }) => ({ line, sku, source, before, after }))
    print(json, { counted, bad }, [
      `${counted.length} counted, ${changed.length} of them otherwise than recorded; ${bad.length} left out.`,
      ...(rows.length > 0 ? textTable(['line', 'sku', 'source', 'before', 'after'], rows) : []),
      ...bad.map(({ line, sku, reason }) => `line ${line}  ${sku || '(no sku)'}  ${reason}`),
    ])
    return bad.length > 0 ? 1 : 0
  } catch (error) {
    throw error instanceof TableError ? new Refusal(error.message) : error
  }
}
