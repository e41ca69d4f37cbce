import http from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'
import { inSpan, traceHeaders } from '@welt/kit/telemetry/trace'
import { SECOND_MS } from '@welt/kit/time'

/** Whether the request never left, its answer was lost, or the service answered with an error status. */
type TransportFailure = 'not-sent' | 'lost' | 'status'

/** Carries no bodies: they may contain what the shopper typed. */
export class TransportError extends Error {
  readonly failure: TransportFailure
  readonly status: number | undefined
  /** The service's own code, for example Adyen's 905. */
  readonly errorCode: string | undefined

  constructor(
    failure: TransportFailure,
    message: string,
    facts: { readonly status?: number; readonly errorCode?: string | undefined } = {},
  ) {
    super(message)
    this.name = 'TransportError'
    this.failure = failure
    this.status = facts.status
    this.errorCode = facts.errorCode
  }
}

const CONNECT_MS = SECOND_MS
const ANSWER_BYTES = 1024 * 1024
const MAX_SOCKETS = 10

// A new connection for each call: when a reused one turns out closed, we can't know whether the charge was sent.
const agents = {
  'http:': new http.Agent({ keepAlive: false, maxSockets: MAX_SOCKETS }),
  'https:': new https.Agent({ keepAlive: false, maxSockets: MAX_SOCKETS }),
}

export interface Call {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** In milliseconds of Date.now(). */
  readonly deadlineAt: number
}

function errorCodeOf(text: string): string | undefined {
  try {
    const body = JSON.parse(text) as { errorCode?: unknown } | null
    return typeof body?.errorCode === 'string' ? body.errorCode : undefined
  } catch {
    return undefined
  }
}

function readAnswer(res: http.IncomingMessage, done: (text: string) => void, fail: (error: Error) => void): void {
  const chunks: Buffer[] = []
  let size = 0
  res.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > ANSWER_BYTES) fail(new TransportError('lost', 'the answer is too large'))
    else chunks.push(chunk)
  })
  res.on('error', () => fail(new TransportError('lost', 'the connection broke')))
  res.on('aborted', () => fail(new TransportError('lost', 'the answer was cut')))
  res.on('end', () => {
    const text = Buffer.concat(chunks).toString('utf8')
    const status = res.statusCode ?? 0
    if (!res.complete) fail(new TransportError('lost', 'the answer was cut'))
    else if (status >= 200 && status < 300) done(text)
    else fail(new TransportError('status', `answered ${status}`, { status, errorCode: errorCodeOf(text) }))
  })
}

/** Fails a request that takes longer than a second to connect. */
function watchConnection(socket: Socket, connected: () => void, fail: (error: Error) => void): void {
  if (!socket.connecting) {
    connected()
    return
  }
  const timer = setTimeout(() => fail(new TransportError('not-sent', 'could not connect in time')), CONNECT_MS)
  const stop = () => clearTimeout(timer)
  socket.once('connect', () => {
    stop()
    connected()
  })
  socket.once('close', stop)
}

/** Makes one call without following redirects. @throws TransportError */
export function send(call: Call): Promise<string> {
  const facts = { 'http.request.method': call.method, 'server.address': call.url.hostname }
  return inSpan('call outside', 'client', facts, () => sendNow(call))
}

function sendNow(call: Call): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const isPlain = call.url.protocol === 'http:'
  const options = {
    method: call.method,
    headers: { ...call.headers, ...traceHeaders() },
    agent: isPlain ? agents['http:'] : agents['https:'],
  }
  const request = isPlain ? http.request(call.url, options) : https.request(call.url, options)
  let isConnected = false
  const fail = (error: Error) => {
    reject(error)
    request.destroy()
  }
  const timer = setTimeout(
    () => fail(new TransportError(isConnected ? 'lost' : 'not-sent', 'no answer in time')),
    Math.max(1, call.deadlineAt - Date.now()),
  )
  const connected = () => {
    isConnected = true
  }
  request.on('socket', (socket) => watchConnection(socket, connected, fail))
  request.on('response', (res) => readAnswer(res, resolve, fail))
  request.on('error', (error: Error) => fail(new TransportError(isConnected ? 'lost' : 'not-sent', error.message)))
  request.end(call.body)
  return promise.finally(() => clearTimeout(timer))
}
