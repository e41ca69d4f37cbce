import { type DocumentNode, Kind, parse, visit } from 'graphql'
import { meaningOfError } from '#app/graphql/wire.ts'
import { rememberCookie } from '#app/session/cookies.ts'
import { globalEffectOf } from '#app/session/error-policy.ts'
import { dropSession, endByChoice, staffTokenCookies, tokenCookies } from '#app/session/sign-in-cookies.ts'

const TOKEN_FIELDS = new Set([
  'generateCustomerToken',
  'generateAdminCustomerToken',
  'refreshCustomerToken',
  'revokeCustomerToken',
])

const RENEWED = 'renewed_token'

interface TokenRoot {
  readonly field: string
  /** The customer that staff act for. */
  readonly customerId: number | undefined
  /** Fields by response key: an alias may have the name of another field, even `__typename`. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>
}

type Json = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function namesIn(document: DocumentNode): TokenRoot['names'] {
  const names = new Map<string, Set<string>>()
  visit(document, {
    Field({ alias, name }) {
      const key = alias?.value ?? name.value
      names.set(key, (names.get(key) ?? new Set()).add(name.value))
    },
  })
  return names
}

/**
 * Fields that issue or revoke a token, by response key. Undefined for requests that must be refused: batches, persisted
 * or unparsable documents, and `renewed_token`, which only the account's own pages may read.
 */
export function findTokenRoots(body: string): ReadonlyMap<string, TokenRoot> | undefined {
  const roots = new Map<string, TokenRoot>()
  const request = parseJson(body)
  if (typeof request?.query !== 'string' || request.query.includes(RENEWED)) return undefined
  if (!request.query.includes('CustomerToken')) return roots
  const variables = isObject(request.variables) ? request.variables : {}
  try {
    const document = parse(request.query, { maxTokens: 4000 })
    const names = namesIn(document)
    visit(document, {
      Field(node) {
        if (!TOKEN_FIELDS.has(node.name.value)) return
        const id = node.arguments?.find(({ name }) => name.value === 'customer_id')?.value
        const given =
          id?.kind === Kind.INT ? id.value : id?.kind === Kind.VARIABLE ? variables[id.name.value] : undefined
        roots.set(node.alias?.value ?? node.name.value, {
          field: node.name.value,
          customerId: given === undefined ? undefined : Number(given),
          names,
        })
      },
    })
  } catch {
    return undefined
  }
  return roots
}

export interface GuardedAnswer {
  readonly body: string
  readonly setCookies: readonly string[]
  readonly isOver: boolean
}

export interface CookieCollector {
  readonly isSecure: boolean
  loadTokenLife(): Promise<number>
}

function findGiven({ names }: TokenRoot, given: Json, name: string): unknown {
  return Object.entries(given).find(([key, value]) => names.get(key)?.has(name) && value !== null && value !== '')?.[1]
}

/** [R4.16, R9.01, A92] */
async function cookiesFor(collector: CookieCollector, root: TokenRoot, given: Json): Promise<string[]> {
  if (root.field === 'revokeCustomerToken') return given.result === true ? endByChoice(collector) : []
  const token = findGiven(root, given, 'token')
  if (typeof token !== 'string') return []
  if (root.field === 'generateAdminCustomerToken') return staffTokenCookies(collector, token, root.customerId ?? 0)
  const lifetime = findGiven(root, given, 'lifetime_seconds')
  const device = findGiven(root, given, 'device_token')
  return [
    ...tokenCookies(collector, token, typeof lifetime === 'number' ? lifetime : await collector.loadTokenLife()),
    ...(typeof device === 'string' ? [rememberCookie(collector, 'device', device)] : []),
  ]
}

/** A sign-in replaces an earlier session in any state. */
export function isSignIn(roots: ReadonlyMap<string, TokenRoot>): boolean {
  return [...roots.values()].some(({ field }) => field.startsWith('generate'))
}

/** Hides every string except an unambiguous `__typename`. */
function hide({ names }: TokenRoot, given: Json): Json {
  const isTypeName = (key: string) => names.get(key)?.has('__typename') && names.get(key)?.size === 1
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      typeof value === 'string' && !isTypeName(key) ? 'cookie' : value,
    ]),
  )
}

/** Moves tokens into HttpOnly cookies; ends the session if the server refused the cookie's token. [R4.16, R4.27] */
export async function guardAnswer(
  collector: CookieCollector,
  roots: ReadonlyMap<string, TokenRoot>,
  body: string,
  hasToken: boolean,
): Promise<GuardedAnswer> {
  const answer = parseJson(body)
  const errors = Array.isArray(answer?.errors) ? answer.errors : []
  const isOver =
    hasToken &&
    errors.some((error: unknown) => isObject(error) && globalEffectOf(meaningOfError(error)) === 'force-logout')
  if (roots.size === 0 || !isObject(answer?.data))
    return { body, setCookies: isOver ? dropSession(collector) : [], isOver }
  const setCookies: string[] = []
  const data: Record<string, unknown> = { ...answer.data }
  for (const [key, root] of roots) {
    const given = data[key]
    if (!isObject(given)) continue
    setCookies.push(...(await cookiesFor(collector, root, given)))
    data[key] = hide(root, given)
  }
  const hidden = JSON.stringify({ ...answer, data })
  return { body: hidden, setCookies: isOver ? dropSession(collector) : setCookies, isOver }
}
