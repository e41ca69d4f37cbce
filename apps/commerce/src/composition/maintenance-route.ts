import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadMaintenance } from '#modules/site'
import type { Context } from '../platform/context.ts'
import { send } from '../platform/http-answer.ts'
import { bearerOf, isSecret } from '../platform/secret.ts'

/** GET /maintenance with the service key. Reads the database: another process may have made the change. */
export function maintenanceRoute({ config, db }: Pick<Context, 'config' | 'db'>) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!isSecret(bearerOf(req), config.serviceKey)) return send(res, 401, { message: 'The key is missing or wrong.' })
    const sites = await loadMaintenance(db)
    send(res, 200, { sites: [...sites].map(([websiteId, { until, message }]) => ({ websiteId, until, message })) })
  }
}
