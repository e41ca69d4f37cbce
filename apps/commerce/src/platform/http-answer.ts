import type { ServerResponse } from 'node:http'

export function send(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  res.end(JSON.stringify(body))
}

export function sendError(
  res: ServerResponse,
  status: number,
  message: string,
  extensions: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): void {
  send(res, status, { errors: [{ message, extensions }], data: null }, headers)
}
