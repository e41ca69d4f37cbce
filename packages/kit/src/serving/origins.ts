import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

export interface ServerAddress {
  readonly address: string
  readonly family: number
}

/** Whether several servers may be behind a name. */
export const isShared = (hostname: string): boolean =>
  !isIP(hostname.replace(/^\[|\]$/g, '')) && !/(?:^|\.)localhost$/.test(hostname)

/** Addresses behind a name, sorted; empty for an IP address or a name that does not resolve. */
export async function addressesOf(hostname: string): Promise<readonly ServerAddress[]> {
  if (!isShared(hostname)) return []
  const found = await lookup(hostname, { all: true }).catch(() => [])
  return found.toSorted((a, b) => (a.address < b.address ? -1 : 1))
}

/**
 * One origin for each server behind a name with several addresses, such as `http://10.0.0.31:3001`; else the given one.
 * With https, the name is needed for the certificate.
 */
export async function originsOf(url: string): Promise<readonly string[]> {
  const { protocol, hostname, origin } = new URL(url)
  const addresses = protocol === 'http:' ? await addressesOf(hostname) : []
  if (addresses.length < 2) return [origin]
  return addresses.map(({ address, family }) => {
    const own = new URL(url)
    own.hostname = family === 6 ? `[${address}]` : address
    return own.origin
  })
}
