import { parseArgs } from 'node:util'
import { changeSource, type Exclusion, listSources, type SourceChange, type SourceRules } from '#modules/fulfilment'
import type { openDatabase } from '../platform/database.ts'
import { UsageError } from './calls.ts'

export const SOURCE_HELP = `npm run welt -- source list | show <code> | <code> [--ships on|off] [--pause | --resume] [--parcels-a-day <n>|any]
    [--exclude brand:<value>|product:<sku>] [--include brand:<value>|product:<sku>] [--json]
  Which warehouses and stores send parcels. Stock of a source that ships is on sale for delivery; a paused one keeps its rules.
  A source that has packed its parcels of the day is taken last. Pages follow within a second; each change is audited.
    npm run welt -- source mat_chadstone --ships on --parcels-a-day 20 --exclude brand:vela-rossi
`

const OPTIONS = {
  ships: { type: 'string' },
  pause: { type: 'boolean' },
  resume: { type: 'boolean' },
  'parcels-a-day': { type: 'string' },
  exclude: { type: 'string', multiple: true },
  include: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values']

function parseExclusion(text: string): Exclusion {
  const [, kind, value = ''] = /^(brand|product):(\S+)$/.exec(text) ?? []
  if (!kind) throw new UsageError(`"${text}" is neither brand:<value> nor product:<sku>.`)
  return kind === 'brand' ? { kind, value: value.toLowerCase() } : { kind: 'product', value: value.toUpperCase() }
}

function parseShips(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new UsageError('--ships takes on or off.')
  return text === 'on'
}

function parseParcels(text: string): number | null {
  if (text === 'any') return null
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError('--parcels-a-day takes a number from 1 up, or any.')
  return Number(text)
}

function parseChange(values: Values): SourceChange {
  const { ships, pause, resume, 'parcels-a-day': parcels, exclude = [], include = [] } = values
  if (pause && resume) throw new UsageError('Use --pause or --resume, not both.')
  return {
    ...(ships !== undefined && { ships: parseShips(ships) }),
    ...((pause || resume) && { isPaused: pause === true }),
    ...(parcels !== undefined && { dailyParcels: parseParcels(parcels) }),
    exclude: exclude.map(parseExclusion),
    include: include.map(parseExclusion),
  }
}

function toLine(source: SourceRules): string {
  const { code, name, isActive, ships, isPaused, dailyParcels, parcelsToday, excluded } = source
  const state = !isActive ? 'closed' : !ships ? 'does not ship' : isPaused ? 'paused' : 'ships'
  const parcels = ships ? `  ${parcelsToday}${dailyParcels === null ? '' : ` of ${dailyParcels}`} parcels today` : ''
  const without = excluded.map(({ kind, value }) => `${kind}:${value}`).join(', ')
  return `${code.padEnd(24)} ${state.padEnd(13)} ${name}${parcels}${without && `  without ${without}`}`
}

async function findSource(db: ReturnType<typeof openDatabase>, code: string | undefined): Promise<SourceRules> {
  if (!code) throw new UsageError('Give the code of a source; source list names them.')
  const [source] = await listSources(db, code)
  if (!source) throw new UsageError(`There is no source "${code}"; source list names them.`)
  return source
}

async function chosen(db: ReturnType<typeof openDatabase>, verb: string, code: string | undefined, values: Values) {
  const isChanged = Object.keys(values).some((name) => name !== 'json')
  if (verb === 'list' || verb === 'show') {
    if (isChanged) throw new UsageError(`${verb} takes no rules: npm run welt -- source <code> --pause`)
    return verb === 'list' ? listSources(db) : [await findSource(db, code)]
  }
  if (code !== undefined) throw new UsageError(`Unexpected argument "${code}".`)
  const source = await findSource(db, verb)
  if (!isChanged) throw new UsageError('Say what to change, or use source show <code>.')
  const unknown = await changeSource(db, source.code, parseChange(values))
  if (unknown) throw new UsageError(`There is no ${unknown.kind} "${unknown.value}".`)
  return [await findSource(db, source.code)]
}

export async function sourceCommand(db: ReturnType<typeof openDatabase>, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [verb = '', code] = positionals
  const sources = await chosen(db, verb, code, values)
  const isJson = values.json === true
  process.stdout.write(`${isJson ? JSON.stringify(sources) : sources.map(toLine).join('\n')}\n`)
  return 0
}
