import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMediaKey } from '@welt/kit/media-store/media-store'
import { passLimit, refundAttempts } from '#modules/site'
import type { Context } from '../platform/context.ts'
import { send } from '../platform/http-answer.ts'
import { bearerOf, isSecret } from '../platform/secret.ts'

/** Longer than other storefronts wait for a copy. */
const CLAIM_SECONDS = 20

/**
 * POST /media-claims?key=<key> with the service key: whether the caller is first to make the copy. DELETE releases its
 * claim. [decision 163]
 */
export function mediaClaimsRoute({ db, config }: Pick<Context, 'db' | 'config'>) {
  const unmultiplied = { db, config: { ...config, limitMultiplier: 1 } }
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!isSecret(bearerOf(req), config.serviceKey)) return send(res, 401, { message: 'The key is missing or wrong.' })
    if (req.method !== 'POST' && req.method !== 'DELETE')
      return send(res, 405, { message: 'Only POST and DELETE are served.' }, { allow: 'POST, DELETE' })
    const key = new URL(req.url ?? '/', 'http://commerce').searchParams.get('key') ?? ''
    if (!isMediaKey(key)) return send(res, 400, { message: 'The key of a copy is missing or wrong.' })
    const claim = { action: 'media-claim', key, limit: 1, windowSeconds: CLAIM_SECONDS }
    if (req.method === 'DELETE') {
      await refundAttempts({ db }, [claim])
      return send(res, 200, { key })
    }
    send(res, 200, { isFirst: await passLimit(unmultiplied, claim) })
  }
}
