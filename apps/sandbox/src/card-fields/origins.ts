import { findBrandByHost } from '@welt/brands'

/** The origin if it may embed the frame: http(s) on one of the sites' hosts (any port), or a configured origin. */
export function findFrameOrigin(origin: string, configured: readonly string[]): string | undefined {
  if (!URL.canParse(origin)) return undefined
  const url = new URL(origin)
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined
  return configured.includes(origin) || findBrandByHost(url.hostname) ? origin : undefined
}
