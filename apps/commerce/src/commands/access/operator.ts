import type { Kysely } from 'kysely'
import { findOperator, hasOperatorTokens, mayDo, type Operator, rolesThatMay } from '#modules/site'
import type { Database } from '../../platform/database.ts'
import { type CheckedCall, Refusal } from '../calls.ts'
import type { RuledForm } from './permissions.ts'

/** Used while there are no tokens. */
const SHELL: Operator = { name: '', role: 'owner', source: null }

/** @throws Refusal */
export async function requireOperator(db: Kysely<Database>, token: string | undefined): Promise<Operator> {
  const operator = token ? await findOperator(db, token) : undefined
  if (operator) return operator
  if (token) throw new Refusal('WELT_TOKEN is not a token in force. Ask an owner for another one.')
  if (await hasOperatorTokens(db))
    throw new Refusal('Every command needs a token in WELT_TOKEN. An owner makes one: npm run welt -- token create')
  return SHELL
}

const list = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' or $1')

/** @throws Refusal that names the roles with the permission */
export function requireRole({ name, role }: Operator, { name: form, permission }: RuledForm): void {
  if (mayDo(role, permission)) return
  const [verb, ...area] = permission.split(' ')
  const may = list(rolesThatMay(permission))
  throw new Refusal(`${name} has the role ${role}, which may not ${verb} ${area.join(' ')}: ${form} needs ${may}.`)
}

/** Their records belong to stores. */
const OF_STORES = /^(?:read|change) (?:orders|parcels|payments|returns|returned goods)$/

/** The store that an argument names. */
function namedStore({ form, words }: CheckedCall, { name }: RuledForm): string | undefined {
  if (name === 'source <code>') return words[0]
  return /^(?:to-pick|show <code>)/.test(form) ? words[1] : undefined
}

/** A token of one store acts only on what belongs to that store. @throws Refusal */
export function atOwnStore(
  args: readonly string[],
  call: CheckedCall,
  { name, source }: Operator,
  ruled: RuledForm,
): readonly string[] {
  if (source === null) return args
  const option = ['store', 'source'].find((one) => call.form.includes(`--${one}=`))
  const isOfAll = call.form.startsWith('import') || call.options.full === true
  if (isOfAll) throw new Refusal(`${name} has a token of ${source}, and this is about the stock of every source.`)
  const at = namedStore(call, ruled)
  const typed = at ?? (option && call.options[option])
  if (typed !== undefined && typed !== source)
    throw new Refusal(`${name} has a token of ${source}, which does nothing for ${typed}.`)
  if (!option && at === undefined && OF_STORES.test(ruled.permission))
    throw new Refusal(`${name} has a token of ${source}, and ${ruled.name} is not limited to a store.`)
  if (!option || typed !== undefined) return args
  // Nothing after a bare `--` is an option.
  const end = args.indexOf('--')
  return args.toSpliced(end === -1 ? args.length : end, 0, `--${option}`, source)
}

type RecordedDetail = Readonly<Record<string, readonly string[] | boolean>>

const PERSONAL = new Set(['email', 'number', 'code', 'text', 'by', 'message', 'note', 'reason'])

/** Options that may be written to the audit log. */
function argumentsToRecord(form: string, words: readonly string[]): readonly string[] {
  if (/<(?:number|text)>/.test(form)) return words.slice(0, 1)
  const known = form.includes('<email> <code>') ? words.slice(0, -1) : words
  return known.filter((typed) => !typed.includes('@'))
}

/** Without emails, names, gift card numbers, codes of rewards and free text. */
export function recordedCall({ form, words, options, isDryRun }: CheckedCall): RecordedDetail {
  const given = Object.entries(options)
    .filter(([name]) => name !== 'json' && name !== 'dry-run')
    .map(([name, value]) => (PERSONAL.has(name) ? name : `${name}=${value}`))
  return {
    words: argumentsToRecord(form, words),
    ...(given.length > 0 && { options: given }),
    ...(isDryRun && { dryRun: true }),
  }
}
