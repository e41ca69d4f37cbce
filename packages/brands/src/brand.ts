import type { CountryCode, CurrencyCode } from '@welt/kit/money'

/** Also the first label of development hosts. */
export const SITE_IDS = ['williams', 'styletread', 'styletread-nz', 'mollini', 'trybe', 'mathers', 'midas'] as const
export type SiteId = (typeof SITE_IDS)[number]

/** [R1.16] */
export interface FeatureFlags {
  /** Ratings and reviews (R1.17). */
  readonly bazaarVoice: boolean
  /** Loyalty icon and popup in the header (R1.18). */
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

/** Free-delivery threshold on the subtotal, GST included, after discounts. [A98] */
export interface ShippingThreshold {
  readonly code: string
  readonly country: CountryCode
  readonly thresholdCents: number
  readonly requiresLogin: boolean
}

export interface ThemeColours {
  readonly page: string
  readonly surface: string
  readonly tile: string
  /** More picture backgrounds, assigned by product id; only ink text and badges are legible on them. */
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
  readonly warn: string
  readonly focus: string
  readonly announce: string
  readonly onAnnounce: string
  readonly footer: string
  readonly onFooter: string
}

/** How listings, cards and error pages are put together. [decision 118] */
export interface Composition {
  /** Behind the heading of listings and error pages; `header`: in the header's colours. */
  readonly ground: 'page' | 'tint' | 'accent' | 'header'
  readonly align: 'start' | 'center'
  /** CSS length. */
  readonly headingSize: string
  /** Links to parts of a category. */
  readonly links: 'outlined' | 'filled' | 'plain'
  readonly card: 'open' | 'outlined' | 'ruled'
  readonly cardAlign: 'start' | 'center'
  /** What a card says in the display face, above the rest. */
  readonly cardLead: 'name' | 'brand'
  /** CSS `border-radius` of a picture's background. */
  readonly tileShape: string
  readonly gap: 'none' | 'even' | 'wide'
}

export interface Theme extends ThemeColours {
  /** For devices set to dark; a theme without it stays light. [decision 127] */
  readonly dark?: ThemeColours
  /** Colours of the header and its menus, if they differ. */
  readonly header?: ThemeColours
  readonly displayFont: string
  readonly textFont: string
  readonly displayWeight: number
  readonly displayTracking: string
  /** Its letters are in `wordmarks.ts`. */
  readonly wordmark: {
    readonly weight: number
    readonly tracking: string
    readonly sizeRem: number
    readonly colour: 'ink' | 'cta'
  }
  readonly bodyPx: number
  readonly controlHeightPx: number
  /** In px; swatches are round unless `swatchRadius` is set. */
  readonly radius: Readonly<Record<'card' | 'button' | 'field' | 'chip' | 'tag' | 'size' | 'check', number>>
  readonly swatchRadius: string
  readonly cardRatio: string
  readonly composition: Composition
}

/** Texts of empty pages, and words of the shop's own. */
interface Voice {
  readonly brands: 'brands' | 'labels'
  /** Of the page for unknown addresses. */
  readonly lost: string
  /** Of the page for errors of our own; that the bag is saved is said before it. */
  readonly broken: string
  /** Where filters leave no style. */
  readonly noStyles: string
  readonly emptyOrders: string
  readonly emptyCompare: string
  readonly emptyCart: string
  readonly emptyWishlist: string
  /** The only button of an empty bag or wishlist. */
  readonly start: { readonly text: string; readonly href: string }
}

interface Layout {
  /** A: wordmark left. B: wordmark centred. */
  readonly header: 'A' | 'B'
  readonly gallery: 'mosaic' | 'thumbs'
  readonly isSearchOpenOnPhone: boolean
  readonly cardView: 'side' | 'three-quarter'
  /** From 1000 px: three in a row, the first as wide as two, or two in a row. */
  readonly grid: 'thirds' | 'lead' | 'pairs'
  /** Number of shoes beside the heading of a long category. */
  readonly headingShoes: number
  readonly giftCardShoe: string
}

export interface Brand {
  readonly id: SiteId
  /** [A01] */
  readonly websiteId: 9 | 2 | 4 | 7 | 19 | 10 | 11
  /** Value of the `Store` header. */
  readonly storeCode: string
  readonly name: string
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
  /** Who sells here, by law. */
  readonly seller: {
    readonly legalName: string
    /** As registered: `ABN …`, in New Zealand NZBN and GST number. */
    readonly numbers: string
    readonly address: string
  }
  readonly voice: Voice
  /** Default scale of the size filter where a listing includes women's shoes; elsewhere `au`. */
  readonly womensSizes: 'au' | 'eu'
  readonly sizesBeginWith: 'women' | 'kids'
  readonly theme: Theme
  readonly layout: Layout
}

/** Of a site whose configuration gives none. [R1.41-R1.43, R9.31, R9.32, A05] */
const DEFAULTS = { currency: 'AUD', country: 'AU', timeZone: 'Australia/Melbourne' } as const
type Defaulted = keyof typeof DEFAULTS

/** The configuration of a site. */
export type SiteData = Omit<Brand, Defaulted> & Partial<Pick<Brand, Defaulted>>

export const withDefaults = (site: SiteData): Brand => ({ ...DEFAULTS, ...site })
