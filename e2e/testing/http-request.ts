import { request } from 'node:http'
import { port } from './shop.ts'

export interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

interface HttpRequestOptions {
  readonly at?: number | string
  readonly body?: string
}

/** Does not follow redirects. */
export function httpRequest(
  host: string,
  path = '/',
  headers: Readonly<Record<string, string>> = {},
  { at = port, body: sent }: HttpRequestOptions = {},
): Promise<Answer> {
  return new Promise((done, failed) => {
    const method = sent === undefined ? 'GET' : 'POST'
    const call = request({ host: '127.0.0.1', port: at, method, path, headers: { host, ...headers } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        body += chunk
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body, headers: answer.headers }))
    })
    call.on('error', failed).end(sent)
  })
}
