import { type Brand, type SiteId, withDefaults } from './brand.ts'
import { mathers } from './mathers.ts'
import { midas } from './midas.ts'
import { mollini } from './mollini.ts'
import { styletread } from './styletread.ts'
import { styletreadNz } from './styletread-nz.ts'
import { trybe } from './trybe.ts'
import { williams } from './williams.ts'

export {
  type Brand,
  type Composition,
  type FeatureFlags,
  type ShippingThreshold,
  SITE_IDS,
  type SiteId,
  type Theme,
  type ThemeColours,
} from './brand.ts'
export type * from './home-blocks.ts'
export { findSizeScale, type SizeConversion, type SizeScale, sizeScales } from './size-scales.ts'

export const brands: readonly Brand[] = [williams, styletread, styletreadNz, mollini, trybe, mathers, midas].map(
  withDefaults,
)

const byId = new Map<string, Brand>(brands.map((brand) => [brand.id, brand]))
const byStoreCode = new Map<string, Brand>(brands.map((brand) => [brand.storeCode, brand]))
const byWebsiteId = new Map<number, Brand>(brands.map((brand) => [brand.websiteId, brand]))
const byHost = new Map<string, Brand>(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)))

export function brandOf(id: SiteId): Brand {
  return byId.get(id) as Brand
}

/** Sites of one name in different countries; the first is the default. */
const FAMILIES: readonly (readonly SiteId[])[] = [['styletread', 'styletread-nz']]

/** The only site of its country, or the one whose family trades in both. */
export function siteIn(country: Brand['country']): Brand {
  return FAMILIES.flat()
    .map(brandOf)
    .find((brand) => brand.country === country) as Brand
}

export function familyOf(id: SiteId): readonly SiteId[] {
  return FAMILIES.find((sites) => sites.includes(id)) ?? [id]
}

export function findBrandByStoreCode(storeCode: string): Brand | undefined {
  return byStoreCode.get(storeCode)
}

export function findBrandByWebsiteId(websiteId: number): Brand | undefined {
  return byWebsiteId.get(websiteId)
}

/** @throws RangeError for an unknown id */
export function requireBrand(websiteId: number): Brand {
  const brand = byWebsiteId.get(websiteId)
  if (!brand) throw new RangeError(`there is no website ${websiteId}`)
  return brand
}

/**
 * Expects a lower-case host without port. `extraHosts` maps configured hosts (`HOSTS_<SITE>`) to site ids. [R1.13, A02]
 */
export function findBrandByHost(host: string, extraHosts: Readonly<Record<string, SiteId>> = {}): Brand | undefined {
  const extra = extraHosts[host]
  return extra ? byId.get(extra) : byHost.get(host)
}

const EXCEPTION = /\s+(?=[a-z-]+=)/

/** Of a setting such as `https://{site}.example mollini=https://www.mollini.example`: a rule, then exceptions. */
export function valueForSite(setting: string, site: SiteId): string {
  const [rule = '', ...exceptions] = setting.trim().split(EXCEPTION)
  const own = exceptions.find((exception) => exception.startsWith(`${site}=`))
  return own?.slice(site.length + 1) || rule.replace('{site}', site)
}

/** Names before a `=` in such a setting that are no site's. */
export function unknownSites(setting: string): readonly string[] {
  const [, ...exceptions] = setting.trim().split(EXCEPTION)
  return exceptions.map((exception) => exception.split('=', 1)[0] ?? '').filter((name) => !byId.has(name))
}

/** Without trailing slash. */
export function shopUrlOf(brand: Pick<Brand, 'id'>, publicUrl: string): string {
  return valueForSite(publicUrl, brand.id).replace(/\/+$/, '')
}
