import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a changing request was made by a page of this site, or by something that is not a browser. `Origin`, when
 * sent, must be the site's own, and `Sec-Fetch-Site` same-origin or none.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, requestOrigin: string): boolean {
  const { origin } = headers
  const fetchSite = headers['sec-fetch-site']
  if (origin !== undefined && origin !== requestOrigin) return false
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}
