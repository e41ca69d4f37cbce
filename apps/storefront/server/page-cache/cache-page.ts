import { hash } from 'node:crypto'
import type { Encoding } from '#server/http/compress.ts'
import { contentSecurityPolicy, inlineHashes, type PaymentSources } from '#server/http/security-headers.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import type { CacheRule } from './cacheable.ts'
import { firstBodies } from './page-bodies.ts'
import type { CachedPage } from './page-cache.ts'

interface CachePageInput {
  readonly rendered: RenderedPage
  readonly encoding: Encoding
  readonly rule: CacheRule
  readonly siteTags: readonly string[]
  /** Rendered from another server, whose tags name no products. */
  readonly isOutside: boolean
  readonly payment: PaymentSources
}

/** Requires a complete 200 without cookies. */
export function isCacheablePage(rendered: RenderedPage): boolean {
  return rendered.status === 200 && rendered.isStorable && rendered.setCookies.length === 0
}

export function sharedPolicy(rendered: RenderedPage, payment: PaymentSources): string {
  return rendered.contentType.startsWith('text/html')
    ? contentSecurityPolicy({
        ...inlineHashes(rendered.body),
        payment,
        hasWallets: rendered.body.includes('data-express'),
      })
    : ''
}

function hasPrices(tags: readonly string[], isOutside: boolean): boolean {
  return isOutside ? tags.includes('plp') : tags.some((tag) => /^(?:product|stock):/.test(tag))
}

export function toCachedPage({ rendered, encoding, rule, siteTags, isOutside, payment }: CachePageInput): CachedPage {
  return {
    contentType: rendered.contentType,
    bodies: firstBodies(rendered.body, encoding),
    etag: hash('sha256', rendered.body, 'base64url').slice(0, 22),
    policy: sharedPolicy(rendered, payment),
    tags: [...new Set([...siteTags, ...rendered.tags])],
    hasPrices: hasPrices(rendered.tags, isOutside),
    storedAtMs: Date.now(),
    lifetimeMs: rule.lifetimeMs,
  }
}
