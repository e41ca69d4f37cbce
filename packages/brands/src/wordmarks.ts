import type { SiteId } from './brand.ts'

/** A styled piece of a wordmark; `square` and `letter` have no name in the text. */
export interface WordmarkPiece {
  readonly as: 'dot' | 'lean' | 'place' | 'square' | 'letter'
  readonly text: string
}

const letters = (text: string): readonly WordmarkPiece[] => [...text].map((letter) => ({ as: 'letter', text: letter }))

/** Separate from the brands, to save browser code. */
export const wordmarks: Readonly<Record<SiteId, readonly (string | WordmarkPiece)[]>> = {
  williams: ['W', { as: 'dot', text: 'ı' }, 'lliams'],
  styletread: [{ as: 'lean', text: 's' }, 'tyletread'],
  'styletread-nz': [{ as: 'lean', text: 's' }, 'tyletread', { as: 'place', text: 'nz' }],
  mollini: ['mollini', { as: 'square', text: '' }],
  trybe: letters('trybe'),
  mathers: ['Mathers'],
  midas: ['MIDAS'],
}
