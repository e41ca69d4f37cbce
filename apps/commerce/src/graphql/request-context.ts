import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Brand, brands, findBrandByHost, findBrandByStoreCode } from '@welt/brands'
import type { AddressSet } from '@welt/kit/serving/address-set'
import { findSession } from '#modules/customer'
import type { SharedLoads } from '#modules/site'
import type { Context } from '../platform/context.ts'
import { createResponseCollector } from '../platform/request-state.ts'
import { bearerOf, isSecret } from '../platform/secret.ts'

export interface Surroundings extends Pick<Context, 'db' | 'config' | 'ports'> {
  readonly loads: SharedLoads
}

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:/, '')
}

export const isFromProxy = (req: IncomingMessage, trustedProxies: AddressSet) =>
  trustedProxies.has(plainAddress(req.socket.remoteAddress ?? ''))

/** Trusts X-Forwarded-For only from trusted proxies. */
export function addressOf(req: IncomingMessage, trustedProxies: AddressSet): string {
  const peer = plainAddress(req.socket.remoteAddress ?? '')
  if (!trustedProxies.has(peer)) return peer
  const hops = (header(req, 'x-forwarded-for') ?? '').split(',').map(plainAddress).filter(Boolean)
  return hops.findLast((hop) => !trustedProxies.has(hop)) ?? peer
}

/** From the Store header, else the host, else the first site. Undefined for an unknown header. */
export function findRequestedBrand(req: IncomingMessage): Brand | undefined {
  const storeCode = header(req, 'store')?.trim().toLowerCase()
  if (storeCode && storeCode !== 'default') return findBrandByStoreCode(storeCode)
  const host = (req.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
  return findBrandByHost(host) ?? brands[0]
}

function guestSecretOf(req: IncomingMessage): string | undefined {
  const secret = header(req, 'x-guest-secret')
  return secret !== undefined && /^[A-Za-z0-9_-]{16,128}$/.test(secret) ? secret : undefined
}

function idempotencyKeyOf(req: IncomingMessage): string | undefined {
  const key = header(req, 'idempotency-key')
  return key !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(key) ? key : undefined
}

/**
 * Accepts the guest's secret only with the service key. A service call with X-Forwarded-For counts as the shopper's.
 */
export async function createContext(req: IncomingMessage, brand: Brand, around: Surroundings): Promise<Context> {
  const isService = isSecret(header(req, 'x-service-key'), around.config.serviceKey)
  const isRelayed = req.headers['x-forwarded-for'] !== undefined
  const sharedLoads = around.loads.ofRequest()
  const bearer = bearerOf(req)
  const memo: Context['memo'] = new Map()
  const session = bearer === undefined ? undefined : await findSession({ db: around.db, memo }, brand.websiteId, bearer)
  const viewer = {
    customerId: session?.customerId,
    session,
    bearer,
    guestSecret: isService ? guestSecretOf(req) : undefined,
    isServiceCall: isService && !isRelayed,
    address: addressOf(req, around.config.trustedProxies),
    device: header(req, 'x-device'),
    userAgent: header(req, 'user-agent'),
  }
  return {
    db: around.db,
    config: around.config,
    ports: around.ports,
    brand,
    viewer,
    requestId: randomUUID(),
    idempotencyKey: idempotencyKeyOf(req),
    memo,
    response: createResponseCollector(),
    sharedLoads,
  }
}
