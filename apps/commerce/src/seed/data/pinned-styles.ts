import type { SiteId } from '@welt/brands'

/** Styles that lead the listings of a site, in order; they are the ones its campaign pictures show. */
export const pinnedStyles: Readonly<Record<SiteId, readonly string[]>> = {
  williams: ['bondi', 'hudson', 'winton', 'merit'],
  styletread: ['gabrielle', 'capri', 'giselle', 'ibiza'],
  'styletread-nz': ['capri', 'gabrielle', 'elisabetta', 'sienna'],
  mollini: ['stellar', 'matilde', 'serpente', 'dakota'],
  trybe: ['zippy', 'comet', 'scholar', 'skylark'],
  mathers: ['yarra', 'daintree', 'summit', 'ridge'],
  midas: ['seraphina', 'lucia', 'mayfair', 'savile'],
}
