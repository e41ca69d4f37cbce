import { Agent, type Dispatcher, request } from 'undici'

/** Connections of this version's own: by default they are those of the version in Node. */
const dispatcher = new Agent()

/** What a commerce server answered over HTTP, whole. */
export interface CommerceAnswer {
  readonly status: number
  readonly body: Buffer
  /** A header by its name in small letters; several of one name with commas between them. */
  header(name: string): string | undefined
}

export interface CommerceCall {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** For the whole answer. */
  readonly timeoutMs: number
}

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string) => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/**
 * One HTTP call to a commerce server. It runs for each page and each private call, so it bypasses `fetch`, which takes
 * three times as much processor time; redirects are not followed. @throws TimeoutError; Error when it cannot be reached
 */
export async function callCommerce(url: string, { timeoutMs, ...call }: CommerceCall): Promise<CommerceAnswer> {
  const answer = await request(url, { ...call, dispatcher, signal: AbortSignal.timeout(timeoutMs) })
  const body = Buffer.from(await answer.body.arrayBuffer())
  if (answer.statusCode >= 300 && answer.statusCode < 400 && answer.statusCode !== 304)
    throw new Error('The commerce server sends elsewhere.')
  return { status: answer.statusCode, body, header: (name) => headerOf(answer, name) }
}
