import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { type Brand, brandOf, familyOf, findBrandByStoreCode } from '@welt/brands'
import type { CacheRegister } from '@welt/kit/cache/cache-register'
import type { Tagged, TaggedCache } from '@welt/kit/cache/tagged-cache'
import { HOUR_MS } from '@welt/kit/time'
import type { Context } from '../platform/context.ts'
import { send } from '../platform/http-answer.ts'
import { bearerOf, isSecret } from '../platform/secret.ts'
import { merchantFeed } from './merchant-feed.ts'
import { type FeedSite, loadFeedSite } from './site-products.ts'
import { hasProductFile, LISTED_SITEMAPS, listedSitemap, productSitemap, sitemapIndex } from './sitemap.ts'

type Deps = Pick<Context, 'db' | 'config'> & {
  readonly ports: Pick<Context['ports'], 'shipping'>
  readonly files: FeedFiles
}

interface FeedFile extends Tagged {
  readonly gzip: Buffer
  readonly etag: string
  readonly writtenAtMs: number
}

export type FeedFiles = TaggedCache<FeedFile>

const MAX_BYTES = 64 * 1024 * 1024
/** Tags purge sooner; this bounds changes that no tag covers. */
const LIFETIME_MS = HOUR_MS

export const createFeedFiles = (caches: CacheRegister): FeedFiles =>
  caches.tagged<FeedFile>(
    { name: 'feeds and sitemaps', purgedBy: 'cache tags, 1 h' },
    { maxBytes: MAX_BYTES, sizeOf: ({ gzip }, key) => gzip.length + key.length + 500 },
  )

function writerOf(file: string, { ports }: Deps): ((site: FeedSite) => AsyncGenerator<string>) | undefined {
  if (file === 'sitemap.xml') return sitemapIndex
  if (file === 'products.xml') return (site) => merchantFeed(site, ports.shipping)
  const [, name = '', number] = /^sitemap-([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(file) ?? []
  if (name === 'products' && number) return (site) => productSitemap(site, Number(number))
  const listed = LISTED_SITEMAPS.find((candidate) => candidate === name && number === undefined)
  return listed && ((site) => listedSitemap(site, listed))
}

/** Files link to sister sites and are purged with them. */
const storeCodesOf = (brand: Brand) => familyOf(brand.id).map((id) => brandOf(id).storeCode)

const PRODUCT_FILE = /^sitemap-products-(\d{1,4})\.xml$/

/** Streams, so that only the compressed file is in memory. */
async function packed(text: AsyncGenerator<string>): Promise<Buffer> {
  return Buffer.concat(await Readable.from(text).pipe(createGzip()).toArray())
}

async function write(
  file: string,
  brand: Brand,
  deps: Deps,
  writer: (site: FeedSite) => AsyncGenerator<string>,
): Promise<FeedFile> {
  const gzip = await packed(writer(await loadFeedSite(deps.db, deps.config, brand)))
  const isOfProducts = file.includes('products')
  return {
    gzip,
    etag: createHash('sha1').update(gzip).digest('base64url'),
    writtenAtMs: Date.now(),
    tags: [
      ...storeCodesOf(brand),
      'store',
      'plp',
      'route',
      ...(isOfProducts ? ['listing'] : ['categories', 'brands', 'cms']),
    ],
  }
}

/** GET /feeds?store=<code>&file=<name> with the service key: sitemaps and product feed as gzip. */
export function feedRoute(deps: Deps) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!isSecret(bearerOf(req), deps.config.serviceKey))
      return send(res, 401, { message: 'The key is missing or wrong.' })
    const { searchParams } = new URL(req.url ?? '/', 'http://commerce')
    const brand = findBrandByStoreCode(searchParams.get('store') ?? '')
    const file = searchParams.get('file') ?? ''
    const writer = writerOf(file, deps)
    if (!brand || !writer) return send(res, 404, { message: 'There is no such file.' })
    const key = `${brand.storeCode}/${file}`
    const cached = deps.files.find(key)
    const number = Number(PRODUCT_FILE.exec(file)?.[1] ?? 0)
    if (!cached && number > 1 && !(await hasProductFile(await loadFeedSite(deps.db, deps.config, brand), number)))
      return send(res, 404, { message: 'There is no such file.' })
    const isYoung = cached && Date.now() - cached.writtenAtMs < LIFETIME_MS
    const made = isYoung
      ? cached
      : await deps.files.fill(key, {
          work: () => write(file, brand, deps, writer),
          toStored: (written) => written,
          within: storeCodesOf(brand),
        })
    res
      .writeHead(200, {
        'content-type': 'application/gzip',
        'content-length': made.gzip.length,
        etag: `W/"${made.etag}"`,
      })
      .end(made.gzip)
  }
}
