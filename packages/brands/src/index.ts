import type { Brand, SiteId } from './brand.ts'
import { mathers } from './mathers.ts'
import { midas } from './midas.ts'
import { mollini } from './mollini.ts'
import { styletread } from './styletread.ts'
import { styletreadNz } from './styletread-nz.ts'
import { trybe } from './trybe.ts'
import { williams } from './williams.ts'

export { type Brand, type FeatureFlags, type ShippingThreshold, SITE_IDS, type SiteId, type Theme } from './brand.ts'
export type * from './home-blocks.ts'
export { findSizeScale, type SizeConversion, type SizeScale, sizeScales } from './size-scales.ts'

/** The seven sites in the specification's order. */
export const brands: readonly Brand[] = [williams, styletread, styletreadNz, mollini, trybe, mathers, midas]

const byId = new Map<string, Brand>(brands.map((brand) => [brand.id, brand]))
const byStoreCode = new Map<string, Brand>(brands.map((brand) => [brand.storeCode, brand]))
const byWebsiteId = new Map<number, Brand>(brands.map((brand) => [brand.websiteId, brand]))
const byHost = new Map<string, Brand>(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)))

/** The site of an id. */
export function brandOf(id: SiteId): Brand {
  return byId.get(id) as Brand
}

/** Sites that sell the same range under the same name in different countries; the first is for everyone else. */
const FAMILIES: readonly (readonly SiteId[])[] = [['styletread', 'styletread-nz']]

/** The site and its sisters in other countries; alone where it has none. */
export function familyOf(id: SiteId): readonly SiteId[] {
  return FAMILIES.find((sites) => sites.includes(id)) ?? [id]
}

/** The site named by a `Store` header, if there is one. */
export function findBrandByStoreCode(storeCode: string): Brand | undefined {
  return byStoreCode.get(storeCode)
}

/** The site of a website id, if there is one. */
export function findBrandByWebsiteId(websiteId: number): Brand | undefined {
  return byWebsiteId.get(websiteId)
}

/** The site of a website id. @throws RangeError when there is none. */
export function requireBrand(websiteId: number): Brand {
  const brand = byWebsiteId.get(websiteId)
  if (!brand) throw new RangeError(`there is no website ${websiteId}`)
  return brand
}

/**
 * The site a host name (without port, lower case) belongs to. `extraHosts` are further host names by site id, from
 * configuration (`HOSTS_<SITE>`). An unknown host belongs to none. [R1.13, A02]
 */
export function findBrandByHost(host: string, extraHosts: Readonly<Record<string, SiteId>> = {}): Brand | undefined {
  const extra = extraHosts[host]
  return extra ? byId.get(extra) : byHost.get(host)
}

/** Address of a site as shoppers reach it, without a slash at its end. */
export function shopUrlOf(brand: Pick<Brand, 'id'>, publicUrl: string): string {
  return publicUrl.replace('{site}', brand.id).replace(/\/+$/, '')
}
