import type { ServerResponse } from 'node:http'

export interface PlainAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Buffer
}

export function respond(response: ServerResponse, { status, headers = {}, body = '' }: PlainAnswer): void {
  if (response.headersSent) {
    response.end()
    return
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string | string[])
  response.statusCode = status
  if (status !== 304) response.setHeader('Content-Length', Buffer.byteLength(body))
  response.end(response.req.method === 'HEAD' || status === 304 ? undefined : body)
}

export function respondJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  respond(response, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'private, no-store', ...headers },
    body: JSON.stringify(value),
  })
}

/** GET allows HEAD. @returns whether it refused [RFC 9110 §15.5.6] */
export function refuseMethod(response: ServerResponse, ...allowed: readonly ('GET' | 'POST')[]): boolean {
  const methods = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  if (methods.includes(response.req.method ?? '')) return false
  respond(response, {
    status: 405,
    headers: { Allow: methods.join(', '), 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    body: `This address answers ${methods.join(' and ')}.\n`,
  })
  return true
}
