import { findBrandByHost } from '@welt/brands'

/**
 * The exact origin that may embed the frame, or undefined: http(s), the host one of the sites' hosts (any port), or an
 * origin that was configured.
 */
export function findFrameOrigin(origin: string, configured: readonly string[]): string | undefined {
  if (!URL.canParse(origin)) return undefined
  const url = new URL(origin)
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined
  return configured.includes(origin) || findBrandByHost(url.hostname) ? origin : undefined
}
