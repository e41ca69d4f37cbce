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

/** A finished answer of a read; one without tags is not cached. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly tags: readonly string[] | undefined
}

type Headers = Readonly<Record<string, string | number>>

/**
 * A cached answer. Its bytes are compressed when a client first accepts that; until then they are as they were made.
 */
interface CachedAnswer extends Tagged {
  readonly headers: Headers
  /** Computed from the second answer on, so an answer that is read once is never hashed. */
  etag: string | undefined
  readonly storedAtMs: number
  raw: Buffer | undefined
  packed: { readonly br: Buffer; readonly gzip: Buffer } | undefined
  isPacking: boolean
}

/** Values in one fixed order, so that equal variables make one key. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, canonical(part)]))
}

/** Key of a read: store, operation and the variables it declares. */
export function keyOf(storeCode: string, operation: KnownOperation, variables: Variables): string {
  const sent = operation.variableNames.filter((name) => variables[name] !== undefined)
  return `${storeCode}\n${operation.hash}\n${JSON.stringify(sent.map((name) => [name, canonical(variables[name])]))}`
}

const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

function encodingOf(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  if (TAKES_BROTLI.test(accepted)) return 'br'
  return TAKES_GZIP.test(accepted) ? 'gzip' : 'identity'
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

/** Compresses in the background; answers sent before it is done go uncompressed. */
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

/** Its bytes are as they were made at its first sending, before they are packed. */
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
    if (encoding !== 'identity') packLater(answer).catch(() => undefined) // it is sent as it is
    sendBody(res, headers, raw, 'identity')
  } else if (packed && encoding !== 'identity') sendBody(res, headers, packed[encoding], encoding)
  else if (packed)
    unpack(packed.gzip).then(
      (body) => sendBody(res, headers, body, 'identity'),
      () => res.destroy(),
    )
}

/**
 * Answers of cacheable reads as bytes: at most `maxBytes`, 86400 s, one execution per key at a time, purged by tag.
 * [R7.05, R7.14]
 */
export function createAnswerCache(caches: CacheRegister, maxBytes: number) {
  // Counted as if never compressed, so the bound is cached at any time.
  const cache = caches.tagged<CachedAnswer>(
    { name: 'answers', purgedBy: 'cache tags, 24 h' },
    { maxBytes, sizeOf: ({ raw, tags }, key) => (raw?.length ?? 0) + 2 * key.length + 60 * tags.length + 1000 },
  )
  return {
    /** Sends the cached answer; false when there is none that is young enough. */
    send(key: string, req: IncomingMessage, res: ServerResponse): boolean {
      const answer = cache.find(key)
      if (!answer || Date.now() - answer.storedAtMs > DAY_MS) return false
      sendCached(answer, req, res)
      return true
    },
    /** Makes the answer under `key`, once for equal requests at the same time, and stores it when it has tags. */
    make: (key: string, make: () => Promise<Answer>): Promise<Answer> =>
      cache.fill(key, {
        work: make,
        toStored: (answer) => (answer.tags ? toCached(answer) : undefined),
        within: [key.slice(0, key.indexOf('\n'))], // the store, with which a key begins
      }),
    /** Drops the answers with one of the tags; returns how many. */
    purge: (purge: Purge): number => cache.purge(purge),
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>
