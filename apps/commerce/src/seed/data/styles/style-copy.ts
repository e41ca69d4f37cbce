import type { BrandValue } from '../brands.ts'

/** The texts are in `data/care.ts`. */
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

/** Copy of one style; other facts come from the picture library. */
export interface StyleCopy {
  readonly brand: BrandValue
  /** Recommended retail price in Australia, cents. */
  readonly priceCents: number
  /** Replaces the generated name where that reads badly. */
  readonly title?: string
  /** One sentence for search results and link previews. */
  readonly short: string
  readonly description: string
  readonly features: readonly [string, string, string, string?, string?]
  readonly fit: string
  /** Overrides the material's care instructions. */
  readonly care?: CareCode
  readonly width?: 'Wide' | 'Extra wide'
  readonly trend?: string
}

/** By style code. */
export type StyleCopyBook = Readonly<Record<string, StyleCopy>>
