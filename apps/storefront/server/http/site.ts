import type { IncomingMessage } from 'node:http'
import { type Brand, findBrandByHost } from '@welt/brands'
import type { AddressSet } from '@welt/kit/serving/address-set'
import { type Config, originOf } from '#server/config.ts'

export interface SiteRequest {
  readonly brand: Brand
  readonly requestOrigin: string
  readonly origin: string
  readonly clientAddress: string
}

/** Addresses before the last untrusted one can be forged. */
function clientAddressOf(header: string | string[] | undefined, trustedProxies: AddressSet): string | undefined {
  const hops = String(header ?? '').split(',')
  return hops.map((hop) => hop.trim().replace(/^::ffff:/, '')).findLast((hop) => hop !== '' && !trustedProxies.has(hop))
}

function firstValue(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim()
}

/** Lower case, without port; undefined unless a plain name. */
export function hostNameOf(host: string | undefined): string | undefined {
  return host?.match(/^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::\d{1,5})?$/i)?.[1]?.toLowerCase()
}

function forwarded(request: IncomingMessage, config: Config): { host?: string; protocol?: string; address?: string } {
  const peer = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  if (!config.trustedProxies.has(peer)) return { address: peer }
  const host = firstValue(request.headers['x-forwarded-host'])
  const protocol = firstValue(request.headers['x-forwarded-proto'])
  return {
    ...(host ? { host } : {}),
    ...(protocol ? { protocol } : {}),
    address: clientAddressOf(request.headers['x-forwarded-for'], config.trustedProxies) ?? peer,
  }
}

/** Undefined for an unknown host. [R1.13] */
export function findSite(request: IncomingMessage, config: Config): SiteRequest | undefined {
  const proxy = forwarded(request, config)
  const host = proxy.host ?? request.headers.host
  const name = hostNameOf(host)
  const brand = name === undefined ? undefined : findBrandByHost(name, config.extraHosts)
  if (!brand) return undefined
  const protocol = proxy.protocol === 'https' || (proxy.protocol === undefined && config.isSecure) ? 'https' : 'http'
  return {
    brand,
    requestOrigin: `${protocol}://${host}`,
    origin: originOf(config, brand.id),
    clientAddress: proxy.address ?? '',
  }
}
