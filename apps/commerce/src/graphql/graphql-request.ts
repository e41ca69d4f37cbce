import type { ServerResponse } from 'node:http'
import { sendError } from './http-answer.ts'
import type { Variables } from './persisted/operations.ts'
import { isNestedTooDeep } from './request-body.ts'

/** A GraphQL request. The text is undefined where it is missing or of another type; the executor reports that. */
export interface GraphqlRequest {
  /** The parameters of a POST as they were sent, for ad-hoc queries; undefined for a GET. */
  readonly params: unknown
  readonly text: string | undefined
  /** Undefined when they are no object. */
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

/** The parameters of a POST; undefined when the request was refused. */
export function parseBody(res: ServerResponse, text: string): GraphqlRequest | undefined {
  if (/^\s*\[/.test(text)) return refuse(res, 'Send one request at a time.')
  if (isNestedTooDeep(text)) return refuse(res, 'The request is nested too deeply.')
  const value = parseJson(text)
  if (typeof value !== 'object') return refuse(res, 'The request is not valid JSON.')
  if (value === null) return refuse(res, 'POST body is expected to be object but received null')
  const { query, variables, operationName } = value as Readonly<Record<string, unknown>>
  return {
    params: value,
    text: typeof query === 'string' ? query : undefined,
    variables: variablesOf(variables),
    operationName: typeof operationName === 'string' ? operationName : undefined,
  }
}

/** The parameters of a GET; undefined when the request was refused. */
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
  return {
    params: undefined,
    text: searchParams.get('query') ?? undefined,
    variables: variablesOf(values.variables),
    operationName: searchParams.get('operationName') || undefined,
  }
}
