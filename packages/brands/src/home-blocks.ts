/**
 * The parts a shop's home page is made of, in the order its shop puts them. Stored as data of content blocks. [R2.01]
 */

/** A text that links to a page of the same site. */
export interface HomeLink {
  readonly text: string
  readonly href: string
}

/** A picture of the library by its path; `alt` is '' where the text beside it says the same. */
export interface HomePicture {
  readonly src: string
  readonly alt: string
}

/** A colour role of the theme that a panel stands on. */
type HomeGround = 'page' | 'tile' | 'tint' | 'surface' | 'tile-1' | 'tile-2' | 'tile-3' | 'tile-4'

/** Icons a home page uses; names of the storefront's own line set. */
type HomeIcon = 'truck' | 'return' | 'store' | 'heart' | 'foot' | 'ruler' | 'phone' | 'tick' | 'gift' | 'lock'

/**
 * The first thing seen. `campaign`: a set across the page; `name`: a shoe over its own name; `arch`: a shoe in an arch;
 * `pair`: two overlapping tiles; `field`: a shoe on a field of colour.
 */
export interface HeroBlock {
  readonly kind: 'hero'
  readonly look: 'campaign' | 'name' | 'arch' | 'pair' | 'field'
  readonly heading: string
  readonly text?: string
  readonly links: readonly HomeLink[]
  readonly pictures: readonly HomePicture[]
  /** Set huge behind the shoe, for look `name`. */
  readonly name?: string
  /** Where the shoes stand in a campaign picture; the text goes to the other side. */
  readonly subjectSide?: 'left' | 'right' | 'centre'
  /** Of the picture behind the text. */
  readonly tone?: 'light' | 'dark'
  /** Colour that a campaign picture's edge fades into, `#rrggbb`. */
  readonly backdrop?: string
  readonly ground?: HomeGround
}

/** Short lines in a row; they do not move. */
export interface TickerBlock {
  readonly kind: 'ticker'
  readonly items: readonly string[]
}

/** Products of a category. */
export interface RailBlock {
  readonly kind: 'rail'
  readonly heading: string
  /** Url path of the category the products come from. */
  readonly category: string
  readonly sort?: 'newest' | 'price_asc' | 'price_desc' | 'biggest_saving'
  readonly count: number
  readonly link: HomeLink
  readonly look?: 'plain' | 'dark' | 'numbered' | 'spacious'
}

/** One entry tile. */
export interface HomeEntry {
  readonly title: string
  readonly text?: string
  readonly href: string
  readonly picture?: HomePicture
  readonly icon?: HomeIcon
  readonly ground?: HomeGround
}

/**
 * Entry tiles. `mosaic`: five tiles of unequal size; `tiles`: a shoe under its title; `round`: round pictures; `cards`:
 * an icon with a text; `crops`: details of materials.
 */
export interface EntriesBlock {
  readonly kind: 'entries'
  readonly look: 'mosaic' | 'tiles' | 'round' | 'cards' | 'crops'
  readonly heading: string
  readonly entries: readonly HomeEntry[]
}

/** A story with one picture. `campaign`: text over a set; `panel`: text beside a shoe on a coloured panel. */
export interface SlabBlock {
  readonly kind: 'slab'
  readonly look: 'campaign' | 'panel'
  readonly heading: string
  readonly text: string
  readonly link: HomeLink
  readonly picture: HomePicture
  readonly subjectSide?: 'left' | 'right' | 'centre'
  readonly tone?: 'light' | 'dark'
  /** Colour that a campaign picture's edge fades into, `#rrggbb`. */
  readonly backdrop?: string
  readonly ground?: HomeGround
}

/** What the shop does for its customers. */
export interface FactsBlock {
  readonly kind: 'facts'
  readonly look: 'line' | 'band'
  /** `{free_from}` in a title stands for the amount from which delivery is free. */
  readonly facts: readonly {
    readonly icon: HomeIcon
    readonly title: string
    readonly text: string
    readonly href?: string
  }[]
}

/** Something to do in steps, with ways to go on. */
export interface StepsBlock {
  readonly kind: 'steps'
  readonly heading: string
  readonly text: string
  readonly steps: readonly string[]
  readonly choices?: readonly { readonly title: string; readonly text: string; readonly href: string }[]
  readonly link: HomeLink
}

/** The brands of the shop by name. */
export interface BrandsBlock {
  readonly kind: 'brands'
  readonly heading: string
  readonly link: HomeLink
}

export type HomeBlock =
  | HeroBlock
  | TickerBlock
  | RailBlock
  | EntriesBlock
  | SlabBlock
  | FactsBlock
  | StepsBlock
  | BrandsBlock
