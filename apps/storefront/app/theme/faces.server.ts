import bodoniModaMore from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-ext-opsz-normal.woff2?url'
import bodoniModa from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url'
import bricolageGrotesqueMore from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url'
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import dmSansMore from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2?url'
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url'
import figtreeMore from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesMore from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import fredokaMore from '@fontsource-variable/fredoka/files/fredoka-latin-ext-wght-normal.woff2?url'
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url'
import hankenGroteskMore from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url'
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import instrumentSansMore from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import jostMore from '@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url'
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url'
import nunitoMore from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url'
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import sourceSerifMore from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import syneMore from '@fontsource-variable/syne/files/syne-latin-ext-wght-normal.woff2?url'
import syne from '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2?url'

/** `widthRatio`: the web font against the local font. */
export type Fit = readonly [fromWeight: number, toWeight: number, local: 'regular' | 'bold', widthRatio: number]

export interface Face {
  readonly url: string
  /** Latin Extended: Māori vowels, names. */
  readonly moreUrl: string
  readonly fits: readonly Fit[]
  readonly ascent: number
  readonly descent: number
  /** Width of '0' at the theme's usual weight. */
  readonly zero: number
  readonly fallback: 'sans' | 'serif'
}

const textFits = (regular: number, medium: number, semibold: number, bold: number): readonly Fit[] => [
  [100, 549, 'regular', regular],
  [550, 599, 'bold', medium],
  [600, 624, 'bold', semibold],
  [625, 900, 'bold', bold],
]

/**
 * Latin subsets. Widths were measured in Chromium against Liberation, then adjusted by up to 3 % until headings wrap
 * alike in both.
 */
export const faces: Readonly<Record<string, Face>> = {
  'Bodoni Moda Variable': {
    url: bodoniModa,
    moreUrl: bodoniModaMore,
    fits: [[100, 900, 'bold', 1.069]],
    ascent: 1.13,
    descent: 0.4,
    zero: 0.631,
    fallback: 'serif',
  },
  'Bricolage Grotesque Variable': {
    url: bricolageGrotesque,
    moreUrl: bricolageGrotesqueMore,
    fits: [
      [100, 749, 'bold', 1.0],
      [750, 900, 'bold', 1.011],
    ],
    ascent: 0.93,
    descent: 0.27,
    zero: 0.665,
    fallback: 'sans',
  },
  'DM Sans Variable': {
    url: dmSans,
    moreUrl: dmSansMore,
    fits: textFits(1.018, 1.003, 1.021, 1.042),
    ascent: 0.99,
    descent: 0.31,
    zero: 0.684,
    fallback: 'sans',
  },
  'Figtree Variable': {
    url: figtree,
    moreUrl: figtreeMore,
    fits: textFits(1.0, 0.954, 0.968, 1.001),
    ascent: 0.95,
    descent: 0.25,
    zero: 0.641,
    fallback: 'sans',
  },
  'Fraunces Variable': {
    url: fraunces,
    moreUrl: frauncesMore,
    fits: [
      [100, 579, 'bold', 1.12],
      [580, 900, 'bold', 1.166],
    ],
    ascent: 0.98,
    descent: 0.26,
    zero: 0.67,
    fallback: 'serif',
  },
  'Fredoka Variable': {
    url: fredoka,
    moreUrl: fredokaMore,
    fits: [
      [100, 649, 'bold', 0.95],
      [650, 900, 'bold', 1.039],
    ],
    ascent: 0.97,
    descent: 0.24,
    zero: 0.572,
    fallback: 'sans',
  },
  'Hanken Grotesk Variable': {
    url: hankenGrotesk,
    moreUrl: hankenGroteskMore,
    fits: textFits(1.01, 0.99, 0.95, 0.973),
    ascent: 1,
    descent: 0.3,
    zero: 0.56,
    fallback: 'sans',
  },
  'Instrument Sans Variable': {
    url: instrumentSans,
    moreUrl: instrumentSansMore,
    fits: textFits(1.01, 0.99, 1.004, 1.042),
    ascent: 0.97,
    descent: 0.25,
    zero: 0.666,
    fallback: 'sans',
  },
  'Jost Variable': {
    url: jost,
    moreUrl: jostMore,
    fits: textFits(0.959, 0.966, 0.97, 1.066),
    ascent: 1.07,
    descent: 0.38,
    zero: 0.6,
    fallback: 'sans',
  },
  'Nunito Variable': {
    url: nunito,
    moreUrl: nunitoMore,
    fits: textFits(1.008, 0.95, 0.973, 1.022),
    ascent: 1.01,
    descent: 0.35,
    zero: 0.6,
    fallback: 'sans',
  },
  'Source Serif 4 Variable': {
    url: sourceSerif,
    moreUrl: sourceSerifMore,
    fits: [
      [100, 599, 'bold', 1.117],
      [600, 900, 'bold', 1.1],
    ],
    ascent: 1.04,
    descent: 0.34,
    zero: 0.544,
    fallback: 'serif',
  },
  'Syne Variable': {
    url: syne,
    moreUrl: syneMore,
    fits: [
      [100, 749, 'bold', 1.13],
      [750, 800, 'bold', 1.571],
      // The font ends at 800; the large heading requests 900 and has other letters.
      [801, 900, 'bold', 1.731],
    ],
    ascent: 0.93,
    descent: 0.28,
    zero: 0.738,
    fallback: 'sans',
  },
}
