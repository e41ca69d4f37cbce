import { phoneUrl } from '@welt/kit/text/phone'
import type { RequestContext } from '../request-context.ts'
import type { Shop } from './shop.ts'

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
