/** Blocks of a shop's home page, stored as content data. [R2.01] */

export interface HomeLink {
  readonly text: string
  readonly href: string
}

/** `alt` is '' where adjacent text says the same. */
export interface HomePicture {
  readonly src: string
  readonly alt: string
  /** `#rrggbb` of wall and floor in a campaign picture, shown while it loads. */
  readonly loading?: readonly [wall: string, floor: string]
}

type HomeGround = 'page' | 'tile' | 'tint' | 'surface' | 'tile-1' | 'tile-2' | 'tile-3' | 'tile-4'

type HomeIcon = 'truck' | 'return' | 'store' | 'heart' | 'foot' | 'ruler' | 'phone' | 'tick' | 'gift' | 'lock'

/**
 * `name`: a shoe over its name; `arch`: a shoe in an arch; `departments`: outlined links to departments; `cover`: a
 * headline over the picture; `arrivals`: delivery times, and shoes that overlap the lower edge.
 */
export interface HeroBlock {
  readonly kind: 'hero'
  readonly look: 'campaign' | 'name' | 'arch' | 'departments' | 'cover' | 'arrivals'
  readonly heading: string
  /** Of a cover: the line above the heading, and the italic end of the heading. */
  readonly kicker?: string
  readonly emphasis?: string
  readonly departments?: readonly HomeEntry[]
  readonly arrivals?: {
    readonly heading: string
    readonly rows: readonly { readonly name: string; readonly time: string }[]
    readonly note: string
  }
  readonly text?: string
  readonly links: readonly HomeLink[]
  readonly pictures: readonly HomePicture[]
  readonly name?: string
  /** Position of the shoes in a campaign picture; the text goes opposite. */
  readonly subjectSide?: 'left' | 'right' | 'centre'
  readonly tone?: 'light' | 'dark'
  /** `#rrggbb` that the campaign picture fades into. */
  readonly backdrop?: string
  readonly ground?: HomeGround
}

export interface TickerBlock {
  readonly kind: 'ticker'
  readonly items: readonly string[]
}

export interface RailBlock {
  readonly kind: 'rail'
  readonly heading: string
  readonly category: string
  readonly sort?: 'newest' | 'price_asc' | 'price_desc' | 'biggest_saving'
  readonly count: number
  readonly link: HomeLink
  /** `numbered`: each shoe with a number and a comment; `marks`: price tags on round marks. */
  readonly look?: 'plain' | 'dark' | 'numbered' | 'spacious' | 'marks'
  /** Comments of a numbered row, by prefix of a product's URL key. */
  readonly comments?: Readonly<Record<string, string>>
}

export interface HomeEntry {
  readonly title: string
  readonly text?: string
  readonly href: string
  readonly picture?: HomePicture
  readonly icon?: HomeIcon
  readonly ground?: HomeGround
}

/**
 * `mosaic`: tiles of unequal size; `tiles`: a shoe under its title; `cards`: an icon with text; `crops`: material
 * close-ups; `bar`: an outlined row of words; `trio`: one wide tile and two narrow ones.
 */
export interface EntriesBlock {
  readonly kind: 'entries'
  readonly look: 'mosaic' | 'tiles' | 'round' | 'cards' | 'crops' | 'bar' | 'trio'
  readonly heading: string
  readonly entries: readonly HomeEntry[]
}

/**
 * Text with a campaign photo. `campaign`: over it; `framed`: beside it in one outline; `spread`: a headline into the
 * photo’s edge; `halves`: on a ground of its own; `bubble`: on a card over it; `arched`: beside an arch; `plate`: below.
 */
export interface SlabBlock {
  readonly kind: 'slab'
  readonly look: 'campaign' | 'framed' | 'spread' | 'halves' | 'bubble' | 'arched' | 'plate'
  readonly heading: string
  readonly text: string
  readonly link: HomeLink
  readonly picture: HomePicture
  readonly subjectSide?: 'left' | 'right' | 'centre'
  readonly tone?: 'light' | 'dark'
  /** `#rrggbb` that the campaign picture fades into. */
  readonly backdrop?: string
}

export interface FactsBlock {
  readonly kind: 'facts'
  readonly look: 'line' | 'band'
  /** `{free_from}` becomes the free-delivery threshold. */
  readonly facts: readonly {
    readonly icon: HomeIcon
    readonly title: string
    readonly text: string
    readonly href?: string
  }[]
}

export interface StepsBlock {
  readonly kind: 'steps'
  readonly heading: string
  readonly text: string
  readonly steps: readonly string[]
  readonly choices?: readonly { readonly title: string; readonly text: string; readonly href: string }[]
  readonly link: HomeLink
}

export interface BrandsBlock {
  readonly kind: 'brands'
  /** `index`: one running line on the footer's colour. By default, a grid of cells. */
  readonly look?: 'index'
  readonly heading: string
  readonly link: HomeLink
}

/** A search field for the store finder. */
export interface StoresBlock {
  readonly kind: 'stores'
  readonly heading: string
  readonly text: string
  /** Of the field. */
  readonly label: string
  readonly button: string
}

/** Names of the open stores, from north to south, each a link to its page. */
export interface StoreListBlock {
  readonly kind: 'store-list'
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
  | StoresBlock
  | StoreListBlock
