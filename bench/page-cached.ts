import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import type { RecordedAnswer } from './measure/bare-server.ts'
import { startServer } from './measure/child-process.ts'
import { compare } from './measure/load.ts'
import type { BenchResult } from './measure/result.ts'
import { LISTING_HOST, LISTING_PATH, type System } from './measure/system.ts'

const headers = { host: LISTING_HOST, 'accept-encoding': 'br' }
/** Node adds these to every response. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive'])

function record(port: number): Promise<RecordedAnswer & { readonly cache: string; readonly bytes: number }> {
  return new Promise((done, failed) => {
    get({ port, host: '127.0.0.1', path: LISTING_PATH, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      const pairs = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.has(name))
      const cache = String(response.headers['x-cache'])
      done({
        headers: pairs.map(([name, value]) => [name, String(value)] as const),
        bodyBase64: body.toString('base64'),
        cache,
        bytes: body.length,
      })
    }).once('error', failed)
  })
}

/** Each server is one process. */
export async function benchPageCached(system: System): Promise<readonly BenchResult[]> {
  const storefront = await system.startStorefront()
  try {
    await record(storefront.port)
    const answer = await record(storefront.port)
    if (answer.cache !== 'hit') throw new Error(`The listing page was not kept (X-Cache: ${answer.cache}).`)
    const file = join(system.dataDir, 'answer.json')
    writeFileSync(file, JSON.stringify(answer))
    const bare = await startServer(
      'bench/measure/bare-server.ts',
      { PORT: String(await system.freePort()), ANSWER_FILE: file },
      '/',
    )
    try {
      const options = { path: LISTING_PATH, connections: 20, headers }
      const result = await compare({ server: storefront, options }, { server: bare, options })
      return [
        {
          name: 'page-cached',
          figure: { value: result.perSecond, unit: 'pages/s' },
          baseline: { name: 'bare node:http, same bytes', value: result.baselinePerSecond, unit: 'answers/s' },
          ratio: result.ratio,
          required: 0.5,
          details: { body_bytes_brotli: answer.bytes, ...result.details },
        },
      ]
    } finally {
      await bare.stop()
    }
  } finally {
    await storefront.stop()
  }
}
