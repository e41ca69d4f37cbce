import type { Brand } from '@welt/brands'
import { useRouteLoaderData } from 'react-router'

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
  readonly shipsTo: Brand['shipsTo']
  readonly flags: Brand['flags']
  readonly layout: Brand['layout']
  readonly announcement: string
  readonly helpPhone: string
  readonly helpEmail: string
  /** Number of tile tints that products rotate through; 0 = plain tile. */
  readonly tintCount: number
  readonly origin: string
  readonly mediaVersion: string
}

/** The part of a brand that goes to the browser. */
export function shopOf(brand: Brand, origin: string, mediaVersion: string): Shop {
  const {
    id,
    websiteId,
    name,
    tagline,
    locale,
    currency,
    country,
    timeZone,
    shipsTo,
    flags,
    layout,
    announcement,
    helpPhone,
    helpEmail,
    theme,
  } = brand
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
    shipsTo,
    flags,
    layout,
    announcement,
    helpPhone,
    helpEmail,
    tintCount,
    origin,
    mediaVersion,
  }
}

/** The shop of this page, in any component. */
export function useShop(): Shop {
  const data = useRouteLoaderData('root') as { readonly shop: Shop } | undefined
  if (!data) throw new Error('The site of this page is not known.')
  return data.shop
}

/** The shop from the `matches` of a `meta` function. */
export function shopOfMatches(matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]): Shop | undefined {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as { readonly shop: Shop } | undefined)?.shop
}
