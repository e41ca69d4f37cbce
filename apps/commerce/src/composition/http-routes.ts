import type { CacheRegister } from '@welt/kit/cache/cache-register'
import type { ChangeReader } from '../change-log/reader.ts'
import { changeStreamRoute } from '../change-log/routes.ts'
import { type FeedFiles, feedRoute } from '../feeds/routes.ts'
import type { HttpRoute } from '../graphql/server.ts'
import type { Context } from '../platform/context.ts'
import { handleWebhook } from '../webhooks/index.ts'
import { cachesRoute } from './caches-route.ts'
import { contactFilesRoute } from './contact-files-route.ts'
import { documentsRoute } from './documents-route.ts'
import { maintenanceRoute } from './maintenance-route.ts'
import { mediaClaimsRoute } from './media-claims-route.ts'

interface RouteDeps extends Pick<Context, 'db' | 'config'> {
  readonly ports: Pick<Context['ports'], 'shipping' | 'photos'>
  readonly reader: ChangeReader
  readonly files: FeedFiles
  readonly caches: CacheRegister
}

export function httpRoutes(deps: RouteDeps): Readonly<Record<string, HttpRoute>> {
  return {
    '/change-stream': changeStreamRoute(deps),
    '/feeds': feedRoute(deps),
    '/documents': documentsRoute(deps),
    '/contact-files': contactFilesRoute(deps),
    '/caches': cachesRoute(deps),
    '/media-claims': mediaClaimsRoute(deps),
    '/maintenance': maintenanceRoute(deps),
    '/webhooks/adyen': (req, res) => handleWebhook(req, res, deps),
  }
}
