import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { HTTP_LIMITS } from '@welt/kit/http-limits'
import type { Answer, Route, SandboxRequest } from './answer.ts'
import { notFound } from './answer.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

/** Undefined when the path does not match. */
function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? ''
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > BODY_LIMIT_BYTES) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer.fault === 'cut') {
    response.socket?.destroy()
    return
  }
  const body = Buffer.from(answer.body ?? '')
  response.writeHead(answer.status, {
    'x-content-type-options': 'nosniff',
    ...answer.headers,
    'content-length': body.length,
  })
  if (answer.fault === 'half')
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.destroy())
  else response.end(body)
}

async function answerOf(routes: readonly Route[], request: IncomingMessage): Promise<Answer> {
  const target = `http://sandbox${request.url ?? '/'}`
  if (!URL.canParse(target)) return notFound
  const url = new URL(target)
  const isHead = request.method === 'HEAD'
  const method = isHead ? 'GET' : (request.method ?? 'GET')
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.path, url.pathname) : undefined
    if (!params) continue
    const body = await readBody(request)
    if (body === undefined) return { status: 413, headers: { connection: 'close' } }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    )
    const answer = await route.handle({ method, url, params, headers, body } satisfies SandboxRequest)
    return isHead ? { ...answer, body: '' } : answer
  }
  return notFound
}

/** `onError` receives unexpected failures; the client receives a bare 500. */
export function serveRoutes(routes: readonly Route[], onError: (error: unknown) => void): Server {
  return createServer(HTTP_LIMITS, (request, response) => {
    answerOf(routes, request).then(
      (answer) => send(response, answer),
      (error: unknown) => {
        onError(error)
        if (response.headersSent) response.destroy()
        else send(response, { status: 500, headers: { 'content-type': 'text/plain' }, body: 'Internal server error\n' })
      },
    )
  })
}
