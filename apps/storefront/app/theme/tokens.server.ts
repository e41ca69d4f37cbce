import type { Theme, ThemeColours } from '@welt/brands'
import { faces } from './faces.server.ts'

const rem = (px: number) => `${px / 16}rem`

const scales: Readonly<Record<number, { readonly smallPx: number; readonly legalPx: number }>> = {
  16: { smallPx: 14, legalPx: 13 },
  17: { smallPx: 15, legalPx: 13 },
  18: { smallPx: 16, legalPx: 14 },
}

function colourTokens(theme: ThemeColours): Record<string, string> {
  const tints = Object.fromEntries(theme.tileTints.map((tint, index) => [`tile-${index + 1}`, tint]))
  return {
    page: theme.page,
    surface: theme.surface,
    tile: theme.tile,
    tint: theme.tint,
    ink: theme.ink,
    mute: theme.mute,
    line: theme.line,
    field: theme.field,
    cta: theme.cta,
    'on-cta': theme.onCta,
    accent: theme.accent,
    'on-accent': theme.onAccent,
    sale: theme.sale,
    ok: theme.ok,
    warn: theme.warn,
    focus: theme.focus,
    announce: theme.announce,
    'on-announce': theme.onAnnounce,
    footer: theme.footer,
    'on-footer': theme.onFooter,
    ...tints,
  }
}

function shapeTokens(theme: Theme): Record<string, string> {
  const radii = Object.entries(theme.radius).map(([part, px]) => [`r-${part}`, `${px}px`])
  return {
    ...Object.fromEntries(radii),
    'r-swatch': theme.swatchRadius,
    'card-ratio': theme.cardRatio,
    'control-height': rem(theme.controlHeightPx),
  }
}

function typeTokens(theme: Theme): Record<string, string> {
  const scale = scales[theme.bodyPx] ?? { smallPx: 14, legalPx: 13 }
  return {
    'font-display': `'${theme.displayFont}', '${theme.displayFont} Fallback', sans-serif`,
    'font-text': `'${theme.textFont}', '${theme.textFont} Fallback', sans-serif`,
    // Replaces the unit `ch`, whose width differs in the fallback font.
    'ch-display': `${faces[theme.displayFont]?.zero ?? 0.6}em`,
    'ch-text': `${faces[theme.textFont]?.zero ?? 0.6}em`,
    'weight-display': String(theme.displayWeight),
    'tracking-display': theme.displayTracking,
    'mark-weight': String(theme.wordmark.weight),
    'mark-tracking': theme.wordmark.tracking,
    'mark-size': `${theme.wordmark.sizeRem}rem`,
    'mark-ink': theme[theme.wordmark.colour],
    't-2': rem(scale.legalPx),
    't-1': rem(scale.smallPx),
    t0: rem(theme.bodyPx),
  }
}

/** First in the document: a feature's style sheet may load before the main one. */
const LAYERS = '@layer reset,base,ui,features;'

type Tokens = Readonly<Record<string, string>>

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const schemeTokens = ({ wordmark }: Theme, colours: ThemeColours): Tokens => ({
  ...colourTokens(colours),
  'mark-ink': colours[wordmark.colour],
})

/** `base.css` computes `hover` and `pressed` at the root, so they are computed again here. */
function headerCss(theme: Theme): string {
  if (!theme.header) return ''
  const hover = 'color-mix(in srgb,var(--ink) 10%,transparent)'
  const tokens = { ...schemeTokens(theme, theme.header), hover, pressed: hover }
  return `[data-layout]{color:var(--ink);${declarations(tokens)}}`
}

const REST_OF_DARK = 'section[data-tone=light]{color:var(--ink)}[data-cse] iframe{color-scheme:light}'

/**
 * Campaign pictures stay light, as does print. The payment library's frames declare no scheme; in a dark page they
 * would get a white background. [decision 127]
 */
function darkCss(theme: Theme): string {
  if (!theme.dark) return ''
  const light = `section[data-tone]{color-scheme:light;${declarations(colourTokens(theme))}}`
  const dark = `:root{color-scheme:dark;${declarations(schemeTokens(theme, theme.dark))}}`
  return `@media screen and (prefers-color-scheme:dark){${dark}${light}${REST_OF_DARK}}`
}

export function tokensCss(theme: Theme): string {
  const tokens = { ...colourTokens(theme), ...shapeTokens(theme), ...typeTokens(theme) }
  return `${LAYERS}:root{${declarations(tokens)}}${headerCss(theme)}${darkCss(theme)}`
}
