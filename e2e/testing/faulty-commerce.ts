import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { commerceUrl } from './shop.ts'

/**
 * HTTP 500, an unexpected error, a busy database, a response lost after the work was done, a changed response, partial
 * data.
 */
export type Fault =
  | 'http'
  | 'graphql'
  | 'busy'
  | 'cut'
  | ((answer: string) => string)
  | Readonly<Record<string, unknown>>

export interface Call {
  readonly method: string
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly headers: IncomingHttpHeaders
}

/** A proxy of the commerce server whose calls fail on demand. */
export interface FaultyCommerce {
  readonly url: string
  fail(...fields: readonly string[]): void
  failOnce(marker: string, fault: Fault): void
  hasFailed(): boolean
  /** Changes and failed calls so far; each may cause repeated reads. */
  disturbances(): number
  drainCalls(): readonly Call[]
  stop(): Promise<void>
}

const facts = { category: 'internal', requestId: '6f1e5c1e-9a51-4a3c-8d0e-0c6f3f0f2b11' }

/** As in `translate-errors.ts`. */
const SENT = {
  graphql: { status: 200, message: 'Internal server error', extensions: facts },
  busy: {
    status: 503,
    message: 'The shop is busy. Please try again in a moment.',
    extensions: { ...facts, code: 'UNAVAILABLE' },
  },
} as const

function answerWith(fault: Exclude<Fault, 'cut' | ((answer: string) => string)>, response: ServerResponse): void {
  if (fault === 'http') {
    response.writeHead(500, { 'content-type': 'text/plain' }).end('broken')
    return
  }
  const headers = { 'content-type': 'application/json' }
  if (typeof fault === 'object') {
    response.writeHead(200, headers).end(JSON.stringify({ data: fault }))
    return
  }
  const { status, ...error } = SENT[fault]
  response.writeHead(status, headers).end(JSON.stringify({ errors: [error], data: null }))
}

/** `spoil` replaces the response; undefined cuts the connection. */
interface Handing {
  readonly spoil?: (answer: string) => string | undefined
  readonly onChunk?: (part: Buffer) => void
}

function passOn(incoming: IncomingMessage, body: Buffer, response: ServerResponse, handing: Handing = {}): void {
  const { spoil, onChunk } = handing
  const { method, url = '/', headers } = incoming
  const call = request(new URL(url, commerceUrl), { method, headers }, async (answer) => {
    if (!spoil) {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (onChunk) answer.on('data', onChunk)
      return answer.pipe(response)
    }
    const spoilt = spoil(Buffer.concat(await answer.toArray()).toString('utf8'))
    if (spoilt === undefined) return response.destroy()
    response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' }).end(spoilt)
  })
  call.on('error', () => response.destroy())
  response.once('close', () => call.destroy())
  call.end(body)
}

function callOf({ method = '', url = '/', headers }: IncomingMessage, body: Buffer): Call {
  const { searchParams } = new URL(url, commerceUrl)
  const { query = '', variables = {} } =
    method === 'GET'
      ? {
          query: searchParams.get('query') ?? '',
          variables: JSON.parse(searchParams.get('variables') ?? '{}') as Call['variables'],
        }
      : (JSON.parse(body.toString('utf8')) as { query?: string; variables?: Call['variables'] })
  return { method, document: query, variables, headers }
}

export async function startFaultyCommerce(): Promise<FaultyCommerce> {
  let waiting: { readonly marker: string; readonly fault: Fault } | undefined
  let broken: readonly RegExp[] = []
  let calls: Call[] = []
  let disturbances = 0
  const server = createServer(async (incoming, response) => {
    const body = Buffer.concat(await incoming.toArray())
    if (incoming.url?.startsWith('/change-stream')) {
      // A line without a change is a heartbeat.
      const onChunk = (part: Buffer) => {
        if (part.includes('"tags"')) disturbances += 1
      }
      return passOn(incoming, body, response, { onChunk })
    }
    response.once('close', () => {
      if (!response.writableFinished || response.statusCode >= 400) disturbances += 1
    })
    if (incoming.url?.startsWith('/graphql')) calls.push(callOf(incoming, body))
    const text = `${decodeURIComponent((incoming.url ?? '').replaceAll('+', ' '))}${body.toString('utf8')}`
    if (broken.some((field) => field.test(text))) return answerWith('graphql', response)
    if (!waiting || !text.includes(waiting.marker)) return passOn(incoming, body, response)
    const { fault } = waiting
    waiting = undefined
    if (fault === 'cut') passOn(incoming, body, response, { spoil: () => undefined })
    else if (typeof fault === 'function') passOn(incoming, body, response, { spoil: fault })
    else answerWith(fault, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(...fields) {
      broken = fields.map((field) => new RegExp(`\\b${field}\\s*[({]|\\{\\s*${field}\\s*\\}`))
    },
    failOnce(marker, fault) {
      waiting = { marker, fault }
    },
    hasFailed: () => waiting === undefined,
    disturbances: () => disturbances,
    drainCalls() {
      const taken = calls
      calls = []
      return taken
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
