import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { ListingDocument } from '../apps/storefront/app/features/listing/listing.generated.ts'
import type { RecordedAnswer } from './measure/bare-server.ts'
import { type ServerProcess, startServer } from './measure/child-process.ts'
import { compare } from './measure/load.ts'
import { type BenchResult, rounded } from './measure/result.ts'
import { type System, WHOLE_SITE } from './measure/system.ts'

const CONNECTIONS = 16
/** Node adds these to every response. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive'])

/** `fresh` makes a new filter, which matches everything. */
const variables = (fresh: string | undefined, page: number | 'PAGE') => ({
  page,
  size: 20,
  filter: [
    { attribute_code: 'category_url_path', equal: { eq: 'women' } },
    ...(fresh === undefined ? [] : [{ attribute_code: 'price', range: { from: `-${fresh}` } }]),
  ],
  sort: 'fh_default',
  search: null,
  site: WHOLE_SITE.websiteId,
})

const pathOf = (fresh?: string, page: number | 'PAGE' = 1) =>
  `/graphql?${new URLSearchParams({ query: ListingDocument.text, variables: JSON.stringify(variables(fresh, page)) })}`
const headers = { store: WHOLE_SITE.code }

function record(
  port: number,
  path: string,
  encoding: string,
): Promise<RecordedAnswer & { readonly bytes: number; readonly packed: boolean }> {
  return new Promise((done, failed) => {
    get({ port, host: '127.0.0.1', path, headers: { ...headers, 'accept-encoding': encoding } }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      if (response.statusCode !== 200 || body.includes('"errors"'))
        return failed(new Error(`The listing answered ${response.statusCode}.`))
      const pairs = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.has(name))
      done({
        headers: pairs.map(([name, value]) => [name, String(value)] as const),
        bodyBase64: body.toString('base64'),
        bytes: body.length,
        packed: response.headers['content-encoding'] === encoding,
      })
    }).once('error', failed)
  })
}

/**
 * Without a response cache: forty pages, then new filters. Cache hits are compared with node:http sending the same
 * headers and bytes.
 */
export async function benchGraphqlListing(system: System): Promise<readonly BenchResult[]> {
  const undo: ServerProcess[] = []
  const start = async (server: Promise<ServerProcess>) => {
    const started = await server
    undo.push(started)
    return started
  }
  try {
    const compiled = await start(system.startCommerce({ ANSWER_CACHE_MB: '0' }))
    const executed = await start(system.startCommerce({ ANSWER_CACHE_MB: '0', GRAPHQL_JIT: 'off' }))
    const [one, other] = [
      await record(compiled.port, pathOf('1'), 'identity'),
      await record(executed.port, pathOf('1'), 'identity'),
    ]
    if (one.bodyBase64 !== other.bodyBase64) throw new Error('The two servers answer differently.')
    const plain = { path: pathOf(undefined, 'PAGE'), connections: CONNECTIONS, headers, isFresh: true }
    const miss = await compare({ server: compiled, options: plain }, { server: executed, options: plain })
    const fresh = { path: pathOf('NUMBER'), connections: CONNECTIONS, headers, isFresh: true }
    const filtered = await compare({ server: compiled, options: fresh }, { server: executed, options: fresh })
    const proxied = await start(system.startCommerce({}))
    let cached = await record(proxied.port, pathOf('1'), 'br')
    for (let tries = 0; !cached.packed && tries < 200; tries += 1)
      cached = await record(proxied.port, pathOf('1'), 'br')
    const file = join(system.dataDir, 'graphql-answer.json')
    writeFileSync(file, JSON.stringify(cached))
    const bare = await start(
      startServer('bench/measure/bare-server.ts', { PORT: String(await system.freePort()), ANSWER_FILE: file }, '/'),
    )
    const hitOptions = { path: pathOf('1'), connections: CONNECTIONS, headers: { ...headers, 'accept-encoding': 'br' } }
    const hit = await compare({ server: proxied, options: hitOptions }, { server: bare, options: hitOptions })
    return [
      {
        name: 'graphql-listing-miss',
        figure: { value: miss.perSecond, unit: 'answers/s' },
        baseline: { name: 'the same server, GRAPHQL_JIT=off', value: miss.baselinePerSecond, unit: 'answers/s' },
        ratio: miss.ratio,
        required: 3,
        details: { body_bytes: one.bytes, ...miss.details },
      },
      {
        name: 'graphql-listing-miss-filtered',
        figure: { value: filtered.perSecond, unit: 'answers/s' },
        baseline: { name: 'the same server, GRAPHQL_JIT=off', value: filtered.baselinePerSecond, unit: 'answers/s' },
        ratio: filtered.ratio,
        details: filtered.details,
      },
      {
        name: 'graphql-listing-hit',
        figure: { value: hit.perSecond, unit: 'answers/s' },
        baseline: { name: 'bare node:http, same bytes', value: hit.baselinePerSecond, unit: 'answers/s' },
        ratio: hit.ratio,
        required: rounded(1 / 3),
        details: { body_bytes_brotli: cached.bytes, ...hit.details },
      },
    ]
  } finally {
    for (const server of undo.reverse()) await server.stop()
  }
}
