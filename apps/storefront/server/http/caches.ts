import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheFacts } from '@welt/kit/cache/cache-register'
import { hasSecret } from './bearer.ts'
import { respondJson } from './respond.ts'

/** For `npm run welt -- caches`. */
export function createShowCaches(serviceKey: string, facts: () => Promise<readonly CacheFacts[]>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET') return respondJson(response, 405, { message: 'GET only.' }, { Allow: 'GET' })
    if (!hasSecret(request, serviceKey))
      return respondJson(response, 401, { message: 'The service key is missing or wrong.' })
    respondJson(response, 200, { caches: await facts() })
  }
}
