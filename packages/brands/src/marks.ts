import type { SiteId, Theme } from './brand.ts'

type Colour = Extract<keyof Theme, 'page' | 'ink' | 'cta' | 'onCta' | 'accent' | 'onAccent' | 'tint' | 'sale'>

/** A path in a 32 × 32 view box. */
export interface MarkShape {
  readonly path: string
  readonly fill?: Colour
  readonly stroke?: Colour
  readonly width?: number
}

/** `ground` is drawn first; on a maskable icon it fills the square. */
interface Mark {
  readonly ground: MarkShape & { readonly fill: Colour }
  readonly shapes: readonly MarkShape[]
}

const S =
  'M21.5 11.5c-.9-2.2-3-3.5-5.5-3.5-3 0-5.2 1.6-5.2 4 0 5.2 11.4 2.8 11.4 8 0 2.6-2.5 4.3-5.9 4.3-3 0-5.3-1.5-6.3-4'

/** Icons of tabs and home screens, distinct by outline, not only by colour. */
export const marks: Readonly<Record<SiteId, Mark>> = {
  williams: {
    ground: { path: 'M7 0h18a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z', fill: 'accent' },
    shapes: [
      { path: 'M6 13l4 11.5 6-10 6 10 4-11.5', stroke: 'cta', width: 4 },
      { path: 'M13 7.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0', fill: 'cta' },
    ],
  },
  styletread: {
    ground: { path: 'M0 16a16 16 0 1 0 32 0a16 16 0 1 0-32 0', fill: 'cta' },
    shapes: [{ path: S, stroke: 'accent', width: 3.4 }],
  },
  'styletread-nz': {
    ground: { path: 'M0 0h32v32H0Z', fill: 'cta' },
    shapes: [
      { path: 'M0 27h32v5H0Z', fill: 'accent' },
      { path: S, stroke: 'page', width: 3.4 },
    ],
  },
  mollini: {
    ground: { path: 'M0 0h32v32H0Z', fill: 'cta' },
    shapes: [
      { path: 'M5 24V9h5v15M10 9h9v15M19 12', stroke: 'onCta', width: 3.2 },
      { path: 'M22 18h8v8h-8Z', fill: 'accent' },
    ],
  },
  trybe: {
    ground: {
      path: 'M16 1c7 0 13 2 14.5 8.5S31 27 23 30s-17 1.5-20.5-5.5S1 8 5.5 4 11 1 16 1Z',
      fill: 'cta',
    },
    shapes: [{ path: 'M15.5 6.5 16 20.5q.2 4.5 5 4.2M9.5 12.5l13-1', stroke: 'accent', width: 4.4 }],
  },
  mathers: {
    ground: { path: 'M3 32V14.5a13 13 0 0 1 26 0V32Z', fill: 'cta' },
    shapes: [{ path: 'M9.5 26.5V13.5l6.5 8.5 6.5-8.5v13', stroke: 'onCta', width: 2.6 }],
  },
  midas: {
    ground: { path: 'M16 0 32 16 16 32 0 16Z', fill: 'ink' },
    shapes: [
      { path: 'M10.2 21.5V11.5M21.8 21.5V11.5', stroke: 'page', width: 0.9 },
      { path: 'M10 11.5l6 9', stroke: 'page', width: 2.6 },
      { path: 'M16 20.5l6-9', stroke: 'page', width: 0.9 },
    ],
  },
}
