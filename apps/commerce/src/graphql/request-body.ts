import type { ServerResponse } from 'node:http'
import { sendError } from '../platform/http-answer.ts'
import type { Variables } from './persisted/compiled.ts'

export const BODY_BYTES = 256 * 1024
const JSON_DEPTH = 32

/** Counts brackets without parsing. */
function isNestedTooDeep(json: string): boolean {
  let depth = 0
  let isInString = false
  for (let i = 0; i < json.length; i += 1) {
    const char = json[i]
    if (isInString) {
      if (char === '\\') i += 1
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '{' || char === '[') {
      depth += 1
      if (depth > JSON_DEPTH) return true
    } else if (char === '}' || char === ']') depth -= 1
  }
  return false
}

/** The executor reports a missing text. */
export interface GraphqlRequest {
  /** Unknown ones are ignored, as in Magento. */
  readonly params: unknown
  readonly text: string | undefined
  readonly variables: Variables | undefined
  readonly operationName: string | undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function variablesOf(value: unknown): Variables | undefined {
  if (value === undefined || value === null) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Variables) : undefined
}

function refuse(res: ServerResponse, message: string): undefined {
  sendError(res, 400, message, { category: 'graphql-input' })
}

/** Undefined after refusing the request. */
export function parseBody(res: ServerResponse, text: string): GraphqlRequest | undefined {
  if (/^\s*\[/.test(text)) return refuse(res, 'Send one request at a time.')
  if (isNestedTooDeep(text)) return refuse(res, 'The request is nested too deeply.')
  const value = parseJson(text)
  if (typeof value !== 'object') return refuse(res, 'The request is not valid JSON.')
  if (value === null) return refuse(res, 'POST body is expected to be object but received null')
  return requestOf(value as Readonly<Record<string, unknown>>)
}

const PARAMETERS = ['query', 'variables', 'operationName', 'extensions'] as const
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

function requestOf(sent: Readonly<Record<string, unknown>>): GraphqlRequest {
  const { query, variables, operationName } = sent
  return {
    params: Object.fromEntries(PARAMETERS.flatMap((name) => (isGiven(sent[name]) ? [[name, sent[name]]] : []))),
    text: typeof query === 'string' ? query : undefined,
    variables: variablesOf(isGiven(variables) ? variables : undefined),
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
  }
}

/** Undefined after refusing the request. */
export function parseQuery(res: ServerResponse, url: string): GraphqlRequest | undefined {
  const start = url.indexOf('?')
  const searchParams = new URLSearchParams(start < 0 ? '' : url.slice(start))
  const values = { variables: undefined as unknown, extensions: undefined as unknown }
  for (const name of ['variables', 'extensions'] as const) {
    const text = searchParams.get(name)
    if (!text) continue
    if (isNestedTooDeep(text)) return refuse(res, 'The request is nested too deeply.')
    values[name] = parseJson(text)
    if (typeof values[name] !== 'object') return refuse(res, `The parameter "${name}" is not valid JSON.`)
  }
  return requestOf({ ...values, query: searchParams.get('query'), operationName: searchParams.get('operationName') })
}
