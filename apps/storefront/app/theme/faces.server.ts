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

/** A self-hosted face and the measures that make its fallback take the same room. */
export interface Face {
  readonly url: string
  /** The letters beyond western Europe's, fetched where a page has one: Māori vowels, names from everywhere. */
  readonly moreUrl: string
  /** Width of the face against the fallback, measured over shop text at the site's weight. */
  readonly widthRatio: number
  /** In ems of the face. */
  readonly ascent: number
  readonly descent: number
  readonly fallback: 'sans' | 'serif'
}

/** Latin subsets of every family that a theme names. */
export const faces: Readonly<Record<string, Face>> = {
  'Bodoni Moda Variable': { url: bodoniModa, moreUrl: bodoniModaMore, widthRatio: 1.13, ascent: 1.13, descent: 0.4, fallback: 'serif' },
  'Bricolage Grotesque Variable': {
    url: bricolageGrotesque,
    moreUrl: bricolageGrotesqueMore,
    widthRatio: 1.013,
    ascent: 0.93,
    descent: 0.27,
    fallback: 'sans',
  },
  'DM Sans Variable': { url: dmSans, moreUrl: dmSansMore, widthRatio: 1.021, ascent: 0.99, descent: 0.31, fallback: 'sans' },
  'Figtree Variable': { url: figtree, moreUrl: figtreeMore, widthRatio: 0.99, ascent: 0.95, descent: 0.25, fallback: 'sans' },
  'Fraunces Variable': { url: fraunces, moreUrl: frauncesMore, widthRatio: 1.174, ascent: 0.98, descent: 0.26, fallback: 'serif' },
  'Fredoka Variable': { url: fredoka, moreUrl: fredokaMore, widthRatio: 0.933, ascent: 0.97, descent: 0.24, fallback: 'sans' },
  'Hanken Grotesk Variable': {
    url: hankenGrotesk,
    moreUrl: hankenGroteskMore,
    widthRatio: 0.997,
    ascent: 1,
    descent: 0.3,
    fallback: 'sans',
  },
  'Instrument Sans Variable': {
    url: instrumentSans,
    moreUrl: instrumentSansMore,
    widthRatio: 1,
    ascent: 0.97,
    descent: 0.25,
    fallback: 'sans',
  },
  'Jost Variable': { url: jost, moreUrl: jostMore, widthRatio: 0.943, ascent: 1.07, descent: 0.38, fallback: 'sans' },
  'Nunito Variable': { url: nunito, moreUrl: nunitoMore, widthRatio: 1.011, ascent: 1.01, descent: 0.35, fallback: 'sans' },
  'Source Serif 4 Variable': {
    url: sourceSerif,
    moreUrl: sourceSerifMore,
    widthRatio: 1.17,
    ascent: 1.04,
    descent: 0.34,
    fallback: 'serif',
  },
  'Syne Variable': { url: syne, moreUrl: syneMore, widthRatio: 1.126, ascent: 0.93, descent: 0.28, fallback: 'sans' },
}
