import type { SiteId } from '@welt/brands'

/** Styles that lead a site's listings, in order; its campaign pictures show them. */
export const pinnedStyles: Readonly<Record<SiteId, readonly string[]>> = {
  williams: ['bondi', 'hudson', 'winton', 'merit'],
  styletread: ['gabrielle', 'capri', 'giselle', 'ibiza'],
  'styletread-nz': ['capri', 'gabrielle', 'elisabetta', 'sienna'],
  mollini: ['stellar', 'matilde', 'serpente', 'dakota'],
  trybe: ['zippy', 'comet', 'scholar', 'skylark'],
  mathers: ['yarra', 'daintree', 'summit', 'ridge'],
  midas: ['seraphina', 'lucia', 'mayfair', 'savile'],
}
