import type { IncomingHttpHeaders } from 'node:http'

/**
 * `Origin`, when sent, must be the site's own; `Sec-Fetch-Site` same-origin or none. Clients that send neither are not
 * browsers.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, requestOrigin: string): boolean {
  const { origin } = headers
  const fetchSite = headers['sec-fetch-site']
  if (origin !== undefined && origin !== requestOrigin) return false
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}
