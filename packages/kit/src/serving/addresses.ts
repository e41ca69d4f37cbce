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
