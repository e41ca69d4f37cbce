import type { BrandValue } from '../brands.ts'

/** How a kind of upper is cared for; the texts are in `data/care.ts`. */
export type CareCode =
  | 'smooth'
  | 'patent'
  | 'suede'
  | 'metallic'
  | 'embossed'
  | 'satin'
  | 'glitter'
  | 'canvas'
  | 'knit'
  | 'raffia'
  | 'rubber'
  | 'moulded'
  | 'felt'
  | 'fleece'
  | 'cork'
  | 'hair'

/** What people wrote about one style; everything else about it comes from the picture library. */
export interface StyleCopy {
  readonly brand: BrandValue
  /** Recommended retail price in Australia, cents. */
  readonly priceCents: number
  /** Heading of page and tile where the name made from the picture library reads badly. */
  readonly title?: string
  /** One sentence for search results and link previews. */
  readonly short: string
  readonly description: string
  /** Three to five selling features. */
  readonly features: readonly [string, string, string, string?, string?]
  readonly fit: string
  /** Where it differs from what the material needs. */
  readonly care?: CareCode
  /** Sold on a wider last. */
  readonly width?: 'Wide' | 'Extra wide'
  readonly trend?: string
}

/** Copy by style code. */
export type StyleCopyBook = Readonly<Record<string, StyleCopy>>
