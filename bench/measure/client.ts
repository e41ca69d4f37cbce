import autocannon from 'autocannon'
import type { LoadOptions, LoadResult } from './load.ts'

/** The client, in its own process: reads LoadOptions from its argument, prints a LoadResult. */
const options = JSON.parse(process.argv[2] ?? '{}') as LoadOptions
let count = process.pid
/** Placeholder for a number never sent before. */
const NUMBER = 'NUMBER'
const VARIANT = 'VARIANT'
/** Placeholder for a page number. Concurrent requests never share one. */
const PAGE = '%22PAGE%22'
const PAGES = 40

function freshPath(path: string, stamp: string): string {
  count += 1
  if (path.includes(PAGE)) return path.replace(PAGE, String(1 + (count % PAGES)))
  return path.includes(NUMBER) ? path.replace(NUMBER, String(count)) : `${path}?bench=${stamp}${count}`
}

/** GraphQL errors come with status 200 too. */
let withErrors = 0

/** For uncompressed responses. */
const onResponse = (_status: number, body: string) => {
  if (body.includes('"errors":[')) withErrors += 1
}

function requests() {
  const isRead = options.path.startsWith('/graphql') && options.headers['accept-encoding'] === undefined
  const read = isRead ? { onResponse } : {}
  if (options.bodies) return options.bodies.map((body) => ({ method: 'POST', path: options.path, body, ...read }))
  const paths = options.variants?.map((variant) => options.path.replace(VARIANT, () => variant)) ?? [options.path]
  if (!options.isFresh) return paths.map((path) => ({ method: 'GET', path, ...read }))
  const stamp = `${Date.now().toString(36)}${process.pid}`
  return paths.map((path) => ({
    method: 'GET',
    path,
    ...read,
    setupRequest: (request: object) => ({ ...request, path: freshPath(path, stamp) }),
  }))
}

const result = await autocannon({
  url: `http://127.0.0.1:${options.port}`,
  connections: options.connections,
  duration: options.seconds,
  headers: { ...options.headers },
  requests: requests(),
})
const answer: LoadResult = {
  requests: result.requests.total,
  perSecond: result.requests.total / result.duration,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  failures: result.errors + result.timeouts + result.non2xx + withErrors,
}
process.stdout.write(JSON.stringify(answer))
process.exit(0)
