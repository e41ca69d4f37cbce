import type { IncomingHttpHeaders } from 'node:http'

/** Clients without `Origin` and `Sec-Fetch-Site` are not browsers. */
export function isSameOrigin(headers: IncomingHttpHeaders, requestOrigin: string): boolean {
  const { origin } = headers
  const fetchSite = headers['sec-fetch-site']
  if (origin !== undefined && origin !== requestOrigin) return false
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}
