import type { SiteId, Theme } from './brand.ts'

type Colour = Extract<
  keyof Theme,
  'surface' | 'ink' | 'cta' | 'onCta' | 'accent' | 'onAccent' | 'tint' | 'footer' | 'onFooter' | 'sale' | 'ok'
>

/** The top of a mail: the wordmark, with a row of stripes above or below. */
interface MailHead {
  readonly ground: Colour
  readonly ink: Colour
  readonly align: 'left' | 'center'
  /** Space above and below the wordmark. */
  readonly paddingPx: number
  readonly stripes: {
    readonly side: 'above' | 'below'
    readonly heightPx: number
    readonly colours: readonly Colour[]
  }
}

/** Separate from the brands, since only mails need it. */
export const mailHeads: Readonly<Record<SiteId, MailHead>> = {
  williams: {
    ground: 'accent',
    ink: 'onAccent',
    align: 'left',
    paddingPx: 22,
    stripes: { side: 'below', heightPx: 6, colours: ['cta'] },
  },
  styletread: {
    ground: 'tint',
    ink: 'ink',
    align: 'center',
    paddingPx: 30,
    stripes: { side: 'below', heightPx: 3, colours: ['accent'] },
  },
  'styletread-nz': {
    ground: 'cta',
    ink: 'onCta',
    align: 'center',
    paddingPx: 26,
    stripes: { side: 'below', heightPx: 10, colours: ['accent'] },
  },
  mollini: {
    ground: 'footer',
    ink: 'onFooter',
    align: 'left',
    paddingPx: 40,
    stripes: { side: 'above', heightPx: 14, colours: ['accent'] },
  },
  trybe: {
    ground: 'surface',
    ink: 'ink',
    align: 'left',
    paddingPx: 24,
    stripes: { side: 'above', heightPx: 16, colours: ['cta', 'accent', 'sale', 'ok', 'tint'] },
  },
  mathers: {
    ground: 'surface',
    ink: 'cta',
    align: 'left',
    paddingPx: 28,
    stripes: { side: 'below', heightPx: 2, colours: ['accent', 'tint', 'tint'] },
  },
  midas: {
    ground: 'surface',
    ink: 'ink',
    align: 'center',
    paddingPx: 44,
    stripes: { side: 'below', heightPx: 1, colours: ['surface', 'accent', 'surface'] },
  },
}
