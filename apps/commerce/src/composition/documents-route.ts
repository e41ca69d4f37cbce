import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Brand, findBrandByStoreCode } from '@welt/brands'
import { findTaxPdf, readDocumentToken } from '#modules/documents'
import { findLabelPdf } from '#modules/returns'
import type { Context } from '../platform/context.ts'
import { send } from '../platform/http-answer.ts'
import { bearerOf, isSecret } from '../platform/secret.ts'

type Deps = Pick<Context, 'db' | 'config'>

async function findPdf({ db, config }: Deps, brand: Brand, token: string) {
  const secrets = [config.signingSecret, ...config.previousSigningSecrets] as const
  const linked = readDocumentToken(secrets, brand.websiteId, token, new Date())
  if (!linked) return undefined
  return linked.kind === 'tax' ? findTaxPdf(db, brand.websiteId, linked.uid) : findLabelPdf(db, brand, linked.uid)
}

/** GET /documents?store=<code>&token=<token> with the service key: a PDF. [A70] */
export function documentsRoute(deps: Deps) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!isSecret(bearerOf(req), deps.config.serviceKey))
      return send(res, 401, { message: 'The key is missing or wrong.' })
    const { searchParams } = new URL(req.url ?? '/', 'http://commerce')
    const brand = findBrandByStoreCode(searchParams.get('store') ?? '')
    const found = brand && (await findPdf(deps, brand, searchParams.get('token') ?? ''))
    if (!found) return send(res, 404, { message: 'There is no such document.' })
    res
      .writeHead(200, {
        'content-type': 'application/pdf',
        'content-length': found.pdf.length,
        'content-disposition': `inline; filename="${found.fileName}"`,
        'cache-control': 'private, no-store',
      })
      .end(found.pdf)
  }
}
