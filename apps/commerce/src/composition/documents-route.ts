import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Brand, findBrandByStoreCode } from '@welt/brands'
import { findTaxPdf, readDocumentToken } from '#modules/documents'
import { findLabelPdf, findPhoto } from '#modules/returns'
import type { Context } from '../platform/context.ts'
import { send } from '../platform/http-answer.ts'
import { bearerOf, isSecret } from '../platform/secret.ts'

interface Deps extends Pick<Context, 'db' | 'config'> {
  readonly ports: Pick<Context['ports'], 'photos'>
}

interface LinkedFile {
  readonly type: string
  readonly name: string
  readonly body: Buffer
}

const pdfOf = (found: { readonly pdf: Buffer; readonly fileName: string } | undefined): LinkedFile | undefined =>
  found && { type: 'application/pdf', name: found.fileName, body: found.pdf }

async function findFile({ db, config, ports }: Deps, brand: Brand, token: string): Promise<LinkedFile | undefined> {
  const secrets = [config.signingSecret, ...config.previousSigningSecrets] as const
  const linked = readDocumentToken(secrets, brand.websiteId, token, new Date())
  if (!linked) return undefined
  const { kind, uid } = linked
  if (kind === 'tax') return pdfOf(await findTaxPdf(db, brand.websiteId, uid))
  if (kind === 'label') return pdfOf(await findLabelPdf(db, brand, uid))
  const found = await findPhoto(db, brand.websiteId, uid)
  const body = found && (await ports.photos.read(uid))
  return found && body && { type: 'image/jpeg', name: `${found.name}.jpg`, body }
}

/** GET /documents?store=<code>&token=<token> with the service key: a PDF or a photo. [A70] */
export function documentsRoute(deps: Deps) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!isSecret(bearerOf(req), deps.config.serviceKey))
      return send(res, 401, { message: 'The key is missing or wrong.' })
    const { searchParams } = new URL(req.url ?? '/', 'http://commerce')
    const brand = findBrandByStoreCode(searchParams.get('store') ?? '')
    const found = brand && (await findFile(deps, brand, searchParams.get('token') ?? ''))
    if (!found) return send(res, 404, { message: 'There is no such document.' })
    res
      .writeHead(200, {
        'content-type': found.type,
        'content-length': found.body.length,
        'content-disposition': `inline; filename="${found.name}"`,
        'cache-control': 'private, no-store',
      })
      .end(found.body)
  }
}
