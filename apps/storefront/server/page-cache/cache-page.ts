import { createHash } from 'node:crypto'
import { compressBrotli, compressGzip } from '#server/http/compress.ts'
import { contentSecurityPolicy, inlineHashes, type PaymentSources } from '#server/http/security-headers.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import type { CacheRule } from './cacheable.ts'
import type { CachedPage } from './page-cache.ts'

interface CachePageInput {
  readonly rendered: RenderedPage
  readonly rule: CacheRule
  readonly siteTags: readonly string[]
  /** Made of the answers of a site's own server, which names no products in its tags. */
  readonly isOutside: boolean
  readonly payment: PaymentSources
}

/** Whether a rendering may be cached: 200, complete, and without a cookie. */
export function isCacheablePage(rendered: RenderedPage): boolean {
  return rendered.status === 200 && rendered.isStorable && rendered.setCookies.length === 0
}

/** Policy of a shared page: its inline scripts by hash. */
export function sharedPolicy(rendered: RenderedPage, payment: PaymentSources): string {
  return rendered.contentType.startsWith('text/html') ? contentSecurityPolicy({ ...inlineHashes(rendered.body), payment }) : ''
}

/** Whether a page shows what may change by the minute: prices and stock. */
function hasPrices(tags: readonly string[], isOutside: boolean): boolean {
  return isOutside ? tags.includes('plp') : tags.some((tag) => /^(?:product|stock):/.test(tag))
}

/** The page as it is cached: packed bodies, validator, policy and tags. */
export async function toCachedPage({ rendered, rule, siteTags, isOutside, payment }: CachePageInput): Promise<CachedPage> {
  const [gzip, brotli] = await Promise.all([compressGzip(rendered.body), compressBrotli(rendered.body)])
  return {
    contentType: rendered.contentType,
    gzip,
    brotli,
    etag: createHash('sha256').update(rendered.body).digest('base64url').slice(0, 22),
    policy: sharedPolicy(rendered, payment),
    tags: [...new Set([...siteTags, ...rendered.tags])],
    hasPrices: hasPrices(rendered.tags, isOutside),
    storedAtMs: Date.now(),
    lifetimeMs: rule.lifetimeMs,
  }
}
