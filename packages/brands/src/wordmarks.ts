import type { SiteId } from './brand.ts'

/**
 * A stretch of a wordmark that is drawn in its own way; `square` and `letter` go without a name of their own in the
 * text.
 */
export interface WordmarkPiece {
  readonly as: 'dot' | 'lean' | 'place' | 'square' | 'letter'
  readonly text: string
}

const letters = (text: string): readonly WordmarkPiece[] => [...text].map((letter) => ({ as: 'letter', text: letter }))

/**
 * Live text of each site's wordmark; weight, spacing, size and colour are of its theme. Apart from the brands: browsers
 * need no more.
 */
export const wordmarks: Readonly<Record<SiteId, readonly (string | WordmarkPiece)[]>> = {
  williams: ['W', { as: 'dot', text: 'ı' }, 'lliams'],
  styletread: [{ as: 'lean', text: 's' }, 'tyletread'],
  'styletread-nz': [{ as: 'lean', text: 's' }, 'tyletread', { as: 'place', text: 'nz' }],
  mollini: ['mollini', { as: 'square', text: '' }],
  trybe: letters('trybe'),
  mathers: ['Mathers'],
  midas: ['MIDAS'],
}
