import type { CountryCode, CurrencyCode } from '@welt/kit/money'

/** Ids of the seven sites; also the first label of their development hosts. */
export const SITE_IDS = ['williams', 'styletread', 'styletread-nz', 'mollini', 'trybe', 'mathers', 'midas'] as const
export type SiteId = (typeof SITE_IDS)[number]

/** The eight per-brand switches, by the specification's names; what is not built yet is off at every brand. [R1.16] */
export interface FeatureFlags {
  /** Ratings and reviews (R1.17). */
  readonly bazaarVoice: boolean
  /** Header loyalty icon and popup (R1.18). */
  readonly loyaltyIcon: boolean
  /** Newsletter block and /subscribe (R1.19). */
  readonly newsLetter: boolean
  /** Parcel-point drop-off of returns (R1.20). */
  readonly parcelPoint: boolean
  /** /blog (R1.21). */
  readonly blog: boolean
  /** Slim brand switcher above the header (R1.22). */
  readonly brandedHeader: boolean
  /** Gift cards (R1.23). */
  readonly giftCard: boolean
  /** Content block beside the delivery choice in checkout (R1.24). */
  readonly checkoutDeliveryBlock: boolean
}

/** Subtotal (GST included, after discounts) at or above which a method is free. [A98] */
export interface ShippingThreshold {
  readonly code: string
  readonly country: CountryCode
  readonly thresholdCents: number
  readonly requiresLogin: boolean
}

/** Colour, type and shape tokens; every site answers every one. */
export interface Theme {
  readonly page: string
  readonly surface: string
  /** Ground behind product pictures. */
  readonly tile: string
  /** Further picture grounds given by product id; only ink text and badges may stand on them. */
  readonly tileTints: readonly string[]
  readonly tint: string
  readonly ink: string
  readonly mute: string
  readonly line: string
  readonly field: string
  readonly cta: string
  readonly onCta: string
  readonly accent: string
  readonly onAccent: string
  readonly sale: string
  readonly ok: string
  /** Low stock and other cautions; text on every ground. */
  readonly warn: string
  readonly focus: string
  readonly announce: string
  readonly onAnnounce: string
  readonly footer: string
  readonly onFooter: string
  /** CSS family names of the self-hosted variable faces. */
  readonly displayFont: string
  readonly textFont: string
  readonly displayWeight: number
  readonly displayTracking: string
  /** How the letters of the wordmark are set; the letters are in `wordmarks.ts`. */
  readonly wordmark: {
    readonly weight: number
    readonly tracking: string
    readonly sizeRem: number
    readonly colour: 'ink' | 'cta'
  }
  /** Body size in px: 16, 17 or 18. */
  readonly bodyPx: number
  readonly controlHeightPx: number
  /**
   * Radii in px: card, button, field, chip, tag, size, check (swatches are round unless `swatchRadius` says otherwise).
   */
  readonly radius: Readonly<Record<'card' | 'button' | 'field' | 'chip' | 'tag' | 'size' | 'check', number>>
  readonly swatchRadius: string
  /** Width : height of cards' pictures. */
  readonly cardRatio: string
}

/** How a theme may vary besides tokens. */
interface Layout {
  /** A: wordmark left. B: wordmark centred. */
  readonly header: 'A' | 'B'
  readonly gallery: 'mosaic' | 'thumbs'
  /** Search stays open in a second row on small screens. */
  readonly isSearchOpenOnPhone: boolean
  /** The product's view that leads on cards. */
  readonly cardView: 'side' | 'three-quarter'
  /** Path of the picture of the shoe that is on gift cards. */
  readonly giftCardShoe: string
}

/** One shop as data. Adding a site means adding one of these. */
export interface Brand {
  readonly id: SiteId
  /** [A01] */
  readonly websiteId: 9 | 2 | 4 | 7 | 19 | 10 | 11
  /** Value of the `Store` header. */
  readonly storeCode: string
  readonly name: string
  /** One line in the shop's voice, for titles and the directory of shops. */
  readonly tagline: string
  readonly hosts: readonly string[]
  readonly locale: 'en_AU' | 'en_NZ'
  readonly currency: CurrencyCode
  readonly country: CountryCode
  readonly timeZone: string
  readonly shipsTo: readonly CountryCode[]
  readonly flags: FeatureFlags
  readonly thresholds: readonly ShippingThreshold[]
  readonly defaultShippingMethod: string
  readonly announcement: string
  readonly helpPhone: string
  readonly helpEmail: string
  /**
   * Scale that the size filter reads in where women's shoes are among the goods, until a shopper chooses another;
   * elsewhere it is `au`.
   */
  readonly womensSizes: 'au' | 'eu'
  /** Department whose sizes a size filter begins with. */
  readonly sizesBeginWith: 'women' | 'kids'
  readonly theme: Theme
  readonly layout: Layout
}
