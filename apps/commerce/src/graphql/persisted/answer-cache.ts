import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { CacheRegister } from '@welt/kit/cache/cache-register'
import type { Purge, Tagged } from '@welt/kit/cache/tagged-cache'
import { DAY_MS } from '@welt/kit/time'
import type { Variables } from './compiled.ts'
import type { KnownOperation } from './operations.ts'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const unpack = promisify(gunzip)

type Encoding = 'br' | 'gzip' | 'identity'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly tags: readonly string[] | undefined
}

type Headers = Readonly<Record<string, string | number>>

interface CachedAnswer extends Tagged {
  readonly headers: Headers
  /** Computed when first read from the cache. */
  etag: string | undefined
  readonly storedAtMs: number
  raw: Buffer | undefined
  packed: { readonly br: Buffer; readonly gzip: Buffer } | undefined
  isPacking: boolean
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, canonical(part)]))
}

export function keyOf(storeCode: string, operation: KnownOperation, variables: Variables): string {
  const sent = operation.variableNames.filter((name) => variables[name] !== undefined)
  return `${storeCode}\n${operation.hash}\n${JSON.stringify(sent.map((name) => [name, canonical(variables[name])]))}`
}

const ACCEPTS_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

function encodingOf(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  if (ACCEPTS_BROTLI.test(accepted)) return 'br'
  return ACCEPTS_GZIP.test(accepted) ? 'gzip' : 'identity'
}

function toCached({ body, tags = [], headers }: Answer): CachedAnswer {
  return {
    tags: [...tags, 'store'],
    headers,
    etag: undefined,
    storedAtMs: Date.now(),
    raw: body,
    packed: undefined,
    isPacking: false,
  }
}

/** Until compressed, the answer is sent uncompressed. */
async function packLater(answer: CachedAnswer): Promise<void> {
  if (!answer.raw || answer.isPacking) return
  answer.isPacking = true
  const [br, gzipped] = await Promise.all([
    brotliAsync(answer.raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipAsync(answer.raw),
  ])
  answer.packed = { br, gzip: gzipped }
  answer.raw = undefined
}

function sendBody(res: ServerResponse, headers: Headers, body: Buffer, encoding: Encoding): void {
  const packing = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  res.writeHead(200, { ...headers, ...packing, 'content-length': body.length }).end(body)
}

function etagOf(answer: CachedAnswer): string {
  answer.etag ??= `W/"${createHash('sha1')
    .update(answer.raw ?? '')
    .digest('base64url')}"`
  return answer.etag
}

function sendCached(answer: CachedAnswer, req: IncomingMessage, res: ServerResponse): void {
  const { raw, packed } = answer
  const etag = etagOf(answer)
  const headers = { ...answer.headers, etag }
  if (req.headers['if-none-match']?.split(',').some((known) => known.trim() === etag))
    return void res.writeHead(304, headers).end()
  const encoding = encodingOf(req.headers['accept-encoding'])
  if (raw) {
    if (encoding !== 'identity') packLater(answer).catch(() => undefined)
    sendBody(res, headers, raw, 'identity')
  } else if (packed && encoding !== 'identity') sendBody(res, headers, packed[encoding], encoding)
  else if (packed)
    unpack(packed.gzip).then(
      (body) => sendBody(res, headers, body, 'identity'),
      () => res.destroy(),
    )
}

/** At most `maxBytes` and 86400 s; concurrent equal requests execute once. [R7.05, R7.14] */
export function createAnswerCache(caches: CacheRegister, maxBytes: number) {
  // Counts uncompressed size.
  const cache = caches.tagged<CachedAnswer>(
    { name: 'answers', purgedBy: 'cache tags, 24 h' },
    { maxBytes, sizeOf: ({ raw, tags }, key) => (raw?.length ?? 0) + 2 * key.length + 60 * tags.length + 1000 },
  )
  return {
    /** False on a miss. */
    send(key: string, req: IncomingMessage, res: ServerResponse): boolean {
      const answer = cache.find(key)
      if (!answer || Date.now() - answer.storedAtMs > DAY_MS) return false
      sendCached(answer, req, res)
      return true
    },
    make: (key: string, make: () => Promise<Answer>): Promise<Answer> =>
      cache.fill(key, {
        work: make,
        toStored: (answer) => (answer.tags ? toCached(answer) : undefined),
        within: [key.slice(0, key.indexOf('\n'))], // the store code
      }),
    purge: (purge: Purge): number => cache.purge(purge),
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>
