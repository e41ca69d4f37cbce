import type { Brand } from '@welt/brands'
import { createContext, use } from 'react'
import type { RequestContext } from '../request-context.ts'

/** What pages and components need to know of the site; the same for every visitor. */
export interface Shop {
  readonly id: string
  readonly websiteId: number
  readonly name: string
  readonly tagline: string
  readonly locale: string
  readonly currency: Brand['currency']
  readonly country: Brand['country']
  readonly timeZone: string
  readonly flags: Brand['flags']
  /** Rewards are shown, and their codes taken. [R3.110] */
  readonly isLoyaltyOffered: boolean
  /** What addresses of products end with; may be ''. [R2.51] */
  readonly productUrlSuffix: string
  /** Prices are shown in instalments too. R9.29 */
  readonly hasInstalments: boolean
  readonly layout: Brand['layout']
  readonly announcement: string
  readonly helpPhone: string
  readonly helpEmail: string
  /** Number of tile tints that products rotate through; 0 = plain tile. */
  readonly tintCount: number
  readonly origin: string
  readonly mediaVersion: string
}

/** The part of a site that goes to the browser: its brand, and its settings as they are in force. */
export function shopOf({
  brand,
  settings,
  origin,
  mediaVersion,
}: Pick<RequestContext, 'brand' | 'settings' | 'origin' | 'mediaVersion'>): Shop {
  const {
    id,
    websiteId,
    name,
    tagline,
    locale,
    currency,
    country,
    timeZone,
    layout,
    announcement,
    helpPhone,
    helpEmail,
    theme,
  } = brand
  const { flags, isLoyaltyOffered, productUrlSuffix, hasInstalments } = settings
  const tintCount = theme.tileTints.length
  return {
    id,
    websiteId,
    name,
    tagline,
    locale,
    currency,
    country,
    timeZone,
    flags,
    isLoyaltyOffered,
    productUrlSuffix,
    hasInstalments,
    layout,
    announcement,
    helpPhone,
    helpEmail,
    tintCount,
    origin,
    mediaVersion,
  }
}

/** Given around every page, and around what is rendered outside of one. */
export const ShopContext = createContext<Shop | undefined>(undefined)

/** The shop of this page, in any component. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('The site of this page is not known.')
  return shop
}

/** The shop from the `matches` of a `meta` function. */
export function shopOfMatches(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): Shop | undefined {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as { readonly shop: Shop } | undefined)?.shop
}
