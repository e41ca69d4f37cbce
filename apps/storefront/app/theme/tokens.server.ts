import type { Composition, Theme, ThemeColours } from '@welt/brands'
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

type Tokens = Readonly<Record<string, string>>

const linkTokens: Readonly<Record<Composition['links'], Tokens>> = {
  outlined: {},
  filled: { 'link-ground': 'var(--surface)', 'link-ink': 'var(--ink)', 'link-line': 'transparent' },
  plain: { 'link-line': 'transparent', 'link-under': 'underline' },
}

const cardTokens: Readonly<Record<Composition['card'], Tokens>> = {
  open: {},
  outlined: {
    'card-line': '2px solid var(--ink)',
    'card-ground': 'var(--surface)',
    'card-pad': 'var(--s3) var(--s4) var(--s4)',
  },
  ruled: { 'card-rule': '1px solid var(--ink)' },
}

const gapTokens: Readonly<Record<Composition['gap'], Tokens>> = {
  none: { 'list-gap': '0px', 'card-pad': 'var(--s3) var(--s3) 0 0' },
  even: {},
  wide: { 'list-gap': 'clamp(12px, 6vw, 88px)', 'list-gap-y': 'clamp(40px, 7vw, 104px)' },
}

const leadTokens: Readonly<Record<Composition['cardLead'], Tokens>> = {
  name: {},
  brand: {
    'brand-font': 'var(--weight-display) 1.125rem/1.3 var(--font-display)',
    'brand-ink': 'var(--ink)',
    'name-weight': '400',
  },
}

const compositionTokens = ({
  align,
  headingSize,
  links,
  card,
  cardAlign,
  cardLead,
  tileShape,
  gap,
}: Composition): Tokens => ({
  ...linkTokens[links],
  ...cardTokens[card],
  ...gapTokens[gap],
  ...leadTokens[cardLead],
  ...(align === 'center' ? { 'error-width': '100%', 'error-shoe': '22rem' } : {}),
  'head-align': align,
  'head-size': headingSize,
  'card-align': cardAlign,
  'tile-shape': tileShape,
})

/** First in the document: a feature's style sheet may load before the main one. */
const LAYERS = '@layer reset,base,ui,features;'

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const schemeTokens = ({ wordmark }: Theme, colours: ThemeColours): Tokens => ({
  ...colourTokens(colours),
  'mark-ink': colours[wordmark.colour],
})

/** As wide as the window: a shadow does not scroll. */
const WIDE =
  'color:var(--ink);background:var(--ground);box-shadow:0 0 0 100vmax var(--ground);clip-path:inset(0 -100vmax);'

const grounds: Readonly<Record<Composition['ground'], string>> = {
  page: '',
  tint: `${WIDE}--ground:var(--tint)`,
  accent: `${WIDE}--ground:var(--accent);--ink:var(--on-accent);--mute:var(--ink);--cta:var(--ink);--on-cta:var(--accent);--page:var(--accent);--surface:var(--accent);--field:var(--ink);--focus:var(--ink)`,
  header: `${WIDE}--ground:var(--page)`,
}

/** `base.css` computes `hover` and `pressed` at the root, so they are computed again here. */
function headerCss(theme: Theme): string {
  if (!theme.header) return ''
  const hover = 'color-mix(in srgb,var(--ink) 10%,transparent)'
  const tokens = { ...schemeTokens(theme, theme.header), hover, pressed: hover }
  const where = theme.composition.ground === 'header' ? '[data-layout],[data-ground]' : '[data-layout]'
  return `${where}{color:var(--ink);${declarations(tokens)}}`
}

const groundCss = ({ composition: { ground } }: Theme) => grounds[ground] && `[data-ground]{${grounds[ground]}}`

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
  const tokens = {
    ...colourTokens(theme),
    ...shapeTokens(theme),
    ...typeTokens(theme),
    ...compositionTokens(theme.composition),
  }
  return `${LAYERS}:root{${declarations(tokens)}}${headerCss(theme)}${groundCss(theme)}${darkCss(theme)}`
}
