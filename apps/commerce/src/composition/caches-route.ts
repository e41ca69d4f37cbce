import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheRegister } from '@welt/kit/cache/cache-register'
import type { Config } from '../platform/config.ts'
import { send } from '../platform/http-answer.ts'
import { bearerOf, isSecret } from '../platform/secret.ts'

/** GET /caches with the service key. */
export function cachesRoute({
  config,
  caches,
}: {
  readonly config: Pick<Config, 'serviceKey'>
  readonly caches: CacheRegister
}) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!isSecret(bearerOf(req), config.serviceKey)) return send(res, 401, { message: 'The key is missing or wrong.' })
    send(res, 200, { caches: caches.facts() })
  }
}
