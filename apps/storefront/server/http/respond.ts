import type { ServerResponse } from 'node:http'

/** What is sent at once: status, headers and a finished body. */
export interface PlainAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Buffer
}

/** Sends a finished answer; HEAD gets the headers alone. */
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

/** Sends JSON that no one may keep. */
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
