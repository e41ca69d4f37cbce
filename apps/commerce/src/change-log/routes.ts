import type { IncomingMessage, ServerResponse } from 'node:http'
import { findBrandByWebsiteId } from '@welt/brands'
import { areTags, normalTag } from '@welt/kit/cache/purge-tags'
import { SECOND_MS } from '@welt/kit/time'
import type { Context } from '../platform/context.ts'
import { send } from '../platform/http-answer.ts'
import { readBody } from '../platform/http-body.ts'
import { bearerOf, isSecret } from '../platform/secret.ts'
import { logPurge } from './change.ts'
import type { ChangeReader, PurgeMessage } from './reader.ts'

interface Deps extends Pick<Context, 'db' | 'config'> {
  readonly reader: ChangeReader
}

const HEARTBEAT_MS = 5 * SECOND_MS
const BODY_BYTES = 256 * 1024

function parsePurge(
  body: Buffer | undefined,
): { readonly tags: string[]; readonly websiteId: number | null } | undefined {
  try {
    const { tags, websiteId = null } = JSON.parse(String(body)) as { tags?: unknown; websiteId?: unknown }
    const isSite =
      websiteId === null || (typeof websiteId === 'number' && findBrandByWebsiteId(websiteId) !== undefined)
    return areTags(tags) && isSite ? { tags: tags.map(normalTag), websiteId: websiteId as number | null } : undefined
  } catch {
    return undefined
  }
}

/** GET with the service key: one JSON line per batch, and an empty one every 5 s as heartbeat. */
async function streamChanges(req: IncomingMessage, res: ServerResponse, reader: ChangeReader): Promise<void> {
  const since = new URL(req.url ?? '/', 'http://commerce').searchParams.get('since') ?? undefined
  if (since !== undefined && !/^\d{1,20}$/.test(since))
    return send(res, 400, { message: 'The parameter "since" is not a number.' })
  res.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'private, no-store' })
  const write = (message: PurgeMessage) => {
    if (!res.writableEnded) res.write(`${JSON.stringify(message)}\n`)
  }
  const leave = await reader.follow(since, { receive: write, end: () => void res.end() })
  const heartbeat = setInterval(() => write({ horizon: reader.horizon(), changes: [] }), HEARTBEAT_MS)
  const end = () => {
    clearInterval(heartbeat)
    leave()
  }
  if (res.destroyed)
    end() // already disconnected
  else res.once('close', end)
}

/** POST {"tags": [...], "websiteId": 9} with the purge token. Responds once storefronts have been sent the purge. */
async function takePurge(req: IncomingMessage, res: ServerResponse, { db, reader }: Deps): Promise<void> {
  const purge = parsePurge(await readBody(req, BODY_BYTES))
  if (!purge) return send(res, 400, { message: 'Send {"tags": [...]} as JSON.' })
  await logPurge(db, purge)
  await reader.catchUp()
  send(res, 200, { tags: purge.tags })
}

/** [R7.127, A81, decision 10] */
export function changeStreamRoute(deps: Deps) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { serviceKey, purgeToken } = deps.config
    if (req.method === 'GET' && isSecret(bearerOf(req), serviceKey)) return streamChanges(req, res, deps.reader)
    if (req.method === 'POST' && isSecret(bearerOf(req), purgeToken)) return takePurge(req, res, deps)
    req.resume()
    send(res, 401, { message: 'The key is missing or wrong.' })
  }
}
