import type { Brand } from '@welt/brands'
import { phoneUrl } from '@welt/kit/text/phone'
import { createContext, use } from 'react'
import type { RequestContext } from '../request-context.ts'

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
  /** [R3.110] */
  readonly isLoyaltyOffered: boolean
  /** May be ''. [R2.51] */
  readonly productUrlSuffix: string
  /** R9.29 */
  readonly hasInstalments: boolean
  /** [R3.111] */
  readonly isExpressInCart: boolean
  readonly hasApplePay: boolean
  /** [R3.106] */
  readonly isCollectOffered: boolean
  readonly layout: Brand['layout']
  readonly voice: Brand['voice']
  readonly announcement: string
  readonly helpPhone: string
  readonly helpPhoneUrl: string
  readonly helpEmail: string
  readonly tintCount: number
  readonly origin: string
  readonly mediaVersion: string
}

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
    voice,
    announcement,
    helpPhone,
    helpEmail,
    theme,
  } = brand
  const { flags, isLoyaltyOffered, productUrlSuffix, hasInstalments, isCollectOffered, isExpressInCart, hasApplePay } =
    settings
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
    isExpressInCart,
    hasApplePay,
    isCollectOffered,
    layout,
    voice,
    announcement,
    helpPhone,
    helpPhoneUrl: phoneUrl(helpPhone),
    helpEmail,
    tintCount,
    origin,
    mediaVersion,
  }
}

export const ShopContext = createContext<Shop | undefined>(undefined)

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('The site of this page is not known.')
  return shop
}

export function shopOfMatches(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): Shop | undefined {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as { readonly shop: Shop } | undefined)?.shop
}
