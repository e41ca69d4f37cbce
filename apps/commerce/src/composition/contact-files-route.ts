import type { IncomingMessage, ServerResponse } from 'node:http'
import { findBrandByStoreCode } from '@welt/brands'
import { MAX_CONTACT_FILE_BYTES } from '@welt/rules/contact'
import { insertContactFile } from '#modules/notifications'
import { passLimit } from '#modules/site'
import { addressOf } from '../graphql/request-context.ts'
import type { Context } from '../platform/context.ts'
import { send } from '../platform/http-answer.ts'
import { readBody } from '../platform/http-body.ts'
import { bearerOf, isSecret } from '../platform/secret.ts'

type Deps = Pick<Context, 'db' | 'config'>

const UPLOADS = { action: 'contact-file', limit: 20, windowSeconds: 3600 }

/** POST /contact-files?store=<code>&name=<name> with the service key: a token for `contactUs`. [R2.32, A11] */
export function contactFilesRoute(deps: Deps) {
  const { config } = deps
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!isSecret(bearerOf(req), config.serviceKey)) return send(res, 401, { message: 'The key is missing or wrong.' })
    if (req.method !== 'POST') return send(res, 405, { message: 'Only POST is served.' }, { allow: 'POST' })
    const { searchParams } = new URL(req.url ?? '/', 'http://commerce')
    const brand = findBrandByStoreCode(searchParams.get('store') ?? '')
    if (!brand) return send(res, 404, { message: 'There is no such store.' })
    const content = await readBody(req, MAX_CONTACT_FILE_BYTES)
    if (!content) return send(res, 413, { message: 'The file is too large.' })
    if (!(await passLimit(deps, { ...UPLOADS, key: addressOf(req, config.trustedProxies) })))
      return send(res, 429, { message: 'Too many files. Try again in an hour.' })
    const name = searchParams.get('name') ?? ''
    const token = await insertContactFile(deps.db, { websiteId: brand.websiteId, name, content })
    if (!token) return send(res, 415, { message: 'Only JPEG, PNG, WebP and PDF are accepted.' })
    send(res, 201, { token })
  }
}
