import { createHash, timingSafeEqual } from 'node:crypto'
import type { Answer, Route, SandboxRequest } from './answer.ts'

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Ignores the user name. */
function basicPassword(header = ''): string | undefined {
  const [, credentials] = /^Basic +([\w+/=-]+)$/i.exec(header) ?? []
  if (credentials === undefined) return undefined
  const text = Buffer.from(credentials, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}

const CHALLENGE: Answer = {
  status: 401,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'www-authenticate': 'Basic realm="Sandbox", charset="UTF-8"',
  },
  body: 'The sandbox of this shop has a password (SANDBOX_PASSWORD). Ask whoever runs the demonstration for it, and reload the page.\n',
}

/** Requires the password: Basic credentials for people, also the API key for the shop. */
export function behindPassword(password: string | undefined, routes: readonly Route[]): readonly Route[] {
  if (password === undefined) return routes
  const right = digestOf(password)
  const isRight = (given: string | undefined) => given !== undefined && timingSafeEqual(digestOf(given), right)
  const mayPass = ({ headers }: SandboxRequest) =>
    isRight(basicPassword(headers.authorization)) || isRight(headers['x-api-key'])
  return routes.map((route) => ({
    ...route,
    handle: (request) => (mayPass(request) ? route.handle(request) : CHALLENGE),
  }))
}
