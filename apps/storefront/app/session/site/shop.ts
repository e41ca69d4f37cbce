import type { Brand } from '@welt/brands'
import { createContext, use } from 'react'

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
