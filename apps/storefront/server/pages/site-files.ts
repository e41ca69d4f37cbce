import type { Brand } from '@welt/brands'
import { type MarkShape, marks } from '@welt/brands/marks'
import { PRIVATE_PLACES } from '@welt/kit/screens'
import type { PlainAnswer } from '#server/http/respond.ts'

const DAY = 'public, max-age=86400'

function shapeMarkup({ path, fill, stroke, width }: MarkShape, theme: Brand['theme']): string {
  const outline = stroke ? ` stroke="${theme[stroke]}" stroke-width="${width}" stroke-linejoin="round"` : ''
  return `<path d="${path}" fill="${fill ? theme[fill] : 'none'}"${outline}/>`
}

/** Devices crop the corners of a maskable icon, so that its ground fills the square. */
export function iconMarkup({ id, theme }: Brand, isMaskable = false): string {
  const { ground, shapes } = marks[id]
  const inner = shapes.map((shape) => shapeMarkup(shape, theme)).join('')
  const whole = isMaskable
    ? `<rect width="32" height="32" fill="${theme[ground.fill]}"/><g transform="translate(6.4 6.4) scale(.6)">${inner}</g>`
    : `${shapeMarkup(ground, theme)}${inner}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${whole}</svg>`
}

export function favicon(brand: Brand): PlainAnswer {
  return {
    status: 200,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': DAY },
    body: iconMarkup(brand),
  }
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
