import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Config } from '#server/config.ts'
import { chooseEncoding } from '#server/http/compress.ts'
import { isUnchanged } from '#server/http/etag.ts'
import { respond } from '#server/http/respond.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { plainPage, TO_THE_SHOP } from './plain-page.ts'

const unpack = promisify(gunzip)
/** The first generation is slow. */
const TIMEOUT_MS = 120_000
const HOUR = 'public, max-age=3600'

/** `/sitemap.xml`, `/sitemap-products-1.xml`, `/feeds/products.xml`. */
export function findFeedFile(pathname: string): string | undefined {
  return pathname === '/feeds/products.xml'
    ? 'products.xml'
    : /^\/(sitemap(?:-[a-z0-9-]{1,30})?\.xml)$/.exec(pathname)?.[1]
}

/** Responds with 404 for sites with another server. */
export function createServeFeed(config: Config) {
  return async (request: IncomingMessage, response: ServerResponse, site: SiteRequest, file: string): Promise<void> => {
    const page = { brand: site.brand, action: TO_THE_SHOP, text: 'You may find what you’re looking for in the shop.' }
    const missing = () => respond(response, plainPage({ ...page, status: 404, title: 'There is no such file here' }))
    if (config.endpoints[site.brand.id]) return missing()
    const url = `${config.commerceUrl}/feeds?${new URLSearchParams({ store: site.brand.storeCode, file })}`
    const headers = { authorization: `Bearer ${config.serviceKey}` }
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => undefined,
    )
    if (answer?.status === 404) return missing()
    if (!answer?.ok)
      return respond(
        response,
        plainPage({ ...page, status: 503, title: 'Back in a moment', headers: { 'Retry-After': '60' } }),
      )
    const etag = (answer.headers.get('etag') ?? '').replace(/^W\/|"/g, '')
    const shared = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': HOUR,
      Vary: 'Accept-Encoding',
      ETag: `W/"${etag}"`,
    }
    if (isUnchanged(request.headers['if-none-match'], etag)) return respond(response, { status: 304, headers: shared })
    const packed = Buffer.from(await answer.arrayBuffer())
    const isPacked = chooseEncoding(request.headers['accept-encoding']?.replace(/\bbr\b/, '')) === 'gzip'
    respond(response, {
      status: 200,
      headers: isPacked ? { ...shared, 'Content-Encoding': 'gzip' } : shared,
      body: isPacked ? packed : await unpack(packed),
    })
  }
}
