import { parseArgs } from 'node:util'
import { findSource } from '#modules/orders'
import { createOperatorToken, isRole, listOperatorTokens, ROLES, revokeOperatorToken } from '#modules/site'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal, UsageError } from '../calls.ts'

type Db = ReturnType<typeof openDatabase>

export const TOKEN_HELP = `npm run welt -- token create <name> --role <role> [--store <store code>] [--json]
  Makes a token and shows it once. Give it to its operator, who sets it as WELT_TOKEN. As soon as there is a token,
  every command needs one, so an owner's comes first. With --store it serves that store only.
npm run welt -- token revoke <name> [--json]
npm run welt -- token list [--json]
Roles: ${Object.keys(ROLES).join(', ')}. docs/operator-roles.md has what each may do.
`

const NAME = /^[a-z0-9][a-z0-9.-]{1,39}$/

const print = (isJson: boolean, facts: unknown, lines: readonly string[]) =>
  void process.stdout.write(`${isJson ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`)

interface Typed {
  readonly role?: string | undefined
  readonly store?: string | undefined
  readonly json?: boolean | undefined
}

async function create(db: Db, name: string, { role = '', store, json = false }: Typed): Promise<void> {
  if (!isRole(role)) throw new UsageError(`--role is one of ${Object.keys(ROLES).join(', ')}.`)
  const source = store === undefined ? null : (await findSource(db, store))?.code
  if (source === undefined) throw new Refusal(`There is no store "${store}". Codes look like mat_brisbane.`)
  const answer = await createOperatorToken(db, { name, role, source })
  if ('token' in answer) return print(json, { name, role, store: source, token: answer.token }, [answer.token])
  throw new Refusal(
    answer.refusal === 'taken'
      ? `${name} has had a token already. Choose another name.`
      : 'The first token has to be an owner’s, since from then on every command needs one: --role owner',
  )
}

async function revoke(db: Db, name: string, { json = false }: Typed): Promise<void> {
  const answer = await revokeOperatorToken(db, name)
  if (answer === 'unknown') throw new Refusal(`${name} has no token in force.`)
  if (answer === 'last-owner') throw new Refusal(`${name} is the last owner. Revoke the other tokens first.`)
  print(json, { name, revoked: true }, [`The token of ${name} is revoked.`])
}

async function list(db: Db, { json = false }: Typed): Promise<void> {
  const tokens = await listOperatorTokens(db)
  const lines = tokens.map(({ name, role, source, revokedAt, lastUsedAt }) => {
    const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : 'in force'
    const at = source === null ? '' : ` at ${source}`
    return `${name}  ${role}${at}  ${state}  last used ${lastUsedAt?.toISOString() ?? 'never'}`
  })
  print(json, tokens, lines.length > 0 ? lines : ['There are no tokens: no command needs one.'])
}

/** [decision 140] */
export async function tokenCommand(db: Db, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { role: { type: 'string' }, store: { type: 'string' }, json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [verb, name = ''] = positionals
  if (verb !== 'list' && !NAME.test(name))
    throw new UsageError("Give the operator's name in lower case: npm run welt -- token create jane.doe --role support")
  await (verb === 'list' ? list(db, values) : (verb === 'revoke' ? revoke : create)(db, name, values))
  return 0
}
