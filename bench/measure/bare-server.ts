import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** node:http sends one recorded, compressed response for every request. */
export interface RecordedAnswer {
  readonly headers: readonly (readonly [string, string])[]
  readonly bodyBase64: string
}

const recorded = JSON.parse(readFileSync(process.env.ANSWER_FILE ?? '', 'utf8')) as RecordedAnswer
const body = Buffer.from(recorded.bodyBase64, 'base64')
const headers = Object.fromEntries(recorded.headers)

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
