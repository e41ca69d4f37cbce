import { inSpan, traceHeaders } from '@welt/kit/telemetry/trace'
import { Agent, type Dispatcher, request } from 'undici'
import { serversOf } from './commerce-servers.server.ts'

/** Undici's default dispatcher is global and belongs to the version bundled with Node. */
const elsewhere = new Agent()

export interface CommerceAnswer {
  readonly status: number
  readonly body: Buffer
  /** Lower-case name; repeated headers are joined with commas. */
  header(name: string): string | undefined
}

export interface CommerceCall {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly timeoutMs: number
  /** Our own commerce may be several servers. */
  readonly isOurs?: boolean
  /** Sent to another server when the connection breaks. */
  readonly isRepeatable?: boolean
}

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string) => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** A third of the CPU time of `fetch`; does not follow redirects. @throws TimeoutError; Error when unreachable */
export function callCommerce(url: string, call: CommerceCall): Promise<CommerceAnswer> {
  return inSpan('call commerce', 'client', { 'http.request.method': call.method }, () => send(url, call))
}

async function send(url: string, options: CommerceCall): Promise<CommerceAnswer> {
  const { timeoutMs, isOurs = false, isRepeatable = false, ...call } = options
  const headers = { ...call.headers, ...traceHeaders() }
  const signal = AbortSignal.timeout(timeoutMs)
  const servers = isOurs ? serversOf(url) : undefined
  const sendOnce = async () => {
    const dispatcher = (await servers?.next()) ?? elsewhere
    const answer = await request(url, { ...call, headers, dispatcher, signal })
    return { answer, body: Buffer.from(await answer.body.arrayBuffer()) }
  }
  const { answer, body } = await sendOnce().catch((error: unknown) => {
    if (!isRepeatable || signal.aborted || !servers?.areSeveral()) throw error
    return sendOnce()
  })
  if (answer.statusCode >= 300 && answer.statusCode < 400 && answer.statusCode !== 304)
    throw new Error('The commerce server sends elsewhere.')
  return { status: answer.statusCode, body, header: (name) => headerOf(answer, name) }
}
