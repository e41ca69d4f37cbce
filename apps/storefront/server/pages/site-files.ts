import type { Brand } from '@welt/brands'
import { PRIVATE_PLACES } from '@welt/kit/screens'
import type { PlainAnswer } from '#server/http/respond.ts'

const DAY = 'public, max-age=86400'

export function favicon({ name, theme }: Brand): PlainAnswer {
  const radius = Math.min(theme.radius.button, 16)
  const letter = name.charAt(0)
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${theme.cta}"/><text x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="21" fill="${theme.onCta}">${letter}</text><rect x="22" y="23.500" width="5" height="5" rx="${radius > 4 ? 2.5 : 0}" fill="${theme.accent}"/></svg>`
  return { status: 200, headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': DAY }, body }
}

export const logoPath = ({ id }: Brand) => `/brand/${id}.svg`

/** For clients that read `header_logo_src`. */
export function logo({ name, theme }: Brand): PlainAnswer {
  const { weight, colour } = theme.wordmark
  const font = `font-family="${theme.displayFont.replaceAll('"', "'")}" font-size="30" font-weight="${weight}"`
  const fitted = name.length > 9 ? ' textLength="152" lengthAdjust="spacingAndGlyphs"' : ''
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40" role="img"><title>${name}</title><text x="4" y="30" ${font} fill="${theme[colour]}"${fitted}>${name}</text></svg>`
  return { status: 200, headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': DAY }, body }
}

/** Rules are prefixes: an unanchored '/cart' would exclude '/cartwright-boots.html'. */
export function robots(origin: string): PlainAnswer {
  const rules = PRIVATE_PLACES.split('|').flatMap((place) =>
    [`/${place}$`, `/${place}/`, `/${place}?`].map((rule) => `Disallow: ${rule}`),
  )
  const body = `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
  return { status: 200, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': DAY }, body }
}
